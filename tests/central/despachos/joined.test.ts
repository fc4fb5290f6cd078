import { describe, expect, test } from 'vitest'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { newUuid } from '@/shared/storage/ids'
import { EXISTS } from '@/sync/fields'
import type { SyncAnswer } from '@/sync/wire'
import { type Client, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const LOG = 'bomberos_servicios_servicios'
let id = ''

const says = ({ device }: Client, values: Record<string, unknown>, time?: number) => ({
  c: LOG,
  id,
  campos: written(device, values, time),
})
const heard = ({ epoca, seqs }: SyncAnswer) => ({ epoca, seqs })
const fieldOf = ({ filas }: SyncAnswer, field: string) =>
  filas.find((row) => row.id === id)?.campos[field]?.[1]

describe.each(ENGINES)('two phones of one call · %s', (engine) => {
  const central = useCentral(engine)

  /** A call that two phones know, and what they have heard. */
  async function call(madeAt?: number) {
    id = `srv-${newUuid()}`
    const ana = await central.as('SUPERADMIN')
    const luis = ana.again()
    await ana.sync([
      says(
        ana,
        {
          [EXISTS]: true,
          ...newRegistro('2026-03-31'),
          estado: 'EN_CURSO',
          observaciones: 'Aviso del 911',
        },
        madeAt,
      ),
    ])
    return { ana, luis, both: heard(await luis.sync()) }
  }

  test('each may bring as many photos as a form takes, and none of them alone more', async () => {
    const photos = (whose: string, many: number) =>
      Array.from({ length: many }, (_, n) => `idb:${whose}-${n}`)
    const { ana, luis, both } = await call()
    await ana.sync([says(ana, { fotos: photos('ana', 6) })], both)
    const answer = await luis.sync([says(luis, { fotos: photos('luis', 6) })], both)
    expect(answer.estados).toMatchObject([{ estado: 'ok' }])
    expect(fieldOf(answer, 'fotos')).toHaveLength(12)
    id = `srv-${newUuid()}`
    const alone = { [EXISTS]: true, ...newRegistro('2026-03-31'), fotos: photos('otra', 7) }
    expect((await luis.sync([says(luis, alone)])).estados).toMatchObject([
      { estado: 'invalido', mensaje: 'Aquí caben 6 fotografías como máximo.' },
    ])
  })

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

  test('who is taken away stays away when another phone, that had not heard it yet, adds somebody; in any order', async () => {
    for (const addsFirst of [true, false]) {
      const { ana, luis } = await call()
      await ana.sync([says(ana, { personalAsignado: ['Pedro', 'Ana'] })])
      const known = heard(await luis.sync())
      const now = Date.now()
      const adds = () =>
        ana.sync([says(ana, { personalAsignado: ['Pedro', 'Ana', 'Eva'] }, now + 1000)], known)
      const takes = () => luis.sync([says(luis, { personalAsignado: ['Ana'] }, now + 60_000)], known)
      if (addsFirst) await adds()
      await takes()
      if (!addsFirst) await adds()
      expect(fieldOf(await ana.sync(), 'personalAsignado')).toEqual(['Ana', 'Eva'])
    }
  })

  test('a corrected note stands once, and the kilometres of one vehicle and the supplies of two phones all stand', async () => {
    const { ana, luis } = await call()
    const vehiculos = [{ nombre: 'Autobomba 1' }]
    await ana.sync([says(ana, { observaciones: 'Un herido, trasladado al hospital', vehiculos })])
    const known = heard(await luis.sync())
    await ana.sync(
      [
        says(ana, {
          observaciones: 'Dos heridos, trasladados al hospital',
          vehiculos: [{ nombre: 'Autobomba 1', kmSalida: 100 }, { nombre: 'Tanquero 2' }],
          insumos: [{ nombre: 'Guantes', cantidad: 3 }],
        }),
      ],
      known,
    )
    const answer = await luis.sync(
      [
        says(luis, {
          observaciones: 'Dos heridos, trasladados al hospital de Zaruma',
          vehiculos: [{ nombre: 'Autobomba 1', kmRegreso: 115 }],
          insumos: [{ nombre: 'Espuma', cantidad: 2 }],
        }),
      ],
      known,
    )
    expect(fieldOf(answer, 'observaciones')).toBe('Dos heridos, trasladados al hospital de Zaruma')
    expect(fieldOf(answer, 'vehiculos')).toEqual([
      { nombre: 'Autobomba 1', kmSalida: 100, kmRegreso: 115 },
      { nombre: 'Tanquero 2' },
    ])
    expect(fieldOf(answer, 'insumos')).toEqual([
      { nombre: 'Guantes', cantidad: 3 },
      { nombre: 'Espuma', cantidad: 2 },
    ])
  })

  test('who takes back what they added, and had not heard that it arrived, takes it back', async () => {
    const { ana, luis, both } = await call()
    await ana.sync([says(ana, { personalAsignado: ['Ana'] })], both)
    const had = says(luis, { personalAsignado: ['Luis'] })
    const lost = await luis.sync([{ ...had, base: {} }], both)
    expect(fieldOf(lost, 'personalAsignado')).toEqual(['Ana', 'Luis'])
    const answer = await luis.sync([{ ...says(luis, { personalAsignado: [] }), base: {} }], both)
    expect(fieldOf(answer, 'personalAsignado')).toEqual(['Ana'])
    // The first one arrives once more, late.
    expect(fieldOf(await luis.sync([{ ...had, base: {} }], both), 'personalAsignado')).toEqual(['Ana'])
  })

  test('in other fields the later word stands; what is joined doesn’t ask how late it comes', async () => {
    const yesterday = Date.now() - 25 * 60 * 60_000
    const { ana, luis, both } = await call(yesterday - 1000)
    await ana.sync([says(ana, { direccion: 'Puente', personalAsignado: ['Ana'] })], both)
    const answer = await luis.sync(
      [says(luis, { direccion: 'Mercado' }), says(luis, { personalAsignado: ['Luis'] }, yesterday)],
      both,
    )
    expect(fieldOf(answer, 'direccion')).toBe('Mercado')
    expect(fieldOf(answer, 'personalAsignado')).toEqual(['Ana', 'Luis'])
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
