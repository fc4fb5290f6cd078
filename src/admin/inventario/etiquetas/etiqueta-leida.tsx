import { Navigate, useNavigate } from '@tanstack/react-router'
import { LeerEtiqueta } from '@/admin/ui/share/leer-etiqueta'
import { etiquetadoCon } from '@/entities/inventario/etiquetado'
import type { Item } from '@/entities/inventario/item'

type EtiquetaLeidaProps = {
  /** What a label said, as the address holds it. */
  etiqueta: string | undefined
  list: readonly Item[]
  onClose: () => void
}

/** From a label to its item with its history, or to the list of its place. What is no label of this inventory is said. */
export function EtiquetaLeida({ etiqueta, list, onClose }: EtiquetaLeidaProps) {
  const navigate = useNavigate()
  const found = etiqueta ? etiquetadoCon(etiqueta, list) : undefined
  // In place of the label's address, so that the way back doesn't lead here again.
  if (found)
    return (
      <Navigate
        to="/admin/inventario"
        search={'item' in found ? { ver: found.item.id } : { lugar: found.lugar.nombre }}
        replace
      />
    )
  return (
    <LeerEtiqueta
      problem={
        etiqueta
          ? 'Nada de este inventario lleva esa etiqueta. Si el lugar cambió de nombre, imprima su etiqueta otra vez.'
          : ''
      }
      onText={(text) =>
        void navigate({ to: '/admin/inventario', search: { escanear: true, etiqueta: text }, replace: true })
      }
      onClose={onClose}
    />
  )
}
