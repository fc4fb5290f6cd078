import { readRaw } from '@/shared/storage/entry/local'
import { type StoredModule, wordOf } from './stored-module'

/** What one commit did to a stored list or object. `before`/`after` are whole records; null: none. */
export type Commit = {
  module: StoredModule
  action: 'create' | 'update' | 'remove' | 'reset' | 'restore'
  before: object | null
  after: object | null
  /** Fields that another tab had changed since the writer read them, and that this write replaced. */
  overwritten: string[]
  /** Who did it, by id, where it isn't the one who is signed in. */
  author?: string
}

/** What another tab replaced, of what this one had changed: the record's name and its fields, in a person's words. */
export type Overwritten = { label: string; overwritten: string[] }

type Message = Overwritten & { key: string; written: number }

const commitListeners = new Set<(commits: Commit[]) => void>()
const remoteListeners = new Set<(key: string) => void>()
const overwrittenListeners = new Set<(change: Overwritten) => void>()
const heard = new Map<string, number>()
let channel: BroadcastChannel | null | undefined

/**
 * A text's revision, and behind the point the time; NaN where it says none. From its end: to read a whole list for this
 * would cost as much as what it saves.
 */
function writtenIn(text: string | null): number {
  const [, timestamp, v] = /"timestamp":(\d+),"v":(\d+)/.exec(String(text).slice(-80)) ?? []
  return Number(v) + Number(timestamp) / 1e14
}

/** A write arrives twice, by the channel and as the browser's own event, in any order: it is told once. */
function tell(key: string, written: number): void {
  if (written <= (heard.get(key) ?? Number.NaN)) return
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

/** Every tab but the writer hears of the commits. Call after the write is on disk. */
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

/** The whole of a key was put there as it is: no record of its own to name. */
export const announceReplaced = (key: string): void =>
  announce([
    {
      module: { key, title: '', name: () => '', words: {} },
      action: 'restore',
      before: null,
      after: null,
      overwritten: [],
    },
  ])

/** Commits of this tab. Returns the unsubscriber. */
export function onCommit(listener: (commits: Commit[]) => void): () => void {
  commitListeners.add(listener)
  return () => commitListeners.delete(listener)
}

/** The product's keys, each time that another tab changed one. Returns the unsubscriber. */
export function onRemoteChange(listener: (key: string) => void): () => void {
  openChannel()
  remoteListeners.add(listener)
  return () => remoteListeners.delete(listener)
}

/** Fields of this tab that another one's write replaced. Returns the unsubscriber. */
export function onOverwritten(listener: (change: Overwritten) => void): () => void {
  openChannel()
  overwrittenListeners.add(listener)
  return () => overwrittenListeners.delete(listener)
}
