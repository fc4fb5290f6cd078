import { useMemo } from 'react'
import { useUser } from '@/access/current-user'
import { can } from '@/access/permissions'
import { useWhole } from '@/admin/ui/record/use-whole'
import type { Orden } from '@/entities/inspecciones/cobros/orden'
import type { Pago } from '@/entities/inspecciones/cobros/pago'
import { type EstadoOrden, estadoDe, pagosPorOrden, sinOrden } from '@/entities/inspecciones/cobros/pagos'
import { ordenes, pagos, salarios, tarifas } from '@/entities/inspecciones/cobros/queries'
import { matches } from '@/shared/lib/text'
import type { CobrosSearch } from './search'

/** An order with the payment that holds for it, and how it stands. */
export type Cobro = Orden & { pago: Pago | undefined; estado: EstadoOrden }

/** All that the screen of charges shows, and what the role may do with it. */
export function useCobros() {
  const user = useUser()
  const ordenesList = useWhole(ordenes)
  const pagosList = useWhole(pagos)
  const tarifasList = useWhole(tarifas)
  const salariosList = useWhole(salarios)
  const cobros = useMemo(() => {
    const paid = pagosPorOrden(pagosList)
    return ordenesList.map((orden): Cobro => {
      const pago = paid.get(orden.id)
      return { ...orden, pago, estado: estadoDe(orden, pago) }
    })
  }, [ordenesList, pagosList])
  const perdidos = useMemo(() => sinOrden(ordenesList, pagosList), [ordenesList, pagosList])
  return {
    cobros,
    pagos: pagosList,
    perdidos,
    tarifas: tarifasList,
    salarios: salariosList,
    quien: user?.name ?? '',
    rights: {
      canCreate: can(user, 'cobros:create'),
      canPay: can(user, 'cobros:pay'),
      canAnnul: can(user, 'cobros:anular'),
      canExempt: can(user, 'cobros:exonerar'),
      canSet: can(user, 'cobros:edit'),
      canExport: can(user, 'system:export'),
    },
  }
}

export type Cobros = ReturnType<typeof useCobros>

type Filter = Pick<CobrosSearch, 'buscar' | 'estado' | 'tramite' | 'parroquia'>

/** Searches the texts of an order and filters by what the address says. */
export const filterCobros = (
  list: readonly Cobro[],
  { buscar, estado, tramite, parroquia }: Filter,
): readonly Cobro[] =>
  list.filter(
    (cobro) =>
      (!estado || cobro.estado === estado) &&
      (!tramite || cobro.tramite === tramite) &&
      (!parroquia || cobro.parroquia === parroquia) &&
      matches(buscar, cobro.nombre, cobro.numero, cobro.ruc, cobro.paga, cobro.direccion, cobro.pago?.recibo),
  )
