import type { Toast } from '@/shared/query/toast'

/** A state or answer stays on this device until somebody sends it: nothing else would say so. */
export const updated = (title: string): Toast => ({
  title,
  message: 'Falta enviárselo al ciudadano: Ver → Responder al ciudadano.',
})
