import { labelOfKey } from './key-labels'
import { recordName } from './record-name'

/** What one commit did to a stored list or object. `before`/`after` are whole records; null: none. */
export type Commit = {
  key: string
  action: 'create' | 'update' | 'remove' | 'reset' | 'restore'
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** Fields that another tab had changed since the writer read them, and that this write replaced. */
  overwritten: string[]
}

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
  const label = recordName(first.after ?? first.before ?? {}) || labelOfKey(first.key)
  const overwritten = commits.flatMap((commit) => commit.overwritten)
  openChannel()?.postMessage({ key: first.key, label, overwritten } satisfies RemoteChange)
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
