import type { Orden } from './cobros/orden'
import type { Pago } from './cobros/pago'
import { pagosPorOrden } from './cobros/pagos'
import type { Permiso } from './permiso/permiso'
import { ultimaVisita } from './visita/ultima'
import type { Visita } from './visita/visita'

/** Of a visit, what it counts by. */
export type Contable = Pick<Visita, 'local' | 'dia' | 'resultado'>

export const contableOf = ({ local, dia, resultado }: Contable): Contable => ({ local, dia, resultado })

const fue = ({ resultado }: Contable): boolean => resultado === 'APROBADO' || resultado === 'NO_CUMPLE'

/**
 * How many inspections were made from one day to another (`YYYY-MM-DD`, both included): two inspectors at one door on a day
 * made one, and a door that nobody opened is none.
 */
export const inspeccionesEntre = (visitas: readonly Contable[], desde: string, hasta: string): number =>
  new Set(
    visitas
      .filter((one) => desde <= one.dia && one.dia <= hasta && fue(one))
      .map(({ local, dia }) => `${local} ${dia}`),
  ).size

/** What inspections came to between two days. Counts, and US cents; missing: not known here. */
export type FigurasInspecciones = {
  inspecciones: number
  locales: number
  aprobados: number
  noCumplen: number
  permisos: number
  recaudado?: number
}

type Fuentes = {
  visitas: readonly Visita[]
  permisos: readonly Permiso[]
  /** Undefined where this device doesn't know them whole. */
  cobros?: { ordenes: readonly Orden[]; pagos: readonly Pago[] } | undefined
  /** The `YYYY-MM-DD` day of an instant. */
  diaDe: (instante: string) => string
}

/** How the premises that were seen between two days stood at their end, and what was granted and paid in them. Pure. */
export function figurasDe(
  { visitas, permisos, cobros, diaDe }: Fuentes,
  desde: string,
  hasta: string,
): FigurasInspecciones {
  const own = visitas.filter((one) => desde <= one.dia && one.dia <= hasta && fue(one))
  const byLocal = new Map<string, Visita[]>()
  for (const visita of own) {
    const group = byLocal.get(visita.local)
    if (group) group.push(visita)
    else byLocal.set(visita.local, [visita])
  }
  const stood = [...byLocal].map(([local, group]) => ultimaVisita(group, local, hasta)?.resultado)
  const paid = cobros && pagosPorOrden(cobros.pagos)
  return {
    inspecciones: inspeccionesEntre(own, desde, hasta),
    locales: byLocal.size,
    aprobados: stood.filter((one) => one === 'APROBADO').length,
    noCumplen: stood.filter((one) => one === 'NO_CUMPLE').length,
    permisos: permisos.filter(({ otorgado, anulado }) => {
      const dia = otorgado && diaDe(otorgado)
      return dia !== '' && !anulado && desde <= dia && dia <= hasta
    }).length,
    ...(cobros &&
      paid && {
        recaudado: cobros.ordenes
          .flatMap(({ id }) => paid.get(id) ?? [])
          .filter(({ dia }) => desde <= dia && dia <= hasta)
          .reduce((sum, { centavos }) => sum + centavos, 0),
      }),
  }
}
