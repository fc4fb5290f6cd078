import type { Toast } from '@/shared/query/toast'

/** Reminds the person to send it: a new state or answer stays on this device until then. */
export const updatedToast = (title: string): Toast => ({
  title,
  message: 'Falta enviárselo al ciudadano: Ver → Responder al ciudadano.',
})
