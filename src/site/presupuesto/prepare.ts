import type { QueryClient } from '@tanstack/react-query'
import { congelados } from '@/entities/presupuesto/cortes/congelados'
import { PresupuestoPage } from './presupuesto-page'

/** Fetches the page's code and the cuts, so that it shows at once. */
export const prepare = (client: QueryClient): Promise<unknown> =>
  Promise.all([PresupuestoPage.load(), client.ensureQueryData(congelados.list)])
