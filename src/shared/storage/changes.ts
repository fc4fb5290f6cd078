import { readRaw } from '@/shared/storage/entry/local'
import { type StoredModule, wordOf } from './stored-module'

/**
 * What one commit did to a stored list or object. `before` and `after` are whole records, or null when there is none.
 */
export type Commit = {
  module: StoredModule
  action: 'create' | 'update' | 'remove' | 'reset' | 'restore'
  before: object | null
  after: object | null
  /** Fields that another tab had changed since the writer read them, and that this write replaced. */
  overwritten: string[]
  /** The id of the person who did it, when that is not the one who is signed in. */
  author?: string
}

/** Changes of this tab that another one replaced: the record's name and the on-screen names of its fields. */
export type Overwritten = { label: string; overwritten: string[] }

/** Revision and time, in digits of fixed width: the order of the texts is the order of the writes. */
type Revision = string
const DIGITS = 16

/** `written` is a number in what a tab of an earlier version says. */
type Message = Overwritten & { key: string; written: Revision | number | null }

const commitListeners = new Set<(commits: Commit[]) => void>()
const remoteListeners = new Set<(key: string) => void>()
const overwrittenListeners = new Set<(change: Overwritten) => void>()
const heard = new Map<string, Message['written']>()
let channel: BroadcastChannel | null | undefined

/**
 * A text's revision and time; null when it has none. It reads only the end of the text, because parsing a whole list would
 * cost as much as this saves.
 */
function writtenIn(text: string | null): Revision | null {
  const [, timestamp, v] = /"timestamp":(\d+),"v":(\d+)/.exec(String(text).slice(-80)) ?? []
  return timestamp && v ? `${v.padStart(DIGITS, '0')}.${timestamp.padStart(DIGITS, '0')}` : null
}

/** False also where one of them is unknown: what is told twice is read again, and what is never told is not. */
const isOlder = (written: Message['written'], last: Message['written'] | undefined): boolean =>
  typeof written === 'string' && typeof last === 'string' && written <= last

/** Reports each write once. It arrives twice, by the channel and by the browser's own event, in any order. */
function tell(key: string, written: Message['written']): void {
  if (isOlder(written, heard.get(key))) return
  heard.set(key, written)
  for (const listener of remoteListeners) listener(key)
}

function onMessage({ data: { key, label, overwritten, written } }: MessageEvent<Message>): void {
  tell(key, written)
  if (overwritten.length > 0) for (const listener of overwrittenListeners) listener({ label, overwritten })
}

function openChannel(): BroadcastChannel | null {
  if (channel !== undefined) return channel
  window.addEventListener('storage', ({ key, newValue }) => key && tell(key, writtenIn(newValue)))
  try {
    channel = new BroadcastChannel('bomberos')
    channel.onmessage = onMessage
  } catch {
    channel = null
  }
  return channel
}

/** Tells the other tabs about the commits. Call it after the write is on disk. */
export function announce(commits: Commit[]): void {
  const [first] = commits
  if (!first) return
  const { module, before, after } = first
  const record = after ?? before
  const label = (record && module.name(record)) || module.title
  const overwritten = commits.flatMap((commit) => commit.overwritten).map((field) => wordOf(module, field))
  const message: Message = { key: module.key, label, overwritten, written: writtenIn(readRaw(module.key)) }
  openChannel()?.postMessage(message)
  for (const listener of commitListeners) listener(commits)
}

/** Tells the other tabs that all of a key was replaced, without naming records; the public pages may show some. */
export const announceReplaced = (key: string): void =>
  announce([
    {
      module: { key, title: '', name: () => '', words: {}, drawnByBuild: true },
      action: 'restore',
      before: null,
      after: null,
      overwritten: [],
    },
  ])

/**
 * Tells every tab, this one too, that a key holds something new that nobody here wrote: the screens show it, and the log
 * of changes says nothing of it.
 */
export function announceRemote(key: string): void {
  const written = writtenIn(readRaw(key))
  openChannel()?.postMessage({ key, label: '', overwritten: [], written } satisfies Message)
  tell(key, written)
}

/** Calls the listener with the commits of this tab. Returns the unsubscriber. */
export function onCommit(listener: (commits: Commit[]) => void): () => void {
  commitListeners.add(listener)
  return () => commitListeners.delete(listener)
}

/** Calls the listener with the key each time another tab changes one of the product's. Returns the unsubscriber. */
export function onRemoteChange(listener: (key: string) => void): () => void {
  openChannel()
  remoteListeners.add(listener)
  return () => remoteListeners.delete(listener)
}

/** Calls the listener when another tab's write replaces fields that this tab had changed. Returns the unsubscriber. */
export function onOverwritten(listener: (change: Overwritten) => void): () => void {
  openChannel()
  overwrittenListeners.add(listener)
  return () => overwrittenListeners.delete(listener)
}
