import { describe, expect, test } from 'vitest'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { EXISTS } from '@/sync/fields'
import type { SyncAnswer } from '@/sync/wire'
import { type Client, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const LOG = 'bomberos_servicios_servicios'
const ID = 'srv-1'

const says = ({ device }: Client, values: Record<string, unknown>, time?: number) => ({
  c: LOG,
  id: ID,
  campos: written(device, values, time),
})
const heard = ({ epoca, seqs }: SyncAnswer) => ({ epoca, seqs })
const fieldOf = ({ filas }: SyncAnswer, field: string) =>
  filas.find(({ id }) => id === ID)?.campos[field]?.[1]

describe.each(ENGINES)('two phones of one call · %s', (engine) => {
  const central = useCentral(engine)

  /** A call that two phones know, and what they have heard. */
  async function call() {
    const ana = await central.as('SUPERADMIN')
    const luis = ana.again()
    await ana.sync([
      says(ana, {
        [EXISTS]: true,
        ...newRegistro('2026-03-31'),
        estado: 'EN_CURSO',
        observaciones: 'Aviso del 911',
      }),
    ])
    return { ana, luis, both: heard(await luis.sync()) }
  }

  test('names and notes that they write without hearing each other all stand, whoever comes later', async () => {
    for (const [first, second] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const { ana, luis, both } = await call()
      const now = Date.now()
      const [early, late] = [now + 1000 + first, now + 1000 + second]
      await ana.sync(
        [says(ana, { personalAsignado: ['Ana'], observaciones: 'Aviso del 911\n10:01 Sale M1' }, early)],
        both,
      )
      const answer = await luis.sync(
        [
          says(
            luis,
            { personalAsignado: ['Luis'], observaciones: 'Aviso del 911\n10:02 Hay humo', salida: '10:00' },
            late,
          ),
        ],
        both,
      )
      expect(answer.estados).toMatchObject([{ estado: 'ok' }])
      expect(fieldOf(answer, 'personalAsignado')).toEqual(['Ana', 'Luis'])
      expect(fieldOf(answer, 'observaciones')).toBe('Aviso del 911\n10:01 Sale M1\n10:02 Hay humo')
      expect(fieldOf(answer, 'salida')).toBe('10:00')
      await ana.sync([says(ana, { [EXISTS]: false })])
    }
  })

  test('who has seen a name and takes it away, takes it away; so does the phone that wrote it', async () => {
    const { ana, luis, both } = await call()
    const own = await ana.sync([says(ana, { personalAsignado: ['Ana', 'Eva'] })], both)
    expect(
      fieldOf(await ana.sync([says(ana, { personalAsignado: ['Ana'] })], both), 'personalAsignado'),
    ).toEqual(['Ana'])
    const seen = heard(await luis.sync([], heard(own)))
    expect(
      fieldOf(await luis.sync([says(luis, { personalAsignado: [] })], seen), 'personalAsignado'),
    ).toEqual([])
  })

  test('in other fields, and after a day, the later word stands', async () => {
    const { ana, luis, both } = await call()
    const yesterday = Date.now() - 25 * 60 * 60_000
    await ana.sync([says(ana, { direccion: 'Puente', personalAsignado: ['Ana'] })], both)
    const answer = await luis.sync(
      [says(luis, { direccion: 'Mercado' }), says(luis, { personalAsignado: ['Luis'] }, yesterday)],
      both,
    )
    expect(fieldOf(answer, 'direccion')).toBe('Mercado')
    expect(fieldOf(answer, 'personalAsignado')).toEqual(['Ana'])
  })

  test('a role without the right joins nothing', async () => {
    const { ana, both } = await call()
    await ana.sync([says(ana, { personalAsignado: ['Ana'] })], both)
    const bodega = await central.as('BODEGA')
    const { estados } = await bodega.sync(
      [says(bodega, { personalAsignado: ['Intruso'] }, Date.now() - 60_000)],
      both,
    )
    expect(estados).toMatchObject([{ estado: 'prohibido' }])
    expect(fieldOf(await ana.sync([], { ...both, seqs: {} }), 'personalAsignado')).toEqual(['Ana'])
  })
})
