import { useAllowed } from '@/admin/shell/data/use-allowed'
import { useFuera } from '@/admin/shell/data/use-fallas'
import { plainName } from '@/entities/inventario/lugares'
import { items } from '@/entities/inventario/queries'
import { porQue } from '@/entities/inventario/revision/fuera'
import { enUso } from '@/entities/inventario/totals'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { inOrder } from '@/shared/lib/text'

/**
 * The names of vehicles to choose from: those of the inventory, where the role sees it, and those that the log has. What is
 * out of service or given up isn't offered; of its name `fuera` says why.
 */
export function useVehiculos(log: readonly RegistroServicio[]) {
  const { data: list } = useAllowed(items.known, 'inventario:view')
  const out = new Map(useFuera().map((one) => [plainName(one.nombre), one]))
  const vehicles = (list ?? []).filter(({ categoria }) => categoria === 'VEHICULO')
  const own = enUso(vehicles).map(({ nombre }) => nombre)
  const kept = new Set(own.map(plainName))
  const gone = new Set(vehicles.map(({ nombre }) => plainName(nombre)).filter((nombre) => !kept.has(nombre)))
  const names = new Set([
    ...own,
    ...log.flatMap(({ vehiculos = [] }) => vehiculos.map(({ nombre }) => nombre)),
  ])
  return {
    offered: inOrder(names).filter((nombre) => !out.has(plainName(nombre)) && !gone.has(plainName(nombre))),
    fuera(nombre: string): string | undefined {
      const one = out.get(plainName(nombre))
      return one && `${one.nombre} está fuera de servicio: ${porQue(one)}.`
    },
  }
}
