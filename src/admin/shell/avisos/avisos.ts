import { queryOptions } from '@tanstack/react-query'
import { endAvisos, subscribeAvisos } from '@/access/central/avisos'
import { sessionUserId } from '@/access/session'
import { endAvisosHere } from '@/entities/told-here'
import type { Cuando } from '@/shared/lib/aviso'
import { SpokenError } from '@/shared/lib/spoken-error'
import type { MutationMeta } from '@/shared/query/toast'
import { readAvisos } from '@/shared/storage/device/avisos'

/** What a person chooses. */
export type Choice = Cuando | 'nunca'

const AVISOS = 'central-avisos'

/** What the signed-in person chose on this device; another person's choice does not count. */
export const avisosQuery = queryOptions({
  queryKey: [AVISOS],
  queryFn: async (): Promise<Choice> => {
    const kept = await readAvisos()
    return kept?.persona === sessionUserId() ? (kept?.cuando ?? 'nunca') : 'nunca'
  },
})

const NOT_YET = 'La aplicación todavía se está guardando en este equipo. Inténtelo otra vez en un momento.'
const NO_PERMISSION = 'El navegador no recibió su permiso para mostrar avisos.'

/** Asks the browser's permission, which it grants only right after a tap. @throws CentralError, SpokenError */
async function chooseAvisos(choice: Choice): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (choice === 'nunca') {
    const endpoint = await endAvisosHere(registration)
    if (endpoint) await endAvisos(endpoint)
    return
  }
  if ((await Notification.requestPermission()) !== 'granted') throw new SpokenError(NO_PERMISSION)
  const persona = sessionUserId()
  if (!registration?.active || !persona) throw new SpokenError(NOT_YET)
  await subscribeAvisos(registration, choice, persona)
}

const TOLD: Record<Choice, string> = {
  nunca: 'Este equipo ya no avisa',
  emergencias: 'Este equipo avisa de las emergencias',
  todos: 'Este equipo avisa de todo',
}

const meta: MutationMeta = {
  success: (_data, choice) => ({ title: TOLD[choice as Choice] }),
  failure: 'No se pudieron cambiar los avisos.',
  invalidates: [AVISOS],
}

/** One choice after the other: an arrow key passes by the one in the middle. */
export const changeAvisos = { mutationFn: chooseAvisos, scope: { id: AVISOS }, meta }
