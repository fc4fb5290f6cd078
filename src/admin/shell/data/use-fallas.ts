import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCan } from '@/access/user-query'
import type { Falla } from '@/entities/inventario/revision/falla'
import { type Fuera, fueraDeServicio } from '@/entities/inventario/revision/fuera'
import { fallas } from '@/entities/inventario/revision/queries'

const NONE: readonly Falla[] = []

/** What is broken, for whoever keeps the things or calls people out; nothing for the others. */
export function useFallas(): readonly Falla[] {
  const enabled = [useCan('inventario:view'), useCan('servicios:view')].some(Boolean)
  const { data } = useQuery({ ...fallas.known, enabled })
  return (enabled && data) || NONE
}

/** What is out of service, the vehicles first. */
export function useFuera(): readonly Fuera[] {
  const all = useFallas()
  return useMemo(() => fueraDeServicio(all), [all])
}
