import { useQuery } from '@tanstack/react-query'
import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { useNow } from '@/admin/ui/record/age'
import { usosDeItems } from '@/entities/inventario/existencias'
import type { Item } from '@/entities/inventario/item'
import type { Hecho } from '@/entities/inventario/plan/hecho'
import type { Plan } from '@/entities/inventario/plan/plan'
import { hechos as hechosResource, planes as planesResource } from '@/entities/inventario/plan/queries'
import { hoyCierto, primeros, type Vencimiento, vencedor } from '@/entities/inventario/plan/vencimientos'
import { lecturasDe } from '@/entities/inventario/revision/historia'
import { revisiones as revisionesQuery } from '@/entities/inventario/revision/queries'
import { usosAlUltimo } from '@/entities/registro-servicios/registros'
import { toDay } from '@/shared/lib/fecha'
import { forInSlices } from '@/shared/storage/slices'

export type Vencimientos = {
  /** All of each item, the first due first. */
  porItem: ReadonlyMap<string, readonly Vencimiento<Item>[]>
  /** Of each work of an item the one that counts. */
  cuentan: readonly Vencimiento<Item>[]
  planes: readonly Plan[]
  hechos: readonly Hecho[]
  /** What partes say to have been used and no item is, where the brigade looks at things after their use. */
  sinItem: readonly string[]
  /** The `YYYY-MM-DD` day by which it is judged, and on which something is done now. */
  hoy: string
}

function grouped(list: readonly Vencimiento<Item>[]) {
  const groups = new Map<string, Vencimiento<Item>[]>()
  for (const one of list) {
    const own = groups.get(one.cosa.id)
    if (own) own.push(one)
    else groups.set(one.cosa.id, [one])
  }
  return groups
}

/**
 * What is due of these items; undefined while nobody here knows the plans or what was done, and until the list itself is drawn:
 * of a large store it is work of its own, in slices. What was known stays until what is written since has been worked out.
 */
export function useVencimientos(items: readonly Item[]): Vencimientos | undefined {
  const list = useDeferredValue<readonly Item[] | null>(items, null)
  const { data: planes } = useQuery(planesResource.known)
  const { data: hechos } = useQuery(hechosResource.known)
  const { data: usos } = useQuery(usosAlUltimo)
  const { data: revisiones } = useQuery(revisionesQuery)
  const day = toDay(useNow())
  const [known, setKnown] = useState<Vencimientos>()
  const isKnown = planes && hechos
  useEffect(() => {
    if (!list || !planes || !hechos) return
    let gone = false
    const work = async () => {
      const used = usosDeItems(list, usos ?? [])
      const lecturas = [...lecturasDe(revisiones ?? []), ...used.lecturas]
      const sinItem = planes.some(({ regla }) => regla === 'USO') ? used.sinItem : []
      const of = vencedor(planes, hechos, used.usos, day, lecturas)
      const all: Vencimiento<Item>[] = []
      await forInSlices(list, (item) => gone || all.push(...of(item)))
      if (gone) return
      const next = { porItem: grouped(all), cuentan: primeros(all), planes, hechos, sinItem }
      startTransition(() => setKnown({ ...next, hoy: hoyCierto(day, hechos) }))
    }
    work().catch((error: unknown) => {
      // As an error of drawing: the page says it, instead of a list of which nothing ever falls due.
      setKnown(() => {
        throw error
      })
    })
    return () => {
      gone = true
    }
  }, [list, planes, hechos, usos, revisiones, day])
  return isKnown ? known : undefined
}
