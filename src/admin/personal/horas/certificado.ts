import { type HorasPersona, sumasDe } from '@/entities/horas-personas'
import { type Periodo, periodoTitle } from '@/entities/registro-servicios/parte/periodo'
import { funcionesSaid } from '@/entities/registro-servicios/parte/tripulacion'
import { formatMinutes } from '@/entities/registro-servicios/totals'
import { formatHours, formatShortDay } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { capitalized } from '@/shared/lib/text'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import type { Horas } from './use-horas'

export const CERTIFICADO_TITLE = 'Certificado de horas'
export const CERTIFICADO_FIRMAS = ['Elaborado por', 'Jefatura'] as const

/** Of the table of services; widths in millimetres, of what has one. */
const COLUMNS = [
  { field: 'fecha', header: 'Fecha', mm: 30, align: undefined },
  { field: 'tipo', header: 'Tipo', mm: 30, align: undefined },
  { field: 'servicio', header: 'Servicio', mm: undefined, align: undefined },
  { field: 'funcion', header: 'Función', mm: 28, align: undefined },
  { field: 'tiempo', header: 'Tiempo', mm: 20, align: 'right' },
] as const

/** What whoever asks for a certificate wants on it; what is written here is kept nowhere. */
export type Papeles = { cedula: string; numero: string }

const sentences = (parts: readonly (string | false)[]) => parts.filter((part) => part !== false)

/** One person's sums with the partes that they come from, for screen and paper alike. */
export function certificadoOf(
  persona: HorasPersona,
  periodo: Periodo,
  { guardias, eventos }: Pick<Horas, 'guardias' | 'eventos'>,
  { cedula, numero }: Papeles,
) {
  const { nombres, cargo } = persona.miembro ?? { nombres: persona.nombre, cargo: '' }
  const sums = sumasDe(persona)
  const untimed = sums.sinTiempo > 0 ? `, ${formatNumber(sums.sinTiempo)} sin tiempo anotado` : ''
  const overlaps = persona.servicios.some(
    ({ registro, minutos }) => minutos !== (registro.tiempoTotal ?? null),
  )
  const resumen: [name: string, value: string][] = [
    ...(cedula.trim() ? [['Cédula', cedula.trim()] as [string, string]] : []),
    ['Servicios', `${plural(sums.servicios, 'servicio', 'servicios')}${untimed}`],
    ['Horas en servicios', formatHours(sums.minutosServicios)],
  ]
  if (guardias) resumen.push(['Horas de guardia, confirmadas', formatHours(sums.minutosGuardias)])
  if (eventos) resumen.push(['Asistencias a eventos', formatNumber(sums.eventos)])
  const partes = persona.servicios.map(({ registro, funciones, minutos }) => ({
    id: registro.id,
    fecha: [formatShortDay(registro.fecha), registro.horaInicio].filter(Boolean).join(', '),
    tipo: TIPO_SERVICIO_LABELS[registro.tipo],
    servicio: [registro.descripcion, registro.direccion].filter(Boolean).join(' · '),
    funcion: capitalized(funcionesSaid(funciones)),
    minutos,
    tiempo: formatMinutes(minutos),
  }))
  return {
    title: [CERTIFICADO_TITLE, numero.trim() && `N.º ${numero.trim()}`].filter(Boolean).join(' '),
    /** `Ana Ruiz, Bombera. Marzo de 2026` */
    de: `${[nombres.trim(), cargo.trim()].filter(Boolean).join(', ')}. ${capitalized(periodoTitle(periodo))}`,
    resumen,
    partes,
    /** Who doesn't see the log has no words of its services. */
    columns: COLUMNS.filter(({ field }) => field !== 'servicio' || partes.some(({ servicio }) => servicio)),
    notas: sentences([
      overlaps && 'Lo que coincide entre dos servicios se cuenta una vez.',
      guardias && 'Las horas en servicios y las de guardia no se suman: una salida puede estar en las dos.',
    ]),
  }
}

export type Certificado = ReturnType<typeof certificadoOf>
