import { holding } from '@/access/holding'
import type { ModuleList } from '@/access/module'
import { formatDay } from '@/shared/lib/fecha'
import { byCode } from '@/shared/lib/text'
import { type Movimiento, movimientoRules, movimientoSchema, type Tipo } from './movimiento'

export const TIPO_LABELS: Readonly<Record<Tipo, string>> = {
  ENTRADA: 'Llegaron',
  TRASLADO: 'Traslado',
  CONSUMO: 'Se gastó',
  BAJA: 'De baja',
  PRESTAMO: 'Préstamo',
  DEVOLUCION: 'Devuelto',
}

export const movimientosList: ModuleList<Movimiento> = {
  key: 'bomberos_inventario_movimientos',
  idPrefix: 'mov-',
  title: 'Movimientos del inventario',
  schema: movimientoSchema,
  seed: () => [],
  // The newest first.
  compare: (a, b) => byCode(b.cuando, a.cuando) || byCode(a.id, b.id),
  name: ({ tipo, cantidad, cuando }) =>
    `${TIPO_LABELS[tipo]}: ${cantidad}, ${formatDay(cuando.slice(0, 10))}`,
  within: ({ item }) => item,
  words: {
    a: 'parte que quedó allá',
    donado: 'es donación',
    cierra: 'no quedó nada',
    por: 'quién lo anotó',
    quien: 'quién',
    sobre: 'conteo que se vio',
    telefono: 'teléfono',
    vence: 'fecha impresa',
    vuelve: 'día de devolución',
  },
  // Who edits the inventory notes what moves; undoing is part of that.
  writes: { create: ['inventario:edit'], edit: ['inventario:edit'], remove: ['inventario:edit'] },
  rules: () => holding<Movimiento>(movimientoRules),
  backup: true,
}
