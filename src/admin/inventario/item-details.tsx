import type { ReactNode } from 'react'
import { Amount } from '@/admin/ui/figure/amount'
import { Details } from '@/admin/ui/record/details'
import { EditButton } from '@/admin/ui/record/edit-button'
import { PictureGrid } from '@/admin/ui/record/picture-grid'
import type { Existencia } from '@/entities/inventario/existencias'
import { CATEGORIA_LABELS, type Item } from '@/entities/inventario/item'
import { itemsList } from '@/entities/inventario/module'
import type { Lote } from '@/entities/inventario/movimientos/lotes'
import type { Movimiento } from '@/entities/inventario/movimientos/movimiento'
import type { Formulario } from '@/entities/inventario/movimientos/options'
import { formatFecha } from '@/entities/inventario/plan/fechas'
import type { Falla } from '@/entities/inventario/revision/falla'
import { itemValue } from '@/entities/inventario/totals'
import { formatDay } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { QrCode } from '@/shared/ui/icon/icons'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { EstadoBadge } from './columns'
import { ItemMovimientos } from './movimientos/item-movimientos'
import { ItemVencimientos } from './planes/item-vencimientos'
import type { Vencimientos } from './planes/use-vencimientos'
import { ItemFallas } from './revision/item-fallas'

/** `onEdit` is only given to those with the permission. */
type ItemDetailsProps = {
  item: Item
  existencia: Existencia | undefined
  movimientos: readonly Movimiento[]
  lotes: readonly Lote[]
  onMover: ((mover: Formulario) => void) | undefined
  vencimientos: Vencimientos | undefined
  /** What is broken of it, and was. */
  fallas: readonly Falla[]
  onFuera: (() => void) | undefined
  onEtiqueta: () => void
  /** What else may be done with it. */
  acts: ReactNode
  onAnotar: ((plan: string) => void) | undefined
  onCambiar: ((plan: string) => void) | undefined
  /** Whoever came by what is due finds that before the rest. */
  dueFirst: boolean
  onClose: () => void
  onEdit?: (() => void) | undefined
}

/** `18. Se usaron 2 en 1 parte desde el conteo del 3 de marzo de 2026. Hay 1 prestado.` */
const quedanSaid = ({ usado, partes, prestado = 0, quedan }: Existencia, { contado = '' }: Item): string => {
  const since = contado
    ? `desde el conteo del ${formatDay(contado.slice(0, 10))}`
    : 'desde que se anotó la cantidad'
  return [
    `${formatNumber(quedan)}.`,
    partes > 0 && `Se usaron ${formatNumber(usado)} en ${plural(partes, 'parte', 'partes')} ${since}.`,
    prestado > 0 && `Hay ${plural(prestado, 'prestado', 'prestados')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

export function ItemDetails(props: ItemDetailsProps) {
  const { item, existencia, movimientos, lotes, onMover, vencimientos, fallas, onFuera } = props
  const { onEtiqueta, acts, onAnotar, onCambiar, dueFirst, onClose, onEdit } = props
  const due = vencimientos && <ItemVencimientos {...{ item, vencimientos, onAnotar, onCambiar }} />
  return (
    <Dialog onClose={onClose} title={item.nombre} size="lg">
      <Stack>
        <ItemFallas item={item} list={fallas} canEdit={onFuera !== undefined} onFuera={onFuera} />
        {dueFirst && due}
        <Details
          rows={[
            ['Cantidad', formatNumber(item.cantidad)],
            ['Unidad', item.unidad !== undefined && formatNumber(item.unidad)],
            ['Quedan', existencia && quedanSaid(existencia, item)],
            ['Estado', <EstadoBadge key="estado" estado={item.estado} baja={item.baja} />],
            ['Ubicación', item.ubicacion],
            ['Custodio', item.custodio],
          ]}
        />
        <ItemMovimientos item={item} movimientos={movimientos} lotes={lotes} onMover={onMover} />
        {acts}
        {!dueFirst && due}
        <Details
          of={[itemsList.key, item.id]}
          rows={[
            ['Categoría', CATEGORIA_LABELS[item.categoria]],
            ['Mínimo', item.minimo !== undefined && formatNumber(item.minimo)],
            ['Valor estimado (unidad)', <Amount key="valor" usd={item.valorEstimado} />],
            ['Valor total', <Amount key="total" usd={itemValue(item)} />],
            ['Fecha de ingreso', item.fechaIngreso && formatDay(item.fechaIngreso)],
            ['Próxima revisión', item.proximaRevision && formatDay(item.proximaRevision)],
            ['Fabricado', item.fabricado && formatFecha(item.fabricado)],
            ['Fecha impresa', item.vence && formatFecha(item.vence)],
            ['Placa', item.placa],
            ['Proveedor', item.proveedor],
            ['Número de serie', item.numeroSerie],
            ['Donado', item.donado ? 'Sí' : 'No'],
            ['Notas', item.notas],
            ['ID', item.id],
          ]}
        />
        <PictureGrid sources={item.fotoUrl ? [item.fotoUrl] : []} title={item.nombre} noun="Fotografía" />
        <DialogFooter>
          <Button variant="default" leftSection={<QrCode size={18} aria-hidden />} onClick={onEtiqueta}>
            Etiqueta
          </Button>
          <EditButton onEdit={onEdit} />
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}
