import { CentralError, callCentral } from '@/access/central/http'
import { newUuid } from '@/shared/storage/ids'

/** `instante`: when the central took it, by its clock. */
type Taken = { instante: string }

/**
 * Resolves once the station's central has what was written, to when that was. `envio` is its id, '' before the first try;
 * `keep` gets it before anything is sent: if the answer gets lost, the next try uses the same id and makes no second one.
 * @throws CentralError with the reason, for a person
 */
export async function sendOnce<T extends { envio: string }>(
  path: string,
  written: T,
  keep: (envio: string) => void,
): Promise<string> {
  const envio = written.envio || newUuid()
  keep(envio)
  try {
    return (await callCentral<Taken>('POST', path, { ...written, envio })).instante
  } catch (error) {
    // The first try had arrived, and the person has changed the text since: this is another one.
    if (!(error instanceof CentralError) || error.code !== 'otro') throw error
    return sendOnce(path, { ...written, envio: '' }, keep)
  }
}
