import type { Batch } from '@/shared/storage/list-command'
import { type Falla, isAbierta } from './falla'

/** A thing as far as this knows it, as somebody found it and as they leave it. */
type Cosa = { id: string; nombre: string; categoria: string; estado: string }

/** Who does it, and when as an item's `contado`. */
type Firma = { cuando: string; por: string }

const FUERA = 'FUERA_SERVICIO'
const SIN_CAUSA = 'En el inventario está fuera de servicio'

/** That a thing is out of service by its own state, which nobody noted otherwise. Since when, nobody knows. */
export const fallaDeEstado = ({ id, nombre, categoria }: Cosa): Falla => ({
  ...{ id: `falla-estado-${id}`, item: id, nombre, vehiculo: categoria === 'VEHICULO', que: SIN_CAUSA },
  ...{ fuera: true, deEstado: true, cuando: '', por: '' },
})

/**
 * What begins and ends of fallas when these things are given another state, so that whoever calls people out reads the same
 * as the inventory says: a thing that somebody says to be out of service is, and what said no more than that ends with it.
 * Undefined where nothing does. Pure.
 */
export function fallasPorEstado(
  changes: readonly (readonly [before: Cosa | undefined, after: Cosa])[],
  fallas: readonly Falla[],
  { cuando, por }: Firma,
  que = '',
): Batch<Falla> | undefined {
  const batch = { added: [] as Falla[], patches: [] as { id: string; next: Partial<Falla> }[], removed: [] }
  for (const [before, after] of changes) {
    const open = fallas.filter((one) => one.item === after.id && one.fuera && isAbierta(one))
    if (after.estado === FUERA && before?.estado !== FUERA && open.length === 0)
      batch.added.push({
        ...fallaDeEstado(after),
        ...{ id: `falla-estado-${after.id}-${cuando}`, que: que.trim() || SIN_CAUSA, cuando, por },
      })
    if (after.estado !== FUERA && before?.estado === FUERA)
      for (const { id, deEstado } of open)
        if (deEstado) batch.patches.push({ id, next: { alta: cuando, altaPor: por } })
  }
  return batch.added.length + batch.patches.length > 0 ? batch : undefined
}

/** What ends of fallas with things that are given up. Undefined where nothing does. Pure. */
export function fallasPorBaja(
  ids: readonly string[],
  fallas: readonly Falla[],
  { cuando, por }: Firma,
): Batch<Falla> | undefined {
  const open = fallas.filter((one) => ids.includes(one.item) && isAbierta(one))
  const altaPor = [por, 'de baja'].filter(Boolean).join(', ')
  const patches = open.map(({ id }) => ({ id, next: { alta: cuando, altaPor } }))
  return patches.length > 0 ? { added: [], patches, removed: [] } : undefined
}
