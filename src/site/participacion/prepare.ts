import type { QueryClient } from '@tanstack/react-query'
import { aportes } from '@/entities/aportes/queries'
import { Form } from './preguntas-page'

/** Fetches the form and the published questions, so that the page shows at once. */
export const prepare = (client: QueryClient): Promise<unknown> =>
  Promise.all([Form.load(), client.ensureQueryData(aportes.list)])
