import { matches } from '@/shared/lib/text'
import type { CobrosSearch } from './search'
import type { Cobro } from './use-cobros'

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
