import type { QueryClient } from '@tanstack/react-query'
import { nameOfMonth } from '@/entities/lotaip/month-name'
import { publishedMeses } from '@/entities/lotaip/publicado'
import { publicados } from '@/entities/lotaip/publicados'
import { MesesPage, MesPage } from './pages'

/** Fetches the page of all months, so that it shows at once. */
export const prepareMeses = (client: QueryClient): Promise<unknown> =>
  Promise.all([MesesPage.load(), client.ensureQueryData(publicados.list)])

/** Fetches the page of a month, and gives that month's name; undefined where it isn't published. */
export async function prepareMes(client: QueryClient, mes: string): Promise<string | undefined> {
  // An old list may lack a month that was just published.
  const [list] = await Promise.all([client.fetchQuery(publicados.list), MesPage.load()])
  return publishedMeses(list).some((one) => one.mes === mes) ? nameOfMonth(mes) : undefined
}
