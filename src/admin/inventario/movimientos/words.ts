import type { Lote } from '@/entities/inventario/movimientos/lotes'
import { type Motivo, type Movimiento, TIPO_LABELS } from '@/entities/inventario/movimientos/movimiento'
import type { Formulario } from '@/entities/inventario/movimientos/options'
import { formatFecha } from '@/entities/inventario/plan/fechas'
import { formatDay } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'

export const FORMULARIO_LABELS: Readonly<Record<Formulario, string>> = {
  entrada: 'Llegaron…',
  gasto: 'Se gastó…',
  traslado: 'Trasladar…',
  prestamo: 'Prestar…',
  baja: 'Dar de baja…',
}

export const MOTIVO_LABELS: Readonly<Record<Motivo, string>> = {
  DANADO: 'Se dañó',
  PERDIDO: 'Se perdió o lo robaron',
  VENCIDO: 'Venció',
  ENTREGADO: 'Se donó, vendió o devolvió',
  OTRO: 'Otro motivo',
}

const SIGNS = { ENTRADA: '+', DEVOLUCION: '+', CONSUMO: '−', BAJA: '−', PRESTAMO: '−', TRASLADO: '' } as const

/** `+5 · Llegaron`, and of what a transfer brought here `+2 · Traslado`. */
export function movidoText({ tipo, cantidad, item, a }: Movimiento, of: string): string {
  const sign = tipo === 'TRASLADO' && a ? (item === of ? '−' : '+') : SIGNS[tipo]
  return `${sign}${formatNumber(cantidad)} · ${TIPO_LABELS[tipo]}`
}

/** `3 · lote A · vence mayo de 2027`. */
export const loteText = ({ cantidad, lote, vence }: Lote): string =>
  [formatNumber(cantidad), lote && `lote ${lote}`, vence ? `vence ${formatFecha(vence)}` : 'sin fecha']
    .filter(Boolean)
    .join(' · ')

/** On which day, who, why and by which paper, as far as it was said. */
export const detalleText = (one: Movimiento): string =>
  [
    formatDay(one.cuando.slice(0, 10)),
    one.motivo && MOTIVO_LABELS[one.motivo],
    one.desde !== undefined && `De ${one.desde || 'ningún lugar'} a ${one.hasta ?? ''}`,
    one.quien,
    one.telefono,
    one.vuelve && `vuelve el ${formatDay(one.vuelve)}`,
    one.donado && 'Donación',
    one.papel,
    one.lote && `Lote ${one.lote}`,
    one.vence && `vence ${formatFecha(one.vence)}`,
    one.nota,
    one.por && `Anotó ${one.por}`,
  ]
    .filter(Boolean)
    .join(' · ')
