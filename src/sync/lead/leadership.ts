import { TALK_LOCKS } from '@/sync/talk'

const LEADER = 'bomberos-central'
/** Held by a tab that a person looks at. */
const SEEN = 'bomberos-central-a-la-vista'

/** What is used of the browser's lock manager. */
export type Locks = Pick<LockManager, 'request' | 'query'>

/** Whether a person looks at this tab, and when that changes. */
type Sight = { visible(): boolean; onChange(listener: () => void): void }

const thisTab: Sight = {
  visible: () => document.visibilityState === 'visible',
  onChange: (listener) => document.addEventListener('visibilitychange', listener),
}

function webLocks(): Locks | undefined {
  try {
    return navigator.locks
  } catch {
    // A sandboxed origin throws on access.
    return undefined
  }
}

/** Holds a lock until the returned function is called. */
function hold(locks: Locks, name: string, held: () => void): () => void {
  const asked = new AbortController()
  let release = () => asked.abort()
  const taken = () =>
    new Promise<void>((done) => {
      release = done
      held()
    })
  locks.request(name, { signal: asked.signal }, taken).catch(() => undefined)
  return () => release()
}

/** Frees what a leader still holds that can't let go of it because the browser has suspended it. */
async function freeTalk(locks: Locks, clientId: string | undefined): Promise<void> {
  const { held = [] } = await locks.query()
  const names: readonly (string | undefined)[] = Object.values(TALK_LOCKS)
  for (const lock of held)
    if (lock.name && clientId && lock.clientId === clientId && names.includes(lock.name))
      await locks.request(lock.name, { steal: true }, async () => undefined)
}

/**
 * Makes one tab of this browser lead: the one that a person looks at, because a browser may suspend the others. A tab
 * that comes into view takes the lead from one that is hidden; two that are seen at once don't take it from each other.
 * When the leader closes, dies or reloads, another follows. `begin` makes this tab lead and returns how to end that.
 * Without locks every tab leads, which is slower and right.
 */
export function leadWhileSeen(begin: () => () => void, locks = webLocks(), sight = thisTab): void {
  if (!locks) {
    begin()
    return
  }
  let leads = false
  let waits: AbortController | undefined
  let unsee: (() => void) | undefined

  /** Holds the lead until another tab takes it, and then waits for it behind that one. */
  async function request(options: LockOptions): Promise<void> {
    let end: (() => void) | undefined
    try {
      await locks?.request(LEADER, options, () => {
        leads = true
        waits = undefined
        end = begin()
        return new Promise<never>(() => undefined)
      })
    } catch {
      if (!end) return
      leads = false
      end()
      wait()
    }
  }

  function wait(): void {
    waits = new AbortController()
    void request({ signal: waits.signal })
  }

  async function take(): Promise<void> {
    if (leads || !locks) return
    const { held = [] } = await locks.query()
    const former = held.find(({ name }) => name === LEADER)?.clientId
    if (leads || !unsee) return
    waits?.abort()
    void request({ steal: true })
    await freeTalk(locks, former)
  }

  function look(): void {
    if (sight.visible()) unsee ??= hold(locks as Locks, SEEN, () => void take())
    else {
      unsee?.()
      unsee = undefined
    }
  }

  sight.onChange(look)
  wait()
  look()
}
