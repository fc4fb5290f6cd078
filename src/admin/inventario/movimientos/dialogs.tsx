import type { Existencias } from '@/entities/inventario/existencias'
import { quedanDe } from '@/entities/inventario/existencias'
import type { Item } from '@/entities/inventario/item'
import { lotesDe } from '@/entities/inventario/movimientos/lotes'
import type { Movimiento } from '@/entities/inventario/movimientos/movimiento'
import type { Formulario } from '@/entities/inventario/movimientos/options'
import { inOrder } from '@/shared/lib/text'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { BajaForm } from './baja-form'
import { EntradaForm } from './entrada-form'
import { GastoForm } from './gasto-form'
import { PrestamoForm } from './prestamo-form'
import { TrasladoForm } from './traslado-form'
import type { Cosa } from './use-mover'

type MovimientoDialogsProps = {
  /** The fields of the address that concern movements. */
  search: { ver?: string | undefined; mover?: Formulario | undefined }
  /** The items as they are stored, and with how many there are of each by now. */
  list: readonly Item[]
  alDia: readonly Item[]
  existencias: Existencias | undefined
  movimientos: readonly Movimiento[]
}

/** The form of a movement of the item that is shown: whichever the address says. */
export function MovimientoDialogs({ search, list, alDia, existencias, movimientos }: MovimientoDialogsProps) {
  const patch = useSearchPatch<{ mover?: Formulario | undefined }>()
  const { ver, mover } = search
  const item = list.find(({ id }) => id === ver)
  const now = alDia.find(({ id }) => id === ver)
  if (!item || !now || item.baja || !mover) return null
  const cosa: Cosa = {
    item,
    hay: now.cantidad,
    quedan: existencias ? quedanDe(existencias, now) : now.cantidad,
  }
  const onClose = () => patch({ mover: undefined })
  switch (mover) {
    case 'entrada':
      return (
        <EntradaForm
          cosa={cosa}
          conocidos={inOrder(
            new Set([
              ...list.flatMap(({ proveedor }) => proveedor.trim() || []),
              ...movimientos.flatMap(({ tipo, quien }) => (tipo === 'ENTRADA' && quien) || []),
            ]),
          )}
          onClose={onClose}
        />
      )
    case 'traslado':
      return (
        <TrasladoForm
          cosa={cosa}
          list={list}
          lotes={lotesDe(item, movimientos, cosa.quedan)}
          onClose={onClose}
        />
      )
    case 'prestamo':
      return <PrestamoForm cosa={cosa} onClose={onClose} />
    case 'gasto':
      return <GastoForm cosa={cosa} onClose={onClose} />
    case 'baja':
      return <BajaForm cosa={cosa} onClose={onClose} />
  }
}
