import { dropAvisos } from '@/access/central/avisos'
import { readKept } from './despacho/phone-kept'
import { readEnvios } from './reportes/envio/queue'

/** This browser tells somebody of a call, or a citizen of an answer: a browser has one push address for all. */
async function isToldOtherwise(): Promise<boolean> {
  const [kept, envios] = [await readKept(), await readEnvios()]
  return kept?.mi.avisa === true || envios.some(({ avisa }) => avisa !== undefined)
}

/**
 * Ends the notices of the panel on this device and resolves to its push address, which the caller tells the central. The
 * address itself stays where somebody else is told by it: a volunteer's phone went silent when they left the panel.
 */
export const endAvisosHere = async (
  registration: ServiceWorkerRegistration | undefined,
): Promise<string | undefined> => dropAvisos(registration, await isToldOtherwise())
