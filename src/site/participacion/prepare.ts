import type { QueryClient } from '@tanstack/react-query'
import { aportes } from '@/entities/aportes/queries'
import { Preguntas } from './prepared'

/** Fetches the page's code and the published questions, so that it shows at once. */
export const prepare = (client: QueryClient): Promise<unknown> =>
  Promise.all([Preguntas.load(), client.ensureQueryData(aportes.list)])
