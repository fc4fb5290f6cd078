import { SpokenError } from '@/shared/lib/spoken-error'
import { subscribeAnswer } from './avisos'
import type { Envio } from './envio'

const NOT_YET = 'La aplicación todavía se está guardando en este teléfono. Inténtelo otra vez en un momento.'
const NO_PERMISSION = 'El navegador no recibió su permiso para mostrar avisos.'

/** Asks the browser's permission, which it grants only right after a tap. @throws CentralError, SpokenError */
export async function hearAnswer(envio: Envio): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new SpokenError(NO_PERMISSION)
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.active) throw new SpokenError(NOT_YET)
  await subscribeAnswer(registration, envio)
}
