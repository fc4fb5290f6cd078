import { isDay } from '@/shared/lib/dias'
import { toDay } from '@/shared/lib/fecha'
import { fold } from '@/shared/lib/text'
import { FUNCIONAMIENTO, type Permiso } from './permiso'

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

/** How the form begins: the name is the premises', unless that is the owner's; who signed last signs again. */
export const newOtorgar = (local: DelLocal, list: readonly Permiso[]): Otorgar => {
  const last = list.reduce<Permiso | undefined>(
    (latest, one) => (one.otorgado > (latest?.otorgado ?? '') ? one : latest),
    undefined,
  )
  return {
    nombre: esDeDueno(local.nombre, local) ? local.actividad : local.nombre,
    ...{ informe: '', informeDia: '', recibo: '' },
    firma: last?.firma ?? '',
    cargo: last?.cargo ?? 'Jefe del cuerpo de bomberos',
  }
}

/**
 * The permit as it is granted at `now`, until 31 December of that year (art. 349 of the Reglamento de prevención, 2009). Its id
 * follows from premises, kind, year and how many of them were annulled: two devices that grant it at once make one.
 */
export function otorgado(form: Otorgar, local: DelLocal, list: readonly Permiso[], now: Date): Permiso {
  const hoy = toDay(now)
  const anio = hoy.slice(0, 4)
  const before = list.filter((one) => one.local === local.id && one.hasta.startsWith(anio))
  return {
    ...{ id: `permiso-${local.id}-${anio}-${before.length + 1}`, tipo: FUNCIONAMIENTO, local: local.id },
    ...{ numero: '', codigo: '', anulado: '', motivo: '', desde: hoy, hasta: `${anio}-12-31` },
    ...{ ruc: local.ruc, establecimiento: local.establecimiento, actividad: local.actividad },
    aforo: local.aforo,
    direccion: [local.direccion, local.parroquia].filter(Boolean).join(', '),
    ...form,
    otorgado: now.toISOString(),
  }
}

/** How the number of a permit begins that is to get one, such as `F-2026-`; '' where none is due. */
export const serieOf = ({ otorgado: granted, numero, hasta }: Permiso): string =>
  granted && !numero && isDay(hasta) ? `F-${hasta.slice(0, 4)}-` : ''

const NUMERO = /^F-(\d{4})-0*(\d+)(-[0-9A-Z]+)?$/

/** `F-2026-0007` is 7 of 2026; null for one that a device gave by itself, with its three letters. */
export function cuentaDe(numero: string): { numero: number; anio: number } | null {
  const [, anio, count, end] = NUMERO.exec(numero) ?? []
  return anio && count && !end ? { numero: Number(count), anio: Number(anio) } : null
}

/** `N.º 7 del año 2026`, as the page that verifies says it; '' where there is no number yet. */
export const numeroEnPalabras = (numero: string): string =>
  numero.replace(NUMERO, (_, anio, count, end = '') => `N.º ${count}${end} del año ${anio}`)
