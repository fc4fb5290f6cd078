import { deviceName } from '@/access/central/device-name'
import { askCentral, CentralError, callCentral, refusalOf, strange } from '@/access/central/http'
import type { Mi } from './mi'
import { dropAnswers } from './phone-answers'
import { wish } from './phone-avisos'
import { forgetKept, type Kept, keep, readKept } from './phone-kept'
import { dropPin } from './phone-pin-kept'

/** `out`: the central lets this phone in no more, or never did. `fresh`: the central said it just now. */
export type Heard = { kind: 'out' } | { kind: 'in'; kept: Kept; fresh: boolean }

/** What this phone knows is taken from it: it is somebody else's, or was lost. */
async function forgetMe(): Promise<void> {
  await dropAnswers()
  await wish(false)
  await dropPin()
  await forgetKept()
}

async function ask(): Promise<Mi | null> {
  const response = await askCentral('GET', '/mi')
  if (response.status === 401) return null
  if (!response.ok) throw await refusalOf(response)
  try {
    return (await response.json()) as Mi
  } catch (error) {
    throw strange(error)
  }
}

/** Without the central it is what this phone last heard. */
export async function hearMe(): Promise<Heard> {
  try {
    const mi = await ask()
    if (mi) return { kind: 'in', kept: await keep(mi), fresh: true }
    await forgetMe()
    return { kind: 'out' }
  } catch (error) {
    if (!(error instanceof CentralError)) throw error
    const kept = await readKept()
    return kept ? { kind: 'in', kept, fresh: false } : { kind: 'out' }
  }
}

/** Makes this phone the one of the person who was given the code. @throws CentralError */
export async function comeIn(codigo: string): Promise<void> {
  await keep(await callCentral<Mi>('POST', '/mi', { codigo: codigo.trim(), equipo: deviceName() }))
}

/** This phone is nobody's from then on. @throws CentralError: then it still is */
export async function goOut(): Promise<void> {
  await callCentral('DELETE', '/mi')
  await forgetMe()
}

/** @throws CentralError */
export const saveOwnData = (values: { telefono: string; contactoEmergencia: string }): Promise<void> =>
  callCentral('PUT', '/mi/datos', values)

/** That the notice was shown, or the call opened. Nobody waits for it, and it is tried once. */
export async function saySeen(despacho: string, what: 'mostrado' | 'visto'): Promise<void> {
  await askCentral('POST', `/mi/despachos/${encodeURIComponent(despacho)}/${what}`).catch(() => undefined)
}
