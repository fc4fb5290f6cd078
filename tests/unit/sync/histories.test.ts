import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { runs } from '../../runs'
import { history, told } from './history'
import { compileDevice } from './world'

let compiled: Awaited<ReturnType<typeof compileDevice>>
beforeAll(async () => {
  compiled = await compileDevice()
})

const histories = (code: () => typeof compiled) =>
  fc.asyncProperty(told(), async (one) => (await history(one, code())).check())

test('whatever happens to three phones and their central, all agree in the end and nothing is lost', async () => {
  await fc.assert(
    histories(() => compiled),
    { numRuns: runs(4000) },
  )
})

/** Each takes one rule out of the compiled code. */
const FAULTS: Record<string, [rule: RegExp, broken: string | ((...found: string[]) => string)]> = {
  'what is taken back is told only if the central knows it': [
    /(?<=underWayOf = \(\{ known, earlier \}\) => )Object\.entries/g,
    '(() => [])',
  ],
  'a stamp is not kept': [/had && same\(had\[1\], value\)/g, 'false'],
  'whatever waits goes in anybody’s session': [/one === person \|\| one === (?:NOBODY|"")/g, 'true'],
  'list and shadow are two transactions': [
    /await writeRows\(\[\.\.\.(pagesOf\(.*), \.\.\.rows\]\)/g,
    'await writeRows(rows); await writeRows($1)',
  ],
  'a device that joins says what it has before it has listened': [
    /(seq: )seqs\[key\] \?\? 0(,\s*rows: )Object.fromEntries\(rows\)|(?<=return )list(?=\.filter\(\(record\d*\) => !isSample)/g,
    (_all, seq, rows) => (seq ? `${seq}0${rows}{}` : 'true ? list : list'),
  ],
}

test.each(Object.entries(FAULTS))('these histories would tell if %s', async (_name, [rule, broken]) => {
  const code = await compileDevice((text) => {
    const changed = text.replace(rule, broken as string)
    expect(changed).not.toBe(text)
    return changed
  })
  const { failed } = await fc.check(
    histories(() => code),
    { numRuns: 4000, endOnFailure: true },
  )
  expect(failed).toBe(true)
})
