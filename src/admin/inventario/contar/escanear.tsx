import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LeerEtiqueta } from '@/admin/ui/share/leer-etiqueta'
import { etiquetadoCon } from '@/entities/inventario/etiquetado'
import type { Item } from '@/entities/inventario/item'
import { type Lugar, lugaresOf, lugarKey } from '@/entities/inventario/lugares'

type EscanearProps = {
  list: readonly Item[]
  /** The place that is counted; without it a label leads to its own. */
  lugar?: Lugar
  onClose: () => void
}

/** From a label to its row in the count, or to the count of its place. */
export function Escanear({ list, lugar, onClose }: EscanearProps) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState('')
  const goTo = (search: { lugar: string; item?: string }) =>
    void navigate({ to: '/admin/inventario/contar', search, replace: lugar !== undefined })
  const onText = (text: string) => {
    const found = etiquetadoCon(text, list)
    if (!found) return setProblem('Nada de este inventario lleva esa etiqueta.')
    if ('lugar' in found) return goTo({ lugar: found.lugar.nombre })
    const { item } = found
    const own = lugaresOf(list).find(({ key }) => key === lugarKey(item.ubicacion))
    if (!own) return
    if (lugar && lugar.key !== own.key)
      return setProblem(
        `${item.nombre} es de ${own.nombre}. Cuéntelo allá, o cámbielo de lugar en el inventario.`,
      )
    goTo({ lugar: own.nombre, item: item.id })
  }
  return <LeerEtiqueta problem={problem} onText={onText} onClose={onClose} />
}
