import * as v from 'valibot'
import { expect, test } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { cobrosModule, inspeccionesModule } from '@/entities/inspecciones/module'
import { peticionesModule } from '@/entities/inspecciones/peticiones-list'
import { toDay, toYear } from '@/shared/lib/fecha'
import { KEYS } from '../../../keys'
import { INSPECCIONES } from '../../inspecciones-records'
import { lookAt, ODD_WORDS, oddAnywhere, type Place } from '../../look-at'
import { putRecords } from '../../panel'
import { filledRecord } from '../../schema-texts'

const LISTS = [inspeccionesModule, cobrosModule, peticionesModule].flatMap(({ lists = [] }) => lists)
const HOY = toDay(new Date())
const YEAR = toYear(new Date())

/** The rows of the fields whose schema reads each row by itself. */
const texto = v.string()
const ROWS = {
  lineas: v.object({ concepto: texto, detalle: texto, articulo: texto, centavos: v.number() }),
  recargos: v.object({ desde: texto, porciento: v.number() }),
  campos: v.object({ id: texto, pide: texto, entre: v.array(texto) }),
  pasos: v.object({ id: texto, texto, dias: v.number() }),
}

/** What says which record it belongs to, and when it counts: with it the record is where somebody sees it. */
const BELONGS: Readonly<Record<string, object>> = {
  [KEYS.visitas]: {
    local: 'local-raro',
    dia: HOY,
    plantilla: 'base-1',
    resultado: 'NO_CUMPLE',
    fallas: 'ex1 sa2',
  },
  [KEYS.visitasAbiertas]: { local: 'local-raro', dia: HOY, plantilla: 'base-1', resultado: '' },
  [KEYS.plantillas]: { desde: `${YEAR}-01-02T10:00:00.000Z`, base: 'base-1' },
  [KEYS.plazos]: { id: 'plazo-primera', que: 'PRIMERA', dias: 8, verificado: HOY },
  [KEYS.actasInspeccion]: {
    paso: 'PRIMERA',
    local: 'local-raro',
    plantilla: 'base-1',
    dia: HOY,
    vence: HOY,
    puntos: 'ex1 sa2',
  },
  [KEYS.prorrogas]: { acta: 'acta-raro', dia: HOY, hasta: HOY, decision: 'APROBADA', puntos: 'ex1' },
  [KEYS.permisosDados]: {
    local: 'local-raro',
    tipo: 'T',
    version: 'tipo-raro',
    hasta: `${YEAR}-12-31`,
    otorgado: `${YEAR}-01-02T10:00:00.000Z`,
    anulado: '',
  },
  [KEYS.tiposDePermiso]: { tipo: 'T', desde: `${YEAR}-01-02T10:00:00.000Z`, base: undefined },
  [KEYS.ordenes]: { dia: HOY, ano: YEAR, local: 'local-raro', anulada: '', total: 100 },
  [KEYS.pagos]: { orden: 'orden-raro', dia: HOY, anulado: '', centavos: 100 },
  [KEYS.tarifas]: { vigente: YEAR, bandas: [{ desde: 0, centavos: 100 }], ejemplo: '' },
  [KEYS.salarios]: { ano: YEAR, centavos: 47_000 },
  [KEYS.locales]: { funciona: true, proxima: HOY, proximaDesde: HOY },
  [KEYS.peticiones]: { recibida: HOY, local: '' },
}

/** The ids by which they find each other. */
const idOf = (key: string, prefix: string) => `${prefix}${key === KEYS.visitasAbiertas ? 'abierta' : 'raro'}`

/**
 * One record of each list with the text in all that holds one: with what it belongs to as a form writes it, or with nothing but its
 * id spared.
 */
function putAll(text: string, spared: boolean): void {
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
  for (const { key, schema, idPrefix } of LISTS) {
    const { entries } = schema as unknown as { entries: Record<string, v.GenericSchema> }
    const plain = INSPECCIONES[key as keyof typeof INSPECCIONES][0]
    const odd = { ...plain, ...filledRecord(entries, text, ROWS), id: idOf(key, idPrefix) }
    const more = {
      ...(key === KEYS.permisosDados && { datos: { [text]: text, toString: text }, papeles: [text] }),
      // The id of a point is no text that somebody types.
      ...(key === KEYS.plantillas && {
        puntos: [{ id: 'ex1', grupo: text, texto: text, articulo: text, unidad: text, clases: [text] }],
      }),
    }
    putRecords(key, [{ ...odd, ...more, ...(spared && BELONGS[key]) }])
  }
}

const P = '/admin/inspecciones'
const VISITA = `${P}/visita`
const COBROS = '/admin/cobros'

/** Where each list is shown; the lists whose text stands there when nothing but words is odd. */
const PLACES: readonly Place[] = [
  ...[`${P}?ver=local-raro`, `${P}?editar=local-raro`, P, `${P}?nuevo=true`].map(
    (path) => [path, true] as const,
  ),
  ...[
    'plan',
    'permisos',
    'reglas',
    'reglas&editar=puntos',
    'reglas&editar=plazo-primera',
    'reglas&editar=T',
  ].map((rest) => [`${P}?lista=${rest}`, true] as const),
  [`${P}?lista=renovar`, false],
  [`${P}?lista=permisos&permiso=permiso-raro`, true],
  [`${P}?lista=permisos&nuevo=true&tipo=T`, true],
  [`${P}?ver=local-raro&permiso=permiso-raro`, true],
  [`${P}?ver=local-raro&permiso=nuevo`, true],
  [`${P}?ver=local-raro&mover=true`, true],
  [VISITA, true],
  [`${VISITA}?local=local-raro`, true],
  [`${VISITA}?local=local-raro&ver=acta-raro`, true],
  [`${VISITA}?local=local-raro&editar=acta-raro`, true],
  [`${VISITA}?local=local-raro&nuevo=true`, true],
  [`${VISITA}?barrido=true`, true],
  [COBROS, true],
  [`${COBROS}?ver=orden-raro`, true],
  [`${COBROS}?ver=orden-raro&abre=anular-pago`, true],
  [`${COBROS}?ver=orden-raro&abre=anular-orden`, true],
  [`${COBROS}?nuevo=true&local=local-raro`, true],
  [`${COBROS}?tab=cobrado`, true],
  [`${COBROS}?tab=tarifas`, true],
  [`${COBROS}?tab=tarifas&abre=tarifa&tarifa=tarifa-raro`, true],
  [`${COBROS}?tab=tarifas&abre=salario`, true],
  ['/admin/buzon?clase=PERMISO', true],
  ['/admin/buzon?clase=PERMISO&ver=peticion-raro', true],
  ['/admin', false],
  ['/admin/calendario', false],
  ['/permisos', false],
  ['/permisos/pedir', false],
]

test.each(ODD_WORDS)(
  '%s in every word of premises, visits, papers, permits and charges: each screen shows it as a text',
  async (_, text) => {
    putAll(text, true)
    expect(await lookAt(PLACES, text)).toEqual([])
  },
  300_000,
)

test.each(oddAnywhere(HOY))(
  '%s in every text but the ids, also where a day or another record should stand: no screen breaks',
  async (_, text) => {
    putAll(text, false)
    expect(await lookAt(PLACES)).toEqual([])
  },
)

test('records of an older phone, with nothing but what there always was, open in each screen', async () => {
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
  for (const { key, schema, idPrefix } of LISTS) {
    const { entries } = schema as unknown as { entries: Record<string, v.GenericSchema> }
    const plain = { ...INSPECCIONES[key as keyof typeof INSPECCIONES][0], ...BELONGS[key] }
    const bare = Object.entries(plain).filter(
      ([field]) => (entries[field]?.type ?? 'optional') !== 'optional',
    )
    const links = Object.entries(BELONGS[key] ?? {}).filter(([field]) =>
      ['local', 'orden', 'acta', 'tipo'].includes(field),
    )
    putRecords(key, [{ ...Object.fromEntries([...bare, ...links]), id: idOf(key, idPrefix) }])
  }
  expect(await lookAt(PLACES)).toEqual([])
})
