import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCan } from '@/access/current-user'
import { items, segun } from '@/entities/inventario/queries'
import type { Falla } from '@/entities/inventario/revision/falla'
import {
  type Fuera,
  fueraDeServicio,
  NADA_DICHO,
  type SegunItems,
  segunItems,
} from '@/entities/inventario/revision/fuera'
import { fallas } from '@/entities/inventario/revision/queries'

const NONE: readonly Falla[] = []

/** What is broken, for whoever keeps the things or calls people out; nothing for the others. */
export function useFallas(): readonly Falla[] {
  const enabled = [useCan('inventario:view'), useCan('servicios:view')].some(Boolean)
  const { data } = useQuery({ ...fallas.known, enabled })
  return (enabled && data) || NONE
}

/** In ms: a page of calls stays open for hours, and of items that are unknown here nothing is told by itself. */
const ASKED_AGAIN_MS = 60_000

/** What the items say of what is out of service, to whoever keeps them or calls people out. */
function useSegun(all: readonly Falla[]): SegunItems {
  const [keeps, calls] = [useCan('inventario:view'), useCan('servicios:view')]
  const { data: list } = useQuery({ ...items.known, enabled: keeps })
  const enabled = calls && !(keeps && list)
  const { data: said } = useQuery({ ...segun, enabled, refetchInterval: ASKED_AGAIN_MS })
  return useMemo(() => {
    if (keeps && list) return segunItems(list, all)
    return (enabled && said) || NADA_DICHO
  }, [keeps, list, all, enabled, said])
}

/** What is out of service, by a falla or by the state of the item, the vehicles first. */
export function useFuera(): readonly Fuera[] {
  const all = useFallas()
  const said = useSegun(all)
  return useMemo(() => fueraDeServicio(all, said), [all, said])
}
