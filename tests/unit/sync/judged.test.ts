import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { runs } from '../../runs'
import { judgeHistory } from '../../tools/history-judge.mjs'
import { history, told } from './history'
import { compileDevice, type World } from './world'

/** `npm run bench -- historias` asks for more; a seed that it printed brings the same ones again. */
const MANY = Number(process.env.HISTORIAS) || runs(300)
const SEED = Number(process.env.SEMILLA) || Date.now() % 2 ** 31

let compiled: World['compiled']
beforeAll(async () => {
  compiled = await compileDevice()
})

const judged = (code: () => World['compiled']) =>
  fc.asyncProperty(told(), async (one) => {
    expect(judgeHistory((await history(one, code())).log)).toEqual([])
  })

test(`whoever knows nothing of the code finds nothing wrong in ${MANY} histories (seed ${SEED})`, async () => {
  const began = performance.now()
  await fc.assert(
    judged(() => compiled),
    { numRuns: MANY, seed: SEED },
  )
  const seconds = (performance.now() - began) / 1000
  console.info(`${MANY} histories, seed ${SEED}: none wrong, ${(MANY / seconds).toFixed(1)} a second`)
})

const edit = (dev: number, key: number, n: number) => ({
  t: 'edit' as const,
  dev,
  key,
  n,
  field: 'x' as const,
})
const takeBack = (dev: number, key: number, n: number, field: 'x' | 'z', net: 'ok' | 'late') => ({
  ...{ t: 'takeBack' as const, dev, key, n },
  ...{ field, net },
})

/** Found by generated histories, and as short as they could be made. */
const FOUND: Record<string, Parameters<typeof history>[0][0]> = {
  'a word that waits while the central comes back from a copy, and whose record is deleted then': [
    ...[{ t: 'serverCopy' as const }, edit(2, 1, 5), { t: 'serverBack' as const }],
    { t: 'remove', dev: 0, key: 1, n: 0, undo: false },
    ...[
      takeBack(1, 1, 1, 'z', 'late'),
      { t: 'serverCopy' as const },
      takeBack(0, 0, 0, 'x', 'ok'),
      edit(0, 0, 0),
    ],
    { t: 'sync', dev: 2, net: 'ok' },
    { t: 'create', dev: 0, key: 0 },
  ],
  'a phone that returns to a copy of itself with words that it had not sealed': [
    ...[takeBack(0, 1, 2, 'x', 'ok'), { t: 'phoneCopy' as const, dev: 0 }],
    ...[{ t: 'signIn' as const, dev: 0, who: 'ana' }, edit(1, 1, 2), { t: 'phoneBack' as const, dev: 0 }],
    ...[takeBack(0, 1, 0, 'x', 'ok'), edit(0, 0, 0)],
  ],
}

test.each(Object.entries(FOUND))('nothing is wrong any more with %s', async (_name, acts) => {
  expect(judgeHistory((await history([acts, [0, 0, 0], false], compiled)).log)).toEqual([])
})

/** Each puts a fault into the compiled code that the judge must see in what the devices show. */
const FAULTS: Record<string, [place: RegExp, broken: string, rules: readonly string[]]> = {
  'what was written during a call is lost': [
    /\{\s*\.\.\.row,\s*\.\.\.rest\s*\}/g,
    '{ ...row }',
    ['lost', 'last writer'],
  ],
  'a record that arrives is doubled': [
    /(?<=\)\) )records\.set\(record\.id, record\)/g,
    '(records.set(record.id, record), here || /2$/.test(record.id) || records.set((record.id + "2"), { ...record, id: (record.id + "2") }))',
    ['doubled'],
  ],
  'a text is cut on its way': [
    /(?<=put\()recordOf\(id, fields\)(?=\))/g,
    '{ ...recordOf(id, fields), x: String(recordOf(id, fields).x).slice(0, -1) }',
    ['invented'],
  ],
}

test.each(Object.entries(FAULTS))('the judge sees it if %s', async (_name, [place, broken, rules]) => {
  const code = await compileDevice((text) => {
    const changed = text.replace(place, broken)
    expect(changed).not.toBe(text)
    return changed
  })
  for (const one of fc.sample(told(), { numRuns: 200, seed: 1 })) {
    const [complaint] = judgeHistory((await history(one, code)).log).filter(({ rule }) =>
      rules.includes(rule),
    )
    if (complaint) return
  }
  expect.unreachable('200 histories, and nothing seen')
})
