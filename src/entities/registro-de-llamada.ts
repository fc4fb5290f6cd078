import { toDay, toTime } from '@/shared/lib/fecha'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import type { Despacho } from './despacho/despacho'
import type { Estado } from './registro-servicios/parte/options'
import type { RegistroServicio } from './registro-servicios/registro'
import { codigoOf } from './reportes/codigo'

const ESTADOS: Record<Despacho['estado'], Estado> = {
  EN_CURSO: 'EN_CURSO',
  CERRADO: 'COMPLETADO',
  ANULADO: 'CANCELADO',
}

type Taken = 'tipo' | 'direccion' | 'descripcion' | 'personalAsignado' | 'estado'
type TakenAlso = 'fecha' | 'horaInicio' | 'comoInicio' | 'reporte'

/**
 * What the record of a service takes over from the call: when it was made, by the brigade’s clock, and what was known.
 * `vienen` are the names of those who said that they come. When the call was closed is not when they were back.
 */
export function registroFromCall(
  { instante, tipo, direccion, detalle, estado, reporte }: Despacho,
  vienen: readonly string[],
): Pick<RegistroServicio, Taken> & Partial<Pick<RegistroServicio, TakenAlso>> {
  const moment = new Date(instante)
  return {
    ...(!Number.isNaN(moment.getTime()) && {
      fecha: toDay(moment),
      horaInicio: toTime(moment),
      comoInicio: 'DESPACHO' as const,
    }),
    tipo,
    direccion,
    descripcion: detalle || TIPO_SERVICIO_LABELS[tipo],
    personalAsignado: [...new Set(vienen)],
    estado: ESTADOS[estado],
    ...(reporte && { reporte: codigoOf(reporte) }),
  }
}
