import { useSuspenseQueries } from '@tanstack/react-query'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { figurasDe } from '@/entities/inspecciones/cifras'
import { ordenes, pagos } from '@/entities/inspecciones/cobros/queries'
import { permisos } from '@/entities/inspecciones/permiso/queries'
import { visitas } from '@/entities/inspecciones/visita/queries'
import type { FigurasInspecciones } from '@/entities/rendicion/monthly-rendicion'
import { cierreDe } from '@/shared/lib/dias'
import { toDay } from '@/shared/lib/fecha'
import { fromCents } from '@/shared/lib/moneda'

/**
 * What a month's report (`YYYY-MM`) tells of inspections: undefined while the brigade doesn't use them, null where this device
 * doesn't know them whole.
 */
export function useInspecciones(): (mes: string) => FigurasInspecciones | null | undefined {
  const inspects = useModulos()('inspecciones')
  const [seen, granted, orders, paid] = useSuspenseQueries({
    queries: [visitas.known, permisos.known, ordenes.known, pagos.known],
  })
  return (mes) => {
    if (!inspects) return undefined
    if (!seen.data || !granted.data) return null
    const cobros = orders.data && paid.data && { ordenes: orders.data, pagos: paid.data }
    const { recaudado, ...figuras } = figurasDe(
      {
        ...{ visitas: seen.data, permisos: granted.data, diaDe: (instante) => toDay(new Date(instante)) },
        cobros: cobros ?? undefined,
      },
      `${mes}-01`,
      cierreDe(mes),
    )
    return { ...figuras, ...(recaudado !== undefined && { recaudado: fromCents(recaudado) }) }
  }
}
