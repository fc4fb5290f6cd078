import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Existencias, existenciasOf } from '@/entities/inventario/existencias'
import type { Item } from '@/entities/inventario/item'
import { usos } from '@/entities/registro-servicios/queries'

/** What should be left of each item; undefined while nobody here knows what the partes used. */
export function useExistencias(list: readonly Item[]): Existencias | undefined {
  const { data } = useQuery(usos)
  return useMemo(() => data && existenciasOf(list, data), [list, data])
}
