import { type StoredModule, wordOf } from './stored-module'

/** What one commit did to a stored list or object. `before`/`after` are whole records; null: none. */
export type Commit = {
  module: StoredModule
  action: 'create' | 'update' | 'remove' | 'reset' | 'restore'
  before: object | null
  after: object | null
  /** Fields that another tab had changed since the writer read them, and that this write replaced. */
  overwritten: string[]
}

/** `label` names the record, `overwritten` its fields, in a person's words. */
export type RemoteChange = { key: string; label: string; overwritten: string[] }

const commitListeners = new Set<(commits: Commit[]) => void>()
const remoteListeners = new Set<(change: RemoteChange) => void>()
let channel: BroadcastChannel | null | undefined

function openChannel(): BroadcastChannel | null {
  if (channel !== undefined) return channel
  try {
    channel = new BroadcastChannel('bomberos')
    channel.onmessage = (event: MessageEvent<RemoteChange>) => {
      for (const listener of remoteListeners) listener(event.data)
    }
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
  openChannel()?.postMessage({ key: module.key, label, overwritten } satisfies RemoteChange)
  for (const listener of commitListeners) listener(commits)
}

/** Commits of this tab. Returns the unsubscriber. */
export function onCommit(listener: (commits: Commit[]) => void): () => void {
  commitListeners.add(listener)
  return () => commitListeners.delete(listener)
}

/** Changes that other tabs made to the product's keys. Returns the unsubscriber. */
export function onRemoteChange(listener: (change: RemoteChange) => void): () => void {
  openChannel()
  const onStorage = (event: StorageEvent) => {
    if (event.key) listener({ key: event.key, label: '', overwritten: [] })
  }
  remoteListeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    remoteListeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
