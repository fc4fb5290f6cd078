import { describe, expect, test } from 'vitest'
import { ordenesList, pagosList, tarifasList } from '@/entities/inspecciones/cobros/listas'
import { permisosList, tiposList } from '@/entities/inspecciones/permiso/module'
import { actasList, plantillasList, plazosList } from '@/entities/inspecciones/visita/listas'
import { EXISTS } from '@/sync/fields'
import { stampOf } from '@/sync/stamp'
import { type Client, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const DIA = '2026-03-02'
const ORDEN = {
  ...{ dia: DIA, ano: 2026, tramite: 'Permiso anual', local: 'local-1', nombre: 'Tienda' },
  ...{ lineas: [{ concepto: 'Tienda', centavos: 1200 }], total: 1200, numero: 'OP-2026-0001' },
}
const PAGO = { orden: 'orden-1', recibo: '001', dia: DIA, centavos: 1200 }
const PUNTOS = [{ id: 'p1', texto: 'Salida' }]
const TIPO = {
  tipo: 'CASETA',
  nombre: 'Caseta',
  para: 'Caseta',
  norma: 'art. 1',
  desde: '2026-03-02T10:00:00.000Z',
}
const PERMISO = {
  ...{ tipo: 'GAS', nombre: 'Camión', informe: '1', informeDia: DIA, recibo: '7', firma: 'Yo' },
  ...{ desde: DIA, hasta: '2026-12-31', otorgado: '2026-03-02T15:00:00.000Z' },
}
const ACTA = {
  local: 'local-1',
  plantilla: 'base-1',
  paso: 'PRIMERA',
  dia: DIA,
  dias: 8,
  vence: '2026-03-12',
}
/** Of the brigade below, in which the central gave `OP-2026-0001`. */
const NUEVA = { [EXISTS]: true, ...ORDEN, local: 'local-2' }
const EXENTA = { porciento: 10_000, motivo: 'Amigo', por: 'Yo' }

/** A list, the id of one of its records, and what is written into it. */
type Ataque = readonly [c: string, id: string, values: object]

describe.each(ENGINES)('what nobody writes to the central with their own tools · %s', (engine) => {
  const central = useCentral(engine)

  const tell = async (client: Client, [c, id, values]: Ataque) =>
    (await client.sync([{ c, id, campos: written(client.device, { ...values }) }])).estados[0]?.estado

  /** Why a payment was annulled, and by whom, as this device hears it. */
  const shown = async (client: Client, id: string) => {
    const campos = (await client.sync()).filas.find((row) => row.c === pagosList.key && row.id === id)?.campos
    return [campos?.motivo?.[1] ?? '', campos?.anulo?.[1] ?? '']
  }

  async function brigade() {
    const jefe = await central.as('SUPERADMIN')
    const there: Ataque[] = [
      [ordenesList.key, 'orden-1', ORDEN],
      [pagosList.key, 'pago-1', PAGO],
      [plantillasList.key, 'plantilla-1', { base: '', desde: '2026-03-02T10:00:00.000Z', puntos: PUNTOS }],
      [tiposList.key, 'tipo-1', TIPO],
      [plazosList.key, 'plazo-primera', { que: 'PRIMERA', dias: 8, fuente: 'Ordenanza' }],
      [permisosList.key, 'permiso-1', PERMISO],
      [actasList.key, 'acta-1', ACTA],
    ]
    for (const [c, id, values] of there)
      expect(await tell(jefe, [c, id, { [EXISTS]: true, ...values }]), c).toBe('ok')
  }

  test.each<Ataque>([
    [permisosList.key, 'nuevo', { [EXISTS]: true, ...PERMISO }],
    [permisosList.key, 'permiso-1', { hasta: '2030-12-31' }],
    [permisosList.key, 'permiso-1', { version: 'tipo-1' }],
    [permisosList.key, 'permiso-1', { anulado: '2026-04-01T10:00:00.000Z', motivo: 'x' }],
    [permisosList.key, 'permiso-1', { [EXISTS]: false }],
    [ordenesList.key, 'orden-1', { total: 100, lineas: [{ concepto: 'Tienda', centavos: 100 }] }],
    [ordenesList.key, 'orden-1', { numero: 'OP-2026-0099' }],
    [ordenesList.key, 'orden-1', { exoneracion: EXENTA }],
    [ordenesList.key, 'orden-1', { dia: '2025-01-01' }],
    [ordenesList.key, 'orden-2', { [EXISTS]: true, ...ORDEN, numero: '', exoneracion: EXENTA }],
    [ordenesList.key, 'orden-2', { [EXISTS]: true, ...ORDEN, numero: '', lineas: [], total: 0 }],
    [ordenesList.key, 'orden-2', { [EXISTS]: true, ...ORDEN }],
    [ordenesList.key, 'orden-2', { ...NUEVA, numero: 'OP-2026-0002' }],
    [ordenesList.key, 'orden-2', { ...NUEVA, numero: 'OP-2026-00002-A4F' }],
    [ordenesList.key, 'orden-2', { ...NUEVA, numero: 'OP-2026-0900-A4F' }],
    [ordenesList.key, 'orden-2', { ...NUEVA, numero: 'OP-2027-0001-A4F' }],
    [ordenesList.key, 'orden-2', { ...NUEVA, numero: 'F-2026-0001-A4F' }],
    [ordenesList.key, 'orden-2', { ...NUEVA, numero: 'la mía' }],
    [actasList.key, 'acta-2', { [EXISTS]: true, ...ACTA, numero: 'A-2026-0001' }],
    [actasList.key, 'acta-2', { [EXISTS]: true, ...ACTA, numero: 'A-2026-9000-4F2A' }],
    [actasList.key, 'acta-2', { [EXISTS]: true, ...ACTA, numero: 'A-2025-0001-4F2A' }],
    [pagosList.key, 'pago-2', { [EXISTS]: true, ...PAGO }],
    [tarifasList.key, 'tarifa-1', { [EXISTS]: true, tramite: 'x', concepto: 'x', vigente: 2026 }],
    [plantillasList.key, 'plantilla-1', { puntos: [{ id: 'p1', texto: 'Nada' }] }],
    [plantillasList.key, 'plantilla-1', { [EXISTS]: false }],
    [tiposList.key, 'tipo-1', { papeles: ['Nada'] }],
    [tiposList.key, 'tipo-1', { papelesPara: [{ id: 'Nada', clases: ['SALUD'] }] }],
    [tiposList.key, 'tipo-1', { [EXISTS]: false }],
    [plazosList.key, 'plazo-primera', { dias: 0 }],
    [actasList.key, 'acta-1', { dia: '2026-01-02' }],
    [actasList.key, 'acta-1', { vence: '2030-01-02' }],
    [actasList.key, 'acta-1', { [EXISTS]: false }],
  ])('an inspector: %s %s %j', async (...ataque) => {
    await brigade()
    expect(await tell(await central.as('INSPECTOR'), ataque)).toMatch(/^(prohibido|invalido)$/)
  })

  test.each<Ataque>([
    [pagosList.key, 'pago-1', { centavos: 1 }],
    [pagosList.key, 'pago-1', { dia: '2025-01-01' }],
    [pagosList.key, 'pago-1', { anulado: DIA, motivo: 'x' }],
    [pagosList.key, 'pago-1', { [EXISTS]: false }],
    [pagosList.key, 'pago-2', { [EXISTS]: true, ...PAGO, centavos: -5 }],
    [pagosList.key, 'pago-2', { [EXISTS]: true, ...PAGO, dia: '2999-01-01' }],
    [ordenesList.key, 'orden-1', { anulada: DIA, motivo: 'x' }],
    [ordenesList.key, 'orden-2', { [EXISTS]: true, ...ORDEN, numero: '' }],
    [permisosList.key, 'permiso-1', { nombre: 'Otro' }],
    [plantillasList.key, 'plantilla-2', { [EXISTS]: true, base: 'plantilla-1', desde: DIA, puntos: PUNTOS }],
    [tiposList.key, 'tipo-2', { [EXISTS]: true, ...TIPO }],
    [plazosList.key, 'plazo-primera', { dias: 90 }],
  ])('a treasurer: %s %s %j', async (...ataque) => {
    await brigade()
    expect(await tell(await central.as('TESORERIA'), ataque)).toMatch(/^(prohibido|invalido)$/)
  })

  test('a payment of another amount than its order is refused in words, and what else comes with it is taken', async () => {
    await brigade()
    const tesorera = await central.as('TESORERIA')
    const pay = async (id: string, values: object) => {
      const campos = written(tesorera.device, { [EXISTS]: true, ...PAGO, ...values })
      return (await tesorera.sync([{ c: pagosList.key, id, campos }])).estados[0]
    }
    const jefe = await central.as('SUPERADMIN')
    const orden = { [EXISTS]: true, ...ORDEN, numero: 'OP-2026-0002' }
    expect(await tell(jefe, [ordenesList.key, 'orden-2', orden])).toBe('ok')
    expect(await pay('pago-2', { orden: 'orden-2', centavos: 1 })).toMatchObject({
      estado: 'invalido',
      mensaje: 'La orden OP-2026-0002 es de $12,00 y el pago dice $0,01: se paga entera.',
    })
    // One that says nothing of its amount says nothing was paid.
    expect(await pay('pago-2', { orden: 'orden-2', centavos: 0 })).toMatchObject({ estado: 'invalido' })
    expect(await pay('pago-2', { orden: 'orden-2' })).toMatchObject({ estado: 'ok' })
    const annulled = { anulado: DIA, motivo: 'Cheque devuelto' }
    expect(await tell(jefe, [pagosList.key, 'pago-2', annulled])).toBe('ok')
  })

  test('a payment that arrives before its order waits for it, and so does one that comes with it', async () => {
    const jefe = await central.as('SUPERADMIN')
    const tesorera = await central.as('TESORERIA')
    const early = { [EXISTS]: true, ...PAGO, orden: 'orden-9' }
    expect(await tell(tesorera, [pagosList.key, 'pago-9', early])).toBe('ok')
    const later = { [EXISTS]: true, ...ORDEN, numero: 'OP-2026-0009' }
    expect(await tell(jefe, [ordenesList.key, 'orden-9', later])).toBe('ok')
    expect(await shown(tesorera, 'pago-9')).toEqual(['', ''])
    const both = (centavos: number) =>
      jefe.sync([
        {
          c: pagosList.key,
          id: 'pago-8',
          campos: written(jefe.device, { ...early, orden: 'orden-8', centavos }),
        },
        {
          c: ordenesList.key,
          id: 'orden-8',
          campos: written(jefe.device, { ...later, numero: 'OP-2026-0008' }),
        },
      ])
    const estados = async (centavos: number) => (await both(centavos)).estados.map(({ estado }) => estado)
    expect(await estados(1)).toEqual(['invalido', 'ok'])
    expect(await estados(1200)).toEqual(['ok', 'ok'])
  })

  test('a payment of another amount that waited is annulled in words as its order comes, and the next is its own', async () => {
    const jefe = await central.as('SUPERADMIN')
    const tesorera = await central.as('TESORERIA')
    const early = { [EXISTS]: true, ...PAGO, orden: 'orden-9', centavos: 1 }
    expect(await tell(tesorera, [pagosList.key, 'pago-9', early])).toBe('ok')
    expect(await tell(tesorera, [pagosList.key, 'pago-otro', { ...early, orden: 'orden-10' }])).toBe('ok')
    const later = { [EXISTS]: true, ...ORDEN, numero: '' }
    expect(await tell(jefe, [ordenesList.key, 'orden-9', later])).toBe('ok')
    const why = 'La orden OP-2026-0001 es de $12,00 y el pago dice $0,01: se paga entera.'
    expect(await shown(tesorera, 'pago-9')).toEqual([why, 'la central'])
    expect(await shown(tesorera, 'pago-otro')).toEqual(['', ''])
    const again = { [EXISTS]: true, ...PAGO, orden: 'orden-9' }
    expect(await tell(tesorera, [pagosList.key, 'pago-9-2', again])).toBe('ok')
    // The order tells once: what was paid since stays.
    expect(await tell(jefe, [ordenesList.key, 'orden-9', { anulada: DIA, motivo: 'x' }])).toBe('ok')
    expect(await shown(tesorera, 'pago-9-2')).toEqual(['', ''])
  })

  test('a payment whose order is refused in the same call is refused in words, and goes with it the next time', async () => {
    const jefe = await central.as('SUPERADMIN')
    const told = async (total: number, numero = '') => {
      const orden = written(jefe.device, { [EXISTS]: true, ...ORDEN, numero, total })
      const pago = written(jefe.device, { [EXISTS]: true, ...PAGO, orden: 'orden-9' })
      const { estados } = await jefe.sync([
        { c: ordenesList.key, id: 'orden-9', campos: orden },
        { c: pagosList.key, id: 'pago-9', campos: pago },
      ])
      return estados
    }
    const both = [
      { estado: 'invalido' },
      {
        estado: 'invalido',
        mensaje: 'La central no aceptó la orden de este pago: vuelva a guardar los dos.',
      },
    ]
    // By a rule of its record, and by one of the whole list.
    expect(await told(1)).toMatchObject(both)
    expect(await told(1200, 'la mía')).toMatchObject(both)
    expect(await told(1200)).toMatchObject([{ estado: 'ok' }, { estado: 'ok' }])
  })

  test('money for an order that was annulled meanwhile is kept, until who may annuls it with a reason', async () => {
    await brigade()
    const [jefe, tesorera] = [await central.as('SUPERADMIN'), await central.as('TESORERIA')]
    const orden = { [EXISTS]: true, ...ORDEN, numero: '' }
    expect(await tell(jefe, [ordenesList.key, 'orden-2', orden])).toBe('ok')
    expect(await tell(jefe, [ordenesList.key, 'orden-2', { anulada: DIA, motivo: 'x' }])).toBe('ok')
    const late = { [EXISTS]: true, ...PAGO, orden: 'orden-2' }
    expect(await tell(tesorera, [pagosList.key, 'pago-2', late])).toBe('ok')
    expect(await shown(tesorera, 'pago-2')).toEqual(['', ''])
    const back = { anulado: DIA, motivo: 'Devuelto', anulo: 'Ana' }
    expect(await tell(jefe, [pagosList.key, 'pago-2', back])).toBe('ok')
    expect(await shown(tesorera, 'pago-2')).toEqual(['Devuelto', 'Ana'])
  })

  test('the central gives its numbers, and two devices that were alone go on with their own letters', async () => {
    await brigade()
    const uno = await central.as('INSPECTOR')
    const dos = uno.again()
    const orden = (client: Client, id: string, numero: string) =>
      tell(client, [ordenesList.key, id, { ...NUEVA, numero }])
    expect(await orden(uno, 'orden-a', 'OP-2026-0001-A4F')).toBe('ok')
    expect(await orden(dos, 'orden-b', 'OP-2026-0001-B0B')).toBe('ok')
    expect(await orden(dos, 'orden-c', 'OP-2026-0002-B0B')).toBe('ok')
    expect(await orden(uno, 'orden-d', '')).toBe('ok')
    const { filas } = await uno.sync()
    expect(filas.find(({ id }) => id === 'orden-d')?.campos.numero?.[1]).toBe('OP-2026-0002')
    // Those of before the central come by hundreds, each call from the first on.
    const actas = Array.from({ length: 300 }, (_, n) => ({
      c: actasList.key,
      id: `acta-de-antes-${n}`,
      campos: written(uno.device, {
        ...{ [EXISTS]: true, ...ACTA },
        numero: `A-2026-${String(n + 1).padStart(4, '0')}-4F2A`,
      }),
    }))
    for (const part of [actas.slice(0, 200), actas.slice(200)])
      expect(new Set((await uno.sync(part)).estados.map(({ estado }) => estado))).toEqual(new Set(['ok']))
  })

  test('what the central gave before an older copy of it was put in place comes back from any device', async () => {
    await brigade()
    const inspector = await central.as('INSPECTOR')
    const back = async (id: string, numero: string, device = 'central0') => {
      const { numero: _, ...values } = NUEVA
      const said = { numero: [stampOf(Date.now(), 0, device), numero] as const }
      const campos = { ...written(inspector.device, values), ...said }
      return (await inspector.sync([{ c: ordenesList.key, id, campos }])).estados[0]
    }
    expect(await back('orden-b', 'OP-2026-0007')).toMatchObject({ estado: 'ok' })
    expect(await back('orden-c', 'OP-2026-0007')).toMatchObject({ estado: 'invalido' })
    expect(await back('orden-d', 'OP-2026-0009', inspector.device)).toMatchObject({
      ...{ estado: 'invalido', mensaje: 'El número OP-2026-0009 no lo dio la central.' },
    })
    expect(await back('orden-e', 'OP-2026-0500')).toMatchObject({
      ...{ estado: 'invalido', mensaje: 'El número OP-2026-0500 está muy lejos del último de su serie.' },
    })
    // Who puts the brigade's copies back brings what others had.
    const jefe = await central.as('SUPERADMIN')
    expect(await tell(jefe, [ordenesList.key, 'orden-f', { ...NUEVA, numero: 'OP-2026-0500' }])).toBe('ok')
    expect(await tell(jefe, [ordenesList.key, 'orden-g', { ...NUEVA, numero: 'OP-2026-9e99' }])).toBe(
      'invalido',
    )
  })

  test('a payment of before the rule is annulled like any other', async () => {
    await brigade()
    const jefe = await central.as('SUPERADMIN')
    await central.database.query(
      `update registro set campos = replace(campos::text, '1200', '1')::json where coleccion = $1 and id = 'pago-1'`,
      [pagosList.key],
    )
    expect(await tell(jefe, [pagosList.key, 'pago-1', { anulado: DIA, motivo: 'Mal escrito' }])).toBe('ok')
  })
})
