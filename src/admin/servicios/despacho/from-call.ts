import type { RegistroValues } from '@/admin/servicios/registro-values'
import type { Despacho } from '@/entities/despacho/despacho'
import type { Estado } from '@/entities/registro-servicios/options'
import { codigoOf } from '@/entities/reportes/codigo'
import { toDay, toTime } from '@/shared/lib/fecha'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'

const ESTADOS: Record<Despacho['estado'], Estado> = {
  EN_CURSO: 'EN_CURSO',
  CERRADO: 'COMPLETADO',
  ANULADO: 'CANCELADO',
}

/**
 * What the record of a service takes over from the call: when it was made, by this device's zone, and what was known.
 * `vienen` are the names of those who said that they come. When the call was closed is not when they were back.
 */
export function valuesFromCall(
  { instante, tipo, direccion, detalle, estado, reporte }: Despacho,
  vienen: readonly string[],
): Partial<RegistroValues> {
  const moment = new Date(instante)
  return {
    ...(!Number.isNaN(moment.getTime()) && {
      fecha: toDay(moment),
      horaInicio: toTime(moment),
      comoInicio: 'DESPACHO',
    }),
    tipo,
    direccion,
    descripcion: detalle || TIPO_SERVICIO_LABELS[tipo],
    personalAsignado: [...new Set(vienen)],
    estado: ESTADOS[estado],
    ...(reporte && { reporte: codigoOf(reporte) }),
  }
}
