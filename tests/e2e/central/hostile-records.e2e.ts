import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayAt } from '@/entities/guardias/tiempo'
import { miembrosList } from '@/entities/personal/module'
import { newUuid } from '@/shared/storage/ids'
import { dataVersion } from '@/sync/collections'
import { EXISTS } from '@/sync/fields'
import type { Op } from '@/sync/wire'
import { written } from '../../central/support/client'
import { HOSTILE_LISTS, hostileRecords, hostileWhole, KINDS, PERSONA } from '../../hostile-records'
import { claim, withCentral } from '../support/central/station'
import { expectSafe } from '../support/hostile/hostile-text'

const HOY = dayAt(Date.now())
const DEVICE = 'odd-ones'
/** A record has room for one long text in each of its fields, not for ten thousand letters. */
const { long = '', 'many words': _, ...SHORT } = KINDS
const TEXT = Object.values(SHORT).join(' ')

const opOf = (c: string, { id, ...values }: { id: string }): Op => ({
  ...{ c, id },
  campos: written(DEVICE, { [EXISTS]: true, ...values }),
})

/** As the chief's other device would tell it. */
async function tell(chief: Page, ops: Op[]): Promise<void> {
  for (let n = 0; n < ops.length; n += 3) {
    const data = {
      version: dataVersion(),
      dispositivo: DEVICE,
      epoca: '',
      seqs: {},
      ops: ops.slice(n, n + 3),
    }
    const said = await chief.request.post('/api/sync', { headers: { 'x-central': '1' }, data })
    const { estados } = (await said.json()) as { estados: { estado: string }[] }
    expect(estados.filter(({ estado }) => estado !== 'ok')).toEqual([])
  }
}

async function codeOf(chief: Page, persona: string): Promise<string> {
  const said = await chief.request.post('/api/accesos', { headers: { 'x-central': '1' }, data: { persona } })
  return ((await said.json()) as { codigo: string }).codigo
}

/** At a phone's size, a desk's and a television's. */
async function expectSafeAtSizes(page: Page): Promise<void> {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectSafe(page)
  }
}

test('odd texts in people, shifts, calls and events run nowhere and widen neither somebody’s own place nor the station’s screen', () =>
  withCentral(async ({ device, codigo }) => {
    const chief = await device()
    await claim(chief, codigo)
    const odd = (text: string, id: string) =>
      HOSTILE_LISTS.map((list) => {
        const record = hostileWhole(list, HOY, text, `${list.idPrefix}${id}`)
        // A longer number is refused, and a call without a day or an hour.
        const { numero, fecha, instante } = record
        const short = numero ? { numero: text.slice(0, 200) } : {}
        const when = instante === undefined ? {} : { instante: `${HOY}T05:00:00.000Z` }
        return opOf(list.key, { ...record, ...short, ...when, ...(fecha !== undefined && { fecha: HOY }) })
      })
    const plain = HOSTILE_LISTS.flatMap((list) =>
      hostileRecords(list, HOY)
        .slice(0, 1)
        .map((one) => opOf(list.key, one)),
    )
    await tell(chief, [...plain, ...odd(TEXT, 'todo'), ...odd(long.slice(0, 1000), 'largo')])
    const id = `despacho-${newUuid()}`
    const call = {
      id,
      tipo: 'INCENDIO',
      direccion: TEXT.slice(0, 150),
      detalle: TEXT.slice(0, 300),
      prueba: false,
      aQuienes: '',
    }
    const made = await chief.request.post('/api/despachos', { headers: { 'x-central': '1' }, data: call })
    expect(made.status()).toBe(201)

    for (const persona of [PERSONA, `${miembrosList.idPrefix}todo`, `${miembrosList.idPrefix}largo`]) {
      const phone = await device({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
      await phone.goto(`/mi#codigo=${await codeOf(chief, persona)}`)
      await phone.getByRole('button', { name: 'Entrar en este teléfono' }).click()
      await phone.getByRole('button', { name: 'Voy directo' }).click()
      await phone.getByText('Usted contestó: Voy directo').waitFor()
      await phone.getByRole('heading', { name: 'Próximos eventos' }).waitFor()
      for (const more of await phone.locator('summary').all()) await more.click()
      await expectSafe(phone)
    }

    await chief.goto(`/admin/despacho/${id}`)
    await chief.getByRole('region', { name: /^Vienen \([123]\)/ }).waitFor()
    await expectSafeAtSizes(chief)
  }))
