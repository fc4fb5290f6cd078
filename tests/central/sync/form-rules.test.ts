import { describe, expect, test } from 'vitest'
import { DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'
import { PHONE } from '@/shared/lib/form/contact-rules'
import { EXISTS } from '@/sync/fields'
import type { Op } from '@/sync/wire'
import { type Client, newItem, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const CONFIG = 'bomberos_config_configSistema'
const PERSONAL = 'bomberos_personal_personal'
const REPORTES = 'bomberos_reportes_reportes'
const LOTAIP = 'bomberos_lotaip_meses'
const photos = (many: number) => Array.from({ length: many }, (_, n) => `idb:foto-${n}`)

const op = ({ device }: Client, c: string, id: string, values: object, time?: number): Op => ({
  c,
  id,
  campos: written(device, { ...values }, time),
})

/** Of each kind of rule one record that no screen saves, and what is said of it. */
const REFUSED: [c: string, values: object, mensaje: string][] = [
  [
    'bomberos_solicitudes_solicitudes',
    { nombre: 'Luis', pedido: 'Todo', recibida: '2026-02-02', respondida: '2026-02-01', resultado: 'NEGADA' },
    'Es antes de recibirla.',
  ],
  [
    'bomberos_aportes_aportes',
    {
      ...{ ejercicio: 2025, texto: '¿Cuánto?', recibido: '2026-02-01', textoPublico: '¿Cuánto?' },
      publicado: '2026-02-01T12:00:00.000Z',
    },
    'Para publicarla hace falta la respuesta.',
  ],
  [
    'bomberos_rendicion_fases',
    { ejercicio: 2025, fase: 'PLANIFICACION', titulo: 'Comisión', imagenes: photos(7) },
    'Aquí caben 6 fotografías como máximo.',
  ],
  [
    LOTAIP,
    { mes: '2026-01', numeral: '6', filas: Array(501).fill(['1']) },
    'Aquí caben 500 filas como máximo.',
  ],
  [
    'bomberos_presupuesto_gastos',
    { partida: '53.08.02', denominacion: 'Vestuario', reformas: [{ fecha: '', monto: 5 }] },
    'Escriba el día de la reforma.',
  ],
  [
    'bomberos_guardias_turnos',
    { fecha: '2026-05-01', nombre: 'Noche', inicio: '20:00', fin: '', personas: 2 },
    'Escriba a qué hora termina.',
  ],
  [
    'bomberos_personal_credenciales',
    { personalId: 'staff-1', tipo: 'Licencia de conducir' },
    'Elija el tipo de la licencia.',
  ],
]

describe.each(ENGINES)('what the screens ask of a record · %s', (engine) => {
  const central = useCentral(engine)

  test('the central asks too; what it refuses is refused alone, in words, and the rest of the call is kept', async () => {
    const jefe = await central.as('SUPERADMIN')
    const { estados } = await jefe.sync([
      ...REFUSED.map(([c, values], n) => op(jefe, c, `mala-${n}`, { [EXISTS]: true, ...values })),
      newItem(jefe.device, 'inv-luego'),
    ])
    expect(estados).toEqual([
      ...REFUSED.map(([c, , mensaje], n) => ({ c, id: `mala-${n}`, estado: 'invalido', mensaje })),
      { c: 'bomberos_inventario_items', id: 'inv-luego', estado: 'ok' },
    ])
    const ids = (await jefe.sync()).filas.map(({ id }) => id)
    expect(ids).toContain('inv-luego')
    expect(ids.filter((id) => id.startsWith('mala-'))).toEqual([])
  })

  test('what the configuration, a person and a report say from now on is as their forms ask', async () => {
    const jefe = await central.as('SUPERADMIN')
    const autor = { nombre: 'Luz', email: 'luz@example.org' }
    const at = '2026-05-01T10:00:00.000Z'
    const first = [
      op(jefe, CONFIG, 'unico', { [EXISTS]: true, ...DEFAULT_CONFIGURACION }),
      op(jefe, PERSONAL, 'staff-1', {
        [EXISTS]: true,
        nombres: 'Ana',
        cargo: 'Bombera',
        telefono: 'no tiene',
      }),
      op(jefe, REPORTES, 'rep-1', {
        [EXISTS]: true,
        ...{ titulo: 'Humo', descripcion: 'Se ve', categoria: 'Emergencia', estado: 'PENDIENTE', autor },
        ...{ fechaCreacion: at, fechaActualizacion: at },
      }),
    ]
    expect((await jefe.sync(first)).estados.map(({ estado }) => estado)).toEqual(['ok', 'ok', 'ok'])
    const { estados } = await jefe.sync([
      op(jefe, CONFIG, 'unico', { sitioWeb: 'https://[' }),
      op(jefe, PERSONAL, 'staff-1', { telefono: 'tampoco' }),
      op(jefe, REPORTES, 'rep-1', { nota: 'a'.repeat(10_001) }),
    ])
    expect(estados.map(({ estado, mensaje }) => [estado, mensaje])).toEqual([
      ['invalido', 'Esa dirección no se puede abrir.'],
      ['invalido', PHONE],
      ['invalido', 'Aquí caben 10000 letras como máximo.'],
    ])
    // What was there before is nobody's fault.
    expect((await jefe.sync([op(jefe, PERSONAL, 'staff-1', { cargo: 'Jefa' })])).estados).toMatchObject([
      { estado: 'ok' },
    ])
  })

  test('a record of before the rules is edited in all else', async () => {
    const jefe = await central.as('SUPERADMIN')
    const { query } = central.database
    const old = op(jefe, LOTAIP, 'lotaip-2026-01-6', {
      [EXISTS]: true,
      ...{ mes: '2026-01', numeral: '6', filas: [['1']] },
    })
    await jefe.sync([old])
    await query(
      `update registro set campos = jsonb_set(campos::jsonb, '{filas,1}', $1::jsonb)::json where id = 'lotaip-2026-01-6'`,
      [JSON.stringify(Array(501).fill(['1']))],
    )
    const { estados } = await jefe.sync([op(jefe, LOTAIP, 'lotaip-2026-01-6', { nota: 'Revisado' })])
    expect(estados).toMatchObject([{ estado: 'ok' }])
  })
})
