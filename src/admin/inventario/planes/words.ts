import { formatFecha } from '@/entities/inventario/plan/fechas'
import type { EstadoVence } from '@/entities/inventario/plan/options'
import type { Vencimiento } from '@/entities/inventario/plan/vencimientos'
import { formatDay } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import type { StateColor } from '@/shared/ui/control/state-badge'

export const VENCE_LABELS: Readonly<Record<EstadoVence, string>> = {
  vencido: 'Vencido',
  pronto: '30 días',
  aldia: 'Al día',
}

export const VENCE_COLORS: Readonly<Record<EstadoVence, StateColor>> = {
  vencido: 'orange',
  pronto: 'blue',
  aldia: 'green',
}

const FALTA: Readonly<Record<NonNullable<Vencimiento['falta']>, string>> = {
  fabricado: 'Falta escribir cuándo se fabricó.',
  vence: 'Falta escribir la fecha impresa.',
  placa: 'Falta escribir la placa.',
  lectura: 'Falta anotar lo que marcaba el medidor la última vez.',
}

/** When it is due, in words: a day, a reading, or what lacks to know. */
export function cuandoText({ dia, falta, medida, plan, fallo }: Vencimiento): string {
  if (falta) return FALTA[falta]
  if (medida) {
    const unit = medida.unidad === 'KM' ? 'km' : 'horas'
    return `A los ${formatNumber(medida.toca)} ${unit}; va en ${formatNumber(medida.va)}.`
  }
  if (!dia) return plan?.regla === 'USO' ? 'Sin usos por revisar.' : ''
  if (fallo) return `Falló: desde el ${formatDay(dia)}`
  return plan?.regla === 'USO' ? `Se usó el ${formatDay(dia)}` : formatDay(dia)
}

/** When it was done last, by whom. */
export function ultimaText({ ultima, plan, trabajo }: Vencimiento): string {
  if (ultima) return `Última vez: ${formatFecha(ultima.dia)}${ultima.quien ? `, ${ultima.quien}` : ''}`
  return (plan?.regla === 'CADA' || plan?.regla === 'PLACA') && trabajo ? 'No consta la última vez' : ''
}
