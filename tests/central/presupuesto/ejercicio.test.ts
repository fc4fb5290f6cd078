import { describe, expect, test } from 'vitest'
import { ROLES } from '@/access/roles'
import { importGastos } from '@/entities/presupuesto/cedula/cedula-import'
import { planPartidas } from '@/entities/presupuesto/cedula/cedula-plan'
import { gastosList } from '@/entities/presupuesto/module'
import { idsDeCedula } from '@/entities/presupuesto/queries'
import { EXISTS, isAlive } from '@/sync/fields'
import { type Client, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const c = gastosList.key
const LINE = { partida: '53.01.05', denominacion: 'Teléfono', codificado: 100, ejercicio: 2025 }

describe.each(ENGINES)('a closed fiscal year · %s', (engine) => {
  const central = useCentral(engine)

  test.each(ROLES)('%s writes in it only as the chief', async (role) => {
    const jefe = await central.as('SUPERADMIN')
    await jefe.sync([
      { c, id: 'gas-a', campos: written(jefe.device, { [EXISTS]: true, ...LINE, cerrado: true }) },
      { c, id: 'gas-b', campos: written(jefe.device, { [EXISTS]: true, ...LINE, ejercicio: 2026 }) },
    ])
    const client = await central.as(role)
    const { device } = client
    const { estados } = await client.sync([
      { c, id: 'gas-a', campos: written(device, { pagado: 5 }) },
      { c, id: 'gas-a', campos: written(device, { cerrado: false, nota: 'x' }) },
      { c, id: 'gas-b', campos: written(device, { ejercicio: 2025, cerrado: true }) },
      { c, id: 'gas-c', campos: written(device, { [EXISTS]: true, ...LINE }) },
      { c, id: 'gas-a', campos: written(device, { [EXISTS]: false }) },
    ])
    expect(estados.map(({ estado }) => estado)).toEqual(
      estados.map(() => (role === 'SUPERADMIN' ? 'ok' : 'prohibido')),
    )
    if (role === 'TESORERIA')
      for (const { mensaje } of estados) expect(mensaje).toMatch(/^El ejercicio 2025 está cerrado/)
  })

  test('whoever edits the budget closes it, and not again', async () => {
    const client = await central.as('TESORERIA')
    const { device } = client
    await client.sync([{ c, id: 'gas-a', campos: written(device, { [EXISTS]: true, ...LINE }) }])
    const close = await client.sync([{ c, id: 'gas-a', campos: written(device, { cerrado: true }) }])
    expect(close.estados[0]?.estado).toBe('ok')
    const reopen = await client.sync([{ c, id: 'gas-a', campos: written(device, { cerrado: false }) }])
    expect(reopen.estados[0]?.estado).toBe('prohibido')
  })
  test('a line that was never marked as closed, as another phone was adding it just then, is as closed as its year', async () => {
    const jefe = await central.as('SUPERADMIN')
    await jefe.sync([
      { c, id: 'gas-a', campos: written(jefe.device, { [EXISTS]: true, ...LINE, cerrado: true }) },
      { c, id: 'gas-late', campos: written(jefe.device, { [EXISTS]: true, ...LINE, partida: '53.01.06' }) },
    ])
    const client = await central.as('TESORERIA')
    const say = async (campos: object) =>
      (await client.sync([{ c, id: 'gas-late', campos: written(client.device, { ...campos }) }])).estados[0]
    for (const campos of [{ pagado: 5 }, { ejercicio: 2026 }, { [EXISTS]: false }])
      expect(await say(campos)).toMatchObject({
        ...{ estado: 'prohibido', mensaje: expect.stringMatching(/^El ejercicio 2025 está cerrado/) },
      })
    expect(await say({ cerrado: true })).toMatchObject({ estado: 'ok' })
  })

  test('what a treasurer added without a network before closing the year comes in with the closing, and nothing after it', async () => {
    const client = await central.as('TESORERIA')
    const { device } = client
    const add = (id: string, partida: string) => ({
      ...{ c, id, campos: written(device, { [EXISTS]: true, ...LINE, partida, cerrado: true }) },
    })
    await client.sync([{ c, id: 'gas-a', campos: written(device, { [EXISTS]: true, ...LINE }) }])
    const { estados } = await client.sync([
      { c, id: 'gas-a', campos: written(device, { pagado: 7, cerrado: true }) },
      add('gas-b', '53.01.06'),
      add('gas-c', '53.01.07'),
    ])
    expect(estados.map(({ estado }) => estado)).toEqual(['ok', 'ok', 'ok'])
    const late = await client.sync([add('gas-d', '53.01.08')])
    expect(late.estados[0]?.estado).toBe('prohibido')
  })

  test('of two phones that open one year, neither takes away the figures of the other', async () => {
    const [one, other] = [await central.as('TESORERIA'), await central.as('SUPERADMIN')]
    const opened = { [EXISTS]: true, ...LINE, ejercicio: 2027, codificado: 0, devengado: 0 }
    const zeros = { comprometido: 0, pagado: 0, saldoComprometer: 0, saldoDevengar: 0 }
    await one.sync([{ c, id: 'gas-2027-a', campos: written(one.device, { ...opened, ...zeros }) }])
    await one.sync([
      {
        ...{ c, id: 'gas-2027-a' },
        campos: written(one.device, { codificado: 500, saldoComprometer: 500, saldoDevengar: 500 }),
      },
    ])
    const { estados } = await other.sync([
      {
        ...{ c, id: 'gas-2027-a' },
        campos: written(other.device, { ...opened, ...zeros, devengado: 20, saldoDevengar: -20 }),
      },
    ])
    expect(estados[0]?.estado).toBe('ok')
    const [row] = await central.database.query<{ campos: Record<string, [string, unknown]> }>(
      "select campos from registro where id = 'gas-2027-a'",
    )
    const value = (field: string) => row?.campos[field]?.[1]
    expect(['codificado', 'devengado', 'saldoComprometer', 'saldoDevengar'].map(value)).toEqual([
      ...[500, 20, 500, 480],
    ])
  })

  test('of two phones that import one new cédula each line stands once, with what either wrote in it since', async () => {
    const file = 'Partida;Denominación;Codificado;Comprometido;Devengado;Pagado\n'
    const october = `${file}53.08.02;Botas;500;0;0;0\n53.08.02;Cascos;90;0;0;0\n`
    const bring = async (client: Client, text: string) => {
      const { added } = planPartidas((await importGastos(new Blob([text]))).rows, [])
      const lines = added.map(({ record }) => ({ ...record, ejercicio: 2029 }))
      const idOf = idsDeCedula(gastosList.idPrefix, [])
      const ops = lines.map((line) => ({
        ...{ c, id: idOf(line) },
        campos: written(client.device, { [EXISTS]: true, ...line }),
      }))
      const { estados } = await client.sync(ops)
      expect(estados.map(({ estado }) => estado)).toEqual(['ok', 'ok'])
      return ops.map(({ id }) => id)
    }
    const [one, other] = [await central.as('TESORERIA'), await central.as('SUPERADMIN')]
    const [boots = ''] = await bring(one, october)
    const reformas = [{ fecha: '2029-02-01', documento: 'R-1', motivo: '', monto: 20 }]
    await one.sync([{ c, id: boots, campos: written(one.device, { reformas, certificado: 12 }) }])
    await bring(other, october.replace('53.08.02;Botas;500', '530802;BOTAS;520'))
    const { filas } = await one.sync()
    const lines = filas
      .filter(({ c: list, campos }) => list === c && isAlive(campos) && campos.ejercicio?.[1] === 2029)
      .map(({ campos }) => ['codificado', 'certificado', 'saldoDevengar'].map((field) => campos[field]?.[1]))
    expect(lines.sort()).toEqual([
      [520, 12, 520],
      [90, undefined, 90],
    ])
    expect(filas.find(({ id }) => id === boots)?.campos.reformas?.[1]).toEqual(reformas)
  })
})
