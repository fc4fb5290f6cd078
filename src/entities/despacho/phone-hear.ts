import { deviceName } from '@/access/central/device-name'
import { askCentral, CentralError, callCentral, refusalOf, strange } from '@/access/central/http'
import type { Mi } from './mi'
import { dropAnswers, endAnswers, isEnd } from './phone-answers'
import { wish } from './phone-avisos'
import { type Fin, forgetFin, forgetKept, type Kept, keep, keepFin, readFin, readKept } from './phone-kept'
import { dropPin } from './phone-pin-kept'

/**
 * `out`: the central lets this phone in no more, and said why (`fin`, until that was read), or never did. `fresh`: the
 * central said it just now.
 */
export type Heard = { kind: 'out'; fin: Fin | null } | { kind: 'in'; kept: Kept; fresh: boolean }

/** What this phone knows is taken from it: it is somebody else's, or was lost. */
async function forgetMe(): Promise<void> {
  await wish(false)
  await dropPin()
  await forgetKept()
}

/** The central ended this phone. What waited goes nowhere any more, and stays until the person has read that. */
async function endMe(motivo: string): Promise<Fin | null> {
  if (!(await readKept())) return readFin()
  await endAnswers(motivo)
  const fin = await keepFin(motivo)
  await forgetMe()
  return fin
}

async function ask(): Promise<Mi> {
  const response = await askCentral('GET', '/mi')
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
    return { kind: 'in', kept: await keep(await ask()), fresh: true }
  } catch (error) {
    if (!(error instanceof CentralError)) throw error
    if (isEnd(error)) return { kind: 'out', fin: await endMe(error.message) }
    const kept = await readKept()
    return kept ? { kind: 'in', kept, fresh: false } : { kind: 'out', fin: await readFin() }
  }
}

/** Makes this phone the one of the person who was given the code. @throws CentralError */
export async function comeIn(codigo: string): Promise<void> {
  const mi = await callCentral<Mi>('POST', '/mi', { codigo: codigo.trim(), equipo: deviceName() })
  await readEnd()
  await keep(mi)
}

/** Somebody has read why this phone was ended, and what of it never reached the central. */
export async function readEnd(): Promise<void> {
  await dropAnswers()
  await forgetFin()
}

/** This phone is nobody's from then on. @throws CentralError: then it still is */
export async function goOut(): Promise<void> {
  await callCentral('DELETE', '/mi')
  await dropAnswers()
  await forgetMe()
}

/** @throws CentralError */
export const saveOwnData = (values: { telefono: string; contactoEmergencia: string }): Promise<void> =>
  callCentral('PUT', '/mi/datos', values)

/** That the notice was shown, or the call opened. Nobody waits for it, and it is tried once. */
export async function saySeen(despacho: string, what: 'mostrado' | 'visto'): Promise<void> {
  await askCentral('POST', `/mi/despachos/${encodeURIComponent(despacho)}/${what}`).catch(() => undefined)
}
