import { useAllowed } from '@/admin/shell/data/use-allowed'
import { items } from '@/entities/inventario/queries'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { inOrder } from '@/shared/lib/text'

/** The names of vehicles to choose from: those of the inventory, where the role sees it, and those that the log has. */
export function useVehiculos(log: readonly RegistroServicio[]): string[] {
  const { data: list } = useAllowed(items.known, 'inventario:view')
  return inOrder(
    new Set([
      ...(list ?? []).filter(({ categoria }) => categoria === 'VEHICULO').map(({ nombre }) => nombre),
      ...log.flatMap(({ vehiculos = [] }) => vehiculos.map(({ nombre }) => nombre)),
    ]),
  )
}
