import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Existencias, existenciasOf, vencenOf } from '@/entities/inventario/existencias'
import type { Item } from '@/entities/inventario/item'
import type { Movimiento } from '@/entities/inventario/movimientos/movimiento'
import { movimientos } from '@/entities/inventario/movimientos/queries'
import { conMovimientos, prestadosDe } from '@/entities/inventario/movimientos/saldo'
import { enUso } from '@/entities/inventario/totals'
import { usos } from '@/entities/registro-servicios/registros'

type Stock = {
  /** The items with how many there are of each by count and movements. */
  alDia: readonly Item[]
  movimientos: readonly Movimiento[]
  /** What should be on the shelf; what partes used counts as far as it is known here. */
  existencias: Existencias
  /** What the brigade has, as it falls due: with the first printed date that is left. */
  vencen: readonly Item[]
}

const NONE: never[] = []

/** How many there are of these items, as they are stored, and how many should be on the shelf. */
export function useStock(list: readonly Item[]): Stock {
  const { data: used } = useQuery(usos)
  const { data } = useSuspenseQuery(movimientos)
  const moved = data ?? NONE
  const alDia = useMemo(() => conMovimientos(list, moved), [list, moved])
  const existencias = useMemo(
    () => existenciasOf(alDia, used ?? NONE, prestadosDe(moved)),
    [alDia, used, moved],
  )
  const vencen = useMemo(() => vencenOf(list, enUso(alDia), moved, used ?? NONE), [list, alDia, moved, used])
  return { alDia, movimientos: moved, existencias, vencen }
}
