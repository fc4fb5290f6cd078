import { promisifyRequest } from 'idb-keyval'
import { toBase64Url } from '@/shared/lib/file/base64'
import { database } from '@/shared/storage/entry/database'
import type { Row } from '@/shared/storage/entry/rows'
import type { Envio } from './envio'

/** In IndexedDB, which the worker can read too; no packet, copy or log reads these rows. */
const PREFIX = 'envio:'
const PHONE_KEY = 'telefono-envios'
const CHANNEL = 'bomberos-envios'

/** `send`: something was queued that should go now; otherwise the central answered something. */
type News = { send: boolean }

let channel: BroadcastChannel | null | undefined

/** Tells every tab, this one too. */
function tell(news: News): void {
  try {
    channel ??= new BroadcastChannel(CHANNEL)
    channel.postMessage(news)
  } catch {
    // A browser without it shows the news when the page is opened again.
    channel = null
  }
}

/** Calls the listener when this or another tab, or the worker, changed something. */
export function onEnvios(listener: (news: News) => void): void {
  try {
    new BroadcastChannel(CHANNEL).onmessage = ({ data }: MessageEvent<News>) => listener(data)
  } catch {
    // See above.
  }
}

/** Every row of this phone, the oldest report first. */
export async function readEnvios(): Promise<Envio[]> {
  const range = IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`)
  return database()('readonly', (store) => promisifyRequest<Envio[]>(store.getAll(range)))
}

/**
 * Puts what `change` makes of the row in its place, in one transaction; undefined deletes it. Returns what is there
 * afterwards.
 */
export async function changeEnvio(
  id: string,
  change: (envio: Envio | undefined) => Envio | undefined,
  send = false,
): Promise<Envio | undefined> {
  const after = await database()('readwrite', async (store) => {
    const before = await promisifyRequest<Envio | undefined>(store.get(PREFIX + id))
    const next = change(before)
    if (next) store.put(next, PREFIX + id)
    else store.delete(PREFIX + id)
    await promisifyRequest(store.transaction)
    return next
  })
  tell({ send })
  return after
}

/** The rows by which a commit of more than the queue adds a report to it, and takes one out. */
export const rowOfEnvio = (envio: Envio): Row => [PREFIX + envio.id, envio]
export const rowWithoutEnvio = (id: string): Row => [PREFIX + id, undefined]

/** 128 random bits, as a header carries them. */
export const newSecret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(16)))

/** This phone's own random name, by which the central counts what comes from it. */
export async function phoneName(): Promise<string> {
  return database()('readwrite', async (store) => {
    const name = (await promisifyRequest<string | undefined>(store.get(PHONE_KEY))) ?? newSecret()
    store.put(name, PHONE_KEY)
    await promisifyRequest(store.transaction)
    return name
  })
}
