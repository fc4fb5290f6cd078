import { useSyncExternalStore } from 'react'
import { hasLeft, hasLost } from '@/access/central/mark'
import type { Wait } from './custodia/conditions'
import type { JoinCount } from './join/own'
import type { Held } from './shadow'

/** Records that the central has and this device's list hasn't. */
export type HeldCount = { key: string; title: string; count: number; why: Held }

/**
 * What somebody who isn't signed in now wrote on this device and couldn't send. The name of a deleted account is ''.
 */
export type OthersCount = { person: string; name: string; count: number }

export type PhotoState = {
  /** How many are still to be sent. */
  waiting: number
  /** This device has no room for more. */
  full: boolean
  /** How many the central didn't take. */
  refused: number
  /** Since when they can't go or come, in ms since 1970; null while they can. */
  since: number | null
}

export type Phase =
  | 'starting'
  | 'current'
  /** There is something to send. */
  | 'waiting'
  | 'offline'
  /** The session with the central is over. */
  | 'signIn'
  /** The app is older than the central. */
  | 'update'
  /** A person has to say what becomes of this device's own records. */
  | 'ask'
  /** A person took this device out. */
  | 'left'
  /** No central serves this address any more. */
  | 'gone'

/** What a person is told about this device and its central. */
export type CentralState = {
  phase: Phase
  /** How many records this person changed of which the central doesn't have the change yet. */
  waiting: number
  others: readonly OthersCount[]
  /** Since when the central can't be reached, in ms since 1970; null while it answers. */
  since: number | null
  /** Why the central takes nothing, in its own words; '' while it does. */
  reason: string
  /** How far the central's clock is ahead of this device's, in ms, as it last said to the leading tab; 0 before. */
  desfase: number
  /** The central is in modo de muestra. */
  sample: boolean
  ask: readonly JoinCount[]
  /** What is asked is about the records of another central. */
  other: boolean
  held: readonly HeldCount[]
  refused: number
  notices: number
  photos: PhotoState
  /** Why the copy of the night waits, where this device keeps it; `vez` counts its turns. */
  custodia: { espera: Wait | null; vez: number }
  /** Since when the accounts can't be read, in ms since 1970; null while they can. */
  accounts: { since: number | null }
}

/** Before anything is known. */
export const INITIAL: CentralState = {
  phase: 'starting',
  waiting: 0,
  others: [],
  since: null,
  reason: '',
  desfase: 0,
  sample: false,
  ask: [],
  other: false,
  held: [],
  refused: 0,
  notices: 0,
  photos: { waiting: 0, full: false, refused: 0, since: null },
  custodia: { espera: null, vez: 0 },
  accounts: { since: null },
}

/** On a device that no tab leads, because it goes on alone. */
const LEFT: CentralState = { ...INITIAL, phase: 'left' }
const GONE: CentralState = { ...INITIAL, phase: 'gone' }

/** `silence`: whoever waits for an answer of the central stops waiting. */
type Wish = 'state' | 'round' | 'silence'

type Message = { state: CentralState } | { wants: Wish }

let state: CentralState | null = null
let channel: BroadcastChannel | null | undefined
let asked: ((wants: Wish) => void) | undefined
const listeners = new Set<() => void>()

function show(next: CentralState | null): void {
  state = next
  for (const listener of listeners) listener()
}

/** What the leading tab says, and what the others ask of it. */
function open(): BroadcastChannel | null {
  if (channel !== undefined) return channel
  try {
    channel = new BroadcastChannel('bomberos-central')
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('wants' in data) asked?.(data.wants)
      // A leading tab of an earlier version tells less.
      else show({ ...INITIAL, ...data.state })
    }
  } catch {
    channel = null
  }
  return channel
}

/** This device has just left its central: every tab says so, although no leading one tells it. */
export const tellLeft = (): void => tellState(LEFT)

/** From the leading tab, to every tab. */
export function tellState(next: CentralState): void {
  show(next)
  open()?.postMessage({ state: next } satisfies Message)
}

/** Nobody is signed in any more: there is nothing to tell in this tab. */
export const hideState = (): void => show(null)

/** In the leading tab: what the others want. */
export const onAsked = (listener: typeof asked): void => {
  asked = listener
}

/** From any tab, to the leading one, which may be this one. */
export function askLeader(wants: Wish): void {
  open()?.postMessage({ wants } satisfies Message)
  asked?.(wants)
}

export function centralState(): CentralState | null {
  if (hasLeft()) return LEFT
  return state ?? (hasLost() ? GONE : null)
}

function subscribe(listener: () => void): () => void {
  open()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** null: there is no central, or nothing is known yet. */
export const useCentral = (): CentralState | null => useSyncExternalStore(subscribe, centralState, () => null)
