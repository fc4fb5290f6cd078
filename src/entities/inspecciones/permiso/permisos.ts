import { addDays, isDay, isLaborable } from '@/shared/lib/dias'
import { toDay } from '@/shared/lib/fecha'
import { fold } from '@/shared/lib/text'
import { FUNCIONAMIENTO, type Permiso } from './permiso'
import type { Tipo } from './tipo'

/** What a permit takes from its premises; of the owner only what its code must not say. */
export type DelLocal = {
  id: string
  nombre: string
  ruc: string
  establecimiento: string
  actividad: string
  aforo?: number | undefined
  direccion: string
  parroquia: string
  dueno: string
  representante: string
}

/** What the form of a new permit holds; the rest follows from premises and clock. */
export type Otorgar = Pick<Permiso, 'nombre' | 'informe' | 'informeDia' | 'recibo' | 'firma' | 'cargo'>

/** How a permit stands on a day. */
export type EstadoPermiso = 'VIGENTE' | 'VENCIDO' | 'ANULADO'

export const ESTADO_LABELS: Readonly<Record<EstadoPermiso, string>> = {
  VIGENTE: 'Vigente',
  VENCIDO: 'Vencido',
  ANULADO: 'Anulado',
}

/** `hoy` is `YYYY-MM-DD`. */
export function estadoDe({ anulado, hasta }: Permiso, hoy: string): EstadoPermiso {
  if (anulado) return 'ANULADO'
  return hasta < hoy ? 'VENCIDO' : 'VIGENTE'
}

/** Those of a premises, the newest first. */
export const permisosDe = (list: readonly Permiso[], local: string): Permiso[] =>
  list
    .filter((one) => one.local === local && one.otorgado)
    .toSorted((a, b) => (a.otorgado < b.otorgado ? 1 : -1))

/** Whether this name is a person's of the premises: the code is read by anybody, and says no owner's name. */
export function esDeDueno(
  nombre: string,
  { dueno, representante }: Pick<DelLocal, 'dueno' | 'representante'>,
) {
  const words = (text: string) => fold(text).split(/\s+/).filter(Boolean).sort().join(' ')
  const own = words(nombre)
  return own !== '' && [dueno, representante].some((name) => words(name) === own)
}

/** What of a permit is known from its visit and its order of payment; '' for what nobody knows. */
export type Sabido = Pick<Permiso, 'informe' | 'informeDia' | 'recibo'>

/**
 * How the form begins: the name is the premises', unless that is the owner's; report and receipt are as they are `known`; who
 * signed last signs again.
 */
export const newOtorgar = (local: DelLocal, list: readonly Permiso[], known: Sabido): Otorgar => {
  const last = list.reduce<Permiso | undefined>(
    (latest, one) => (one.otorgado > (latest?.otorgado ?? '') ? one : latest),
    undefined,
  )
  return {
    nombre: esDeDueno(local.nombre, local) ? local.actividad : local.nombre,
    ...known,
    firma: last?.firma ?? '',
    cargo: last?.cargo ?? 'Jefe del cuerpo de bomberos',
  }
}

/** What a permit doesn't have yet, and what only some kinds ask. */
const SIN = { numero: '', codigo: '', anulado: '', motivo: '', pedido: '', datos: {}, papeles: [] }

/**
 * The permit as it is granted at `now`, until 31 December of that year (art. 349 of the Reglamento de prevención, 2009). Its id
 * follows from premises, kind, year and how many of them were annulled: two devices that grant it at once make one.
 */
export function otorgado(
  form: Otorgar,
  local: DelLocal,
  { list, tipo }: { list: readonly Permiso[]; tipo: Tipo },
  now: Date,
): Permiso {
  const hoy = toDay(now)
  const anio = hoy.slice(0, 4)
  const before = list.filter(
    (one) => one.local === local.id && one.tipo === FUNCIONAMIENTO && one.hasta.startsWith(anio),
  )
  return {
    ...{ id: `permiso-${local.id}-${anio}-${before.length + 1}`, tipo: FUNCIONAMIENTO, local: local.id },
    ...{ ...SIN, version: tipo.id, desde: hoy, hasta: `${anio}-12-31` },
    ...{ ruc: local.ruc, establecimiento: local.establecimiento, actividad: local.actividad },
    aforo: local.aforo,
    direccion: [local.direccion, local.parroquia].filter(Boolean).join(', '),
    ...form,
    otorgado: now.toISOString(),
  }
}

/** What the form of a permit of any kind holds; `aforo` is missing where nobody said. */
export type OtorgarOtro = Otorgar &
  Pick<Permiso, 'tipo' | 'ruc' | 'direccion' | 'aforo' | 'desde' | 'hasta' | 'pedido' | 'datos' | 'papeles'>

/** A permit that isn't a premises', as it is granted at `now`. Its code says the kind where another's says the activity. */
export const otroOtorgado = (
  id: string,
  form: OtorgarOtro,
  { id: version, nombre, vigencia }: Tipo,
  now: Date,
): Permiso => {
  const hoy = toDay(now)
  return {
    ...{ ...SIN, id, version, local: '', establecimiento: '', actividad: nombre },
    ...form,
    ...(vigencia === 'ANIO' && { desde: hoy, hasta: `${hoy.slice(0, 4)}-12-31` }),
    otorgado: now.toISOString(),
  }
}

/**
 * Until which `YYYY-MM-DD` day a permit of this kind that begins on `desde` had to be asked; '' where no term is set. `feriados`
 * are `YYYY-MM-DD`; the days between are working days, as a `término` counts them.
 */
export function hastaCuandoSePide(
  { anticipacion }: Tipo,
  desde: string,
  feriados: readonly string[],
): string {
  let day = desde
  for (let left = isDay(desde) ? anticipacion : 0; left > 0; ) {
    day = addDays(day, -1)
    if (isLaborable(day, feriados)) left -= 1
  }
  return anticipacion > 0 && isDay(desde) ? day : ''
}

/** What was answered to a question of its kind; '' where nothing was, also for an id that every object has. */
export const datoDe = (datos: Permiso['datos'], id: string): string =>
  Object.hasOwn(datos, id) ? (datos[id] ?? '') : ''
