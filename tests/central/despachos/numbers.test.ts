import { describe, expect, test } from 'vitest'
import { ordenesList, tarifasList } from '@/entities/inspecciones/cobros/listas'
import { permisosList } from '@/entities/inspecciones/permiso/module'
import { actasList } from '@/entities/inspecciones/visita/listas'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { refusedByNumbers, withNumbers } from '@/server/sync/numbers'
import { readRows } from '@/server/sync/write'
import { EXISTS } from '@/sync/fields'
import type { Op, SyncAnswer } from '@/sync/wire'
import { type Client, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { HOSTILE } from '../support/hostile'
import { useCentral } from '../support/world'

const LOG = 'bomberos_servicios_servicios'

const says = ({ device }: Client, id: string, values: Record<string, unknown>): Op => ({
  c: LOG,
  id,
  campos: written(device, values),
})
const done = (client: Client, id: string, values: Record<string, unknown> = {}): Op =>
  says(client, id, { [EXISTS]: true, ...newRegistro('2026-03-31'), ...values })

const numberIn = ({ filas }: SyncAnswer, id: string) => filas.find((row) => row.id === id)?.campos.numero?.[1]

describe.each(ENGINES)('numbers of partes · %s', (engine) => {
  const central = useCentral(engine)

  test('each completed call gets the next number of its year, however many devices send at once', async () => {
    const client = await central.as('SUPERADMIN')
    const ids = Array.from({ length: 12 }, (_, n) => `srv-${n}`)
    const answers = await Promise.all(
      ids.map((id, n) =>
        client.again().sync([done(client, id, { fecha: n < 9 ? '2026-03-31' : '2027-01-01' })]),
      ),
    )
    const numbers = answers.map((answer, n) => numberIn(answer, `srv-${n}`))
    const series = (year: number, count: number) =>
      Array.from({ length: count }, (_, n) => `P-${year}-000${n + 1}`)
    expect(numbers.slice(0, 9).sort()).toEqual(series(2026, 9))
    expect(numbers.slice(9).sort()).toEqual(series(2027, 3))
  })

  test('several in one call are numbered in their order, one that runs gets its number at its end', async () => {
    const client = await central.as('SUPERADMIN')
    const answer = await client.sync([
      done(client, 'srv-1'),
      done(client, 'srv-2', { estado: 'EN_CURSO' }),
      done(client, 'srv-3'),
    ])
    expect(['srv-1', 'srv-2', 'srv-3'].map((id) => numberIn(answer, id))).toEqual([
      'P-2026-0001',
      undefined,
      'P-2026-0002',
    ])
    expect(numberIn(await client.sync([says(client, 'srv-2', { estado: 'COMPLETADO' })]), 'srv-2')).toBe(
      'P-2026-0003',
    )
  })

  test('a number stays: nobody changes it, and that of a deleted call is not given again', async () => {
    const client = await central.as('SUPERADMIN')
    await client.sync([done(client, 'srv-1')])
    const { estados } = await client.sync([says(client, 'srv-1', { numero: 'P-2026-0009' })])
    expect(estados).toMatchObject([
      { estado: 'invalido', mensaje: 'El parte P-2026-0001 conserva su número.' },
    ])
    await client.sync([says(client, 'srv-1', { [EXISTS]: false })])
    expect(numberIn(await client.sync([done(client, 'srv-2')]), 'srv-2')).toBe('P-2026-0002')
  })

  test('what a device numbered by itself keeps that number', async () => {
    const client = await central.as('SUPERADMIN')
    const answer = await client.sync([
      done(client, 'srv-1', { numero: 'P-2026-0001-A4F' }),
      done(client, 'srv-2'),
    ])
    expect(['srv-1', 'srv-2'].map((id) => numberIn(answer, id))).toEqual(['P-2026-0001-A4F', 'P-2026-0001'])
  })
  test('a parte of a past year brings its own number or none, and the next one of that year follows', async () => {
    const client = await central.as('SUPERADMIN')
    const answer = await client.sync([
      done(client, 'srv-1', { fecha: '2019-05-05', numero: 'P-2019-0041' }),
      done(client, 'srv-2', { fecha: '2019-05-06', numero: '0042/19' }),
      done(client, 'srv-3', { fecha: '2019-05-07', importado: true }),
      done(client, 'srv-4', { fecha: '2019-05-08' }),
    ])
    expect(['srv-1', 'srv-2', 'srv-3', 'srv-4'].map((id) => numberIn(answer, id))).toEqual([
      'P-2019-0041',
      '0042/19',
      undefined,
      'P-2019-0042',
    ])
  })

  test('an odd text in one parte, or in a number, takes no number from the others', async () => {
    const client = await central.as('SUPERADMIN')
    await client.sync(
      HOSTILE.map((text, n) =>
        done(client, `srv-${n}`, { ...(n === 0 && { estado: 'EN_CURSO' }), observaciones: text }),
      ),
    )
    const quoted = 'El "41" \\ de 2019'
    const { estados } = await client.sync([
      done(client, 'srv-20'),
      done(client, 'srv-21', { numero: quoted }),
      done(client, 'srv-22', { numero: 'P-2026-0001' }),
    ])
    expect(estados).toMatchObject([
      { estado: 'ok' },
      { estado: 'ok' },
      { estado: 'invalido', mensaje: 'El número P-2026-0001 ya es de otro parte.' },
    ])
    const again = await client.sync([done(client, 'srv-23', { numero: quoted })])
    expect(again.estados).toMatchObject([{ estado: 'invalido' }])
  })

  test('a number never belongs to two: who brings it later gets the record back with the reason', async () => {
    const client = await central.as('SUPERADMIN')
    await client.sync([done(client, 'srv-1')])
    const other = client.again()
    const { estados } = await other.sync([
      done(other, 'srv-2', { numero: 'P-2026-0001' }),
      done(other, 'srv-3', { numero: '41' }),
      done(other, 'srv-4', { numero: '41' }),
    ])
    expect(estados).toMatchObject([
      { id: 'srv-2', estado: 'invalido', mensaje: 'El número P-2026-0001 ya es de otro parte.' },
      { id: 'srv-3', estado: 'ok' },
      { id: 'srv-4', estado: 'invalido', mensaje: 'El número 41 ya es de otro parte.' },
    ])
    await client.sync([says(client, 'srv-1', { [EXISTS]: false })])
    const again = await other.sync([done(other, 'srv-5', { numero: 'P-2026-0001' })])
    expect(again.estados).toMatchObject([{ estado: 'ok' }])
    const { estados: back } = await client.sync([says(client, 'srv-1', { [EXISTS]: true })])
    expect(back).toMatchObject([
      { estado: 'invalido', mensaje: 'El número P-2026-0001 ya es de otro parte.' },
    ])
  })

  test.each([
    [
      ordenesList.key,
      { dia: '2026-03-02', ano: 2026, tramite: 'Multas', nombre: 'Tienda', numero: 'OP-2026-0001' },
      'El número OP-2026-0001 ya es de otra orden de pago.',
    ],
    [
      permisosList.key,
      {
        ...{
          tipo: 'GAS',
          nombre: 'Camión',
          informe: '1',
          informeDia: '2026-03-02',
          recibo: '7',
          firma: 'Ana',
        },
        ...{ desde: '2026-03-02', hasta: '2026-12-31', otorgado: '2026-03-02T15:00:00.000Z' },
        numero: 'F-2026-0001',
      },
      'El número F-2026-0001 ya es de otro permiso.',
    ],
    [
      actasList.key,
      {
        local: 'local-1',
        plantilla: 'base-1',
        paso: 'PRIMERA',
        dia: '2026-03-02',
        numero: 'A-2026-0001-4F2A',
      },
      'El número A-2026-0001-4F2A ya es de otra acta.',
    ],
  ])('a number of %s that another one has is told in its own words', async (c, values, mensaje) => {
    const client = await central.as('SUPERADMIN')
    const op = (id: string): Op => ({ c, id, campos: written(client.device, { [EXISTS]: true, ...values }) })
    const { estados } = await client.sync([op('uno'), op('dos')])
    expect(estados).toMatchObject([{ estado: 'ok' }, { estado: 'invalido', mensaje }])
  })

  test('two tariffs of one name and year are one too many at the central too, also from two devices', async () => {
    const client = await central.as('SUPERADMIN')
    const op = (id: string, concepto: string, vigente = 2026): Op => ({
      ...{ c: tarifasList.key, id },
      campos: written(client.device, {
        ...{ [EXISTS]: true, tramite: 'Permiso anual', concepto, vigente },
        bandas: [{ desde: 0, centavos: 1000 }],
      }),
    })
    await client.sync([op('uno', 'Tienda')])
    const other = client.again()
    const { estados } = await other.sync([
      op('dos', ' TIENDA'),
      op('tres', 'Tienda', 2027),
      op('cuatro', 'Bar'),
    ])
    expect(estados).toMatchObject([
      { estado: 'invalido', mensaje: 'Ya hay una tarifa «TIENDA» que vale desde 2026.' },
      ...[{ estado: 'ok' }, { estado: 'ok' }],
    ])
  })

  test('a record with a null character and half an emoji stops no numbering, and quotes in a number are told apart', async () => {
    const client = await central.as('SUPERADMIN')
    await client.sync([done(client, 'srv-1', { descripcion: 'nulo \0 y \ud83d medio' })])
    const answer = await client.sync([
      done(client, 'srv-2', { numero: '7"A\\' }),
      done(client, 'srv-3', { numero: '7"A\\' }),
      done(client, 'srv-4', { observaciones: '"numero":["x","P-2026-0900"]' }),
    ])
    expect(answer.estados.map(({ estado }) => estado)).toEqual(['ok', 'invalido', 'ok'])
    expect(numberIn(answer, 'srv-4')).toBe('P-2026-0002')
    const later = await client.sync([done(client, 'srv-5', { numero: '7"A\\' })])
    expect(later.estados).toMatchObject([{ estado: 'invalido' }])
  })

  test('a number is looked for in an index, not in every record of the list', async () => {
    const client = await central.as('SUPERADMIN')
    await client.sync([done(client, 'srv-1')])
    const asked: { sql: string; params: readonly unknown[] }[] = []
    await central.database.transaction(async (query) => {
      const heard = <R extends object>(sql: string, params: readonly unknown[] = []) => {
        asked.push({ sql, params })
        return query<R>(sql, params)
      }
      const [row] = await readRows(query, [{ c: LOG, id: 'srv-1' }])
      const fresh = row && { ...row, id: 'srv-2', campos: done(client, 'srv-2').campos }
      await withNumbers(heard, fresh ? [fresh] : [])
      await refusedByNumbers(heard, row ? [{ row, before: {} }] : [])
      await query('set local enable_seqscan = off')
      expect(asked).toHaveLength(2)
      for (const { sql, params } of asked) {
        const plan = await query(`explain ${sql}`, params)
        expect(JSON.stringify(plan)).toContain('registro_numero_dado')
      }
    })
  })
})
