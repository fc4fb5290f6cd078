import type * as v from 'valibot'
import { expect, test } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { inventarioModule } from '@/entities/inventario/module'
import { FORMULARIOS } from '@/entities/inventario/movimientos/options'
import { toDay } from '@/shared/lib/fecha'
import { KEYS } from '../../../keys'
import { lookAt, ODD_WORDS, oddAnywhere, type Place } from '../../look-at'
import { putRecords } from '../../panel'
import { filledRecord } from '../../schema-texts'

type Entries = Record<string, v.GenericSchema>

/** Each list of the inventory: one that it gains is among them by itself. */
const LISTS = inventarioModule.lists ?? []
const HOY = toDay(new Date())
const AHORA = `${HOY}T00:00`

/** The rows that a schema reads one by one. */
const rowsOf = (text: string): Readonly<Record<string, object>> => ({
  [KEYS.listas]: { puntos: [{ id: 'p1', texto: text, numero: true, unidad: text, min: 1, critico: true }] },
  [KEYS.revisiones]: {
    hallado: [{ punto: 'p1', texto: text, resultado: 'FALLA', unidad: text, nota: text }],
    lecturas: [{ item: 'inv-raro', unidad: 'KM', va: 1 }],
  },
})

/** What says which record it belongs to, and when it counts: with it the record is where somebody sees it. */
const BELONGS: Readonly<Record<string, object>> = {
  [KEYS.inventario]: {
    ...{ categoria: 'VEHICULO', fechaIngreso: HOY, contado: AHORA, unidad: undefined, unidadDe: undefined },
    ...{ proximaRevision: HOY, fabricado: '2016', vence: HOY, fotoUrl: '', baja: undefined },
  },
  [KEYS.conteos]: { item: 'inv-raro', cuando: AHORA },
  [KEYS.movimientos]: { item: 'inv-raro', cuando: AHORA, a: '', vuelve: HOY, tipo: 'PRESTAMO', vence: HOY },
  [KEYS.planes]: {
    ...{ item: '', palabra: '', enVezDe: '', fuera: false, categoria: 'VEHICULO', desde: HOY },
    ...{ calendario: undefined, prorrogas: undefined },
  },
  [KEYS.hechos]: { item: 'inv-raro', plan: 'plan-raro', dia: HOY, hasta: AHORA, toca: HOY },
  [KEYS.fallas]: { item: 'inv-raro', cuando: AHORA, alta: '', fuera: true, deEstado: false },
  [KEYS.actas]: { fecha: HOY, tipo: 'BAJA' },
  [KEYS.listas]: {
    ...{ lista: 'L', desde: `${HOY}T00:00:00.000Z`, quitada: false, base: undefined },
    ...{ lugar: '', palabra: '', categoria: 'VEHICULO' },
  },
  [KEYS.respuestas]: { sujeto: 'inv-raro', punto: 'p1', cuando: AHORA, resultado: 'FALLA' },
  [KEYS.revisiones]: { sujeto: 'inv-raro', cuando: AHORA },
}

/** One record of each list with the text in all that holds one; `spared`: with what it belongs to as a form writes it. */
function putAll(text: string, spared: boolean): void {
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
  for (const { key, schema, idPrefix } of LISTS) {
    const odd = filledRecord((schema as unknown as { entries: Entries }).entries, text, {})
    putRecords(key, [{ ...odd, ...rowsOf(text)[key], ...(spared && BELONGS[key]), id: `${idPrefix}raro` }])
  }
}

const P = '/admin/inventario'

/** Where each list is shown; the lists whose text stands there when nothing but words is odd. */
const PLACES: readonly Place[] = [
  ...[P, `${P}?ver=inv-raro`, `${P}?editar=inv-raro`, `${P}?acta=todas`].map((path) => [path, true] as const),
  ...FORMULARIOS.map((form) => [`${P}?ver=inv-raro&mover=${form}`, true] as const),
  ...['lista', 'nuevo', 'editar&plan=plan-raro'].map((rest) => [`${P}?planes=${rest}`, true] as const),
  ...['fuera=true', 'separar=true', 'anotar=plan-raro', 'cambiar=plan-raro'].map(
    (rest) => [`${P}?ver=inv-raro&${rest}`, true] as const,
  ),
  [`${P}/contar`, true],
  [`${P}/revisar`, true],
  [`${P}/revisar?item=inv-raro`, true],
  [`${P}/revisar?item=inv-raro&lista=L`, true],
  ['/admin', true],
  ['/admin/calendario', true],
]

/** The place is the text itself, in its address too, where half an emoji can't stand. */
const placesOf = (text: string): readonly Place[] => {
  const odd = encodeURIComponent(text.replaceAll('\ud83d ', ''))
  return [
    `contar?lugar=${odd}`,
    `contar?lugar=${odd}&revisar=true`,
    `contar?lugar=${odd}&hallado=true`,
    `contar?editar=${odd}`,
    `revisar?lugar=${odd}`,
  ]
    .map((way): Place => [`${P}/${way}`, false])
    .concat(['q', 'lugar', 'etiqueta', 'acta'].map((filter): Place => [`${P}?${filter}=${odd}`, false]))
}

test.each(ODD_WORDS)(
  '%s in every word of items, counts, movements, plans, checklists and failures: each screen shows it as a text',
  async (_, text) => {
    putAll(text, true)
    expect(await lookAt([...PLACES, ...placesOf(text)], text)).toEqual([])
  },
  300_000,
)

test.each(oddAnywhere(HOY))(
  '%s in every text but the ids, also where a day or another record should stand: no screen breaks',
  async (_, text) => {
    putAll(text, false)
    expect(await lookAt([...PLACES, ...placesOf(text)])).toEqual([])
  },
  300_000,
)

test('records of an older phone, with nothing but what there always was, open in each screen', async () => {
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
  for (const { key, schema, idPrefix } of LISTS) {
    const { entries } = schema as unknown as { entries: Entries }
    const whole = { ...filledRecord(entries, 'Texto', {}), ...rowsOf('Texto')[key], ...BELONGS[key] }
    const bare = Object.entries(whole).filter(([field]) => entries[field]?.type !== 'optional')
    putRecords(key, [{ ...Object.fromEntries(bare), id: `${idPrefix}raro` }])
  }
  expect(await lookAt(PLACES)).toEqual([])
})
