/**
 * The one store of a phone's database, for histories by the thousand: as `fake-indexeddb`, which takes half of a history's
 * time, but with no more than the app asks of it. `memory-disk.test.ts` holds both against each other.
 */

type Mode = 'readonly' | 'readwrite'
type Done = { onsuccess?: () => void; onerror?: () => void; result?: unknown; error?: unknown }
type Asked = Done & { run: (rows: Rows) => unknown }
type Rows = Map<string, unknown>

/** Plain data, which is nearly all that is kept, is copied in a tenth of the time that `structuredClone` takes. */
function copied(value: unknown): unknown {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return value
  if (Array.isArray(value)) return value.map(copied)
  if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value)
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) copy[key] = copied((value as Record<string, unknown>)[key])
  return copy
}

const inRange = (rows: Rows, range?: IDBKeyRange) =>
  [...rows.keys()].filter((key) => !range || range.includes(key)).sort()

class Transaction {
  oncomplete?: () => void
  onabort?: () => void
  error: unknown = null
  state: 'open' | 'aborted' | 'over' = 'open'
  asked: Asked[] = []
  private readonly before: (readonly [key: string, had: boolean, value: unknown])[] = []
  readonly mode: Mode
  private readonly rows: Rows

  constructor(mode: Mode, rows: Rows) {
    this.mode = mode
    this.rows = rows
  }

  private ask(run: Asked['run']): Asked {
    if (this.state !== 'open') throw new DOMException('not open', 'TransactionInactiveError')
    const request: Asked = { run }
    this.asked.push(request)
    return request
  }

  private change(key: string, act: (rows: Rows) => void): void {
    this.before.push([key, this.rows.has(key), this.rows.get(key)])
    act(this.rows)
  }

  objectStore() {
    const writes = () => {
      if (this.mode === 'readonly') throw new DOMException('read only', 'ReadOnlyError')
    }
    return {
      transaction: this,
      get: (key: string) => this.ask((rows) => copied(rows.get(key))),
      getAll: (range?: IDBKeyRange) =>
        this.ask((rows) => inRange(rows, range).map((key) => copied(rows.get(key)))),
      getAllKeys: (range?: IDBKeyRange) => this.ask((rows) => inRange(rows, range)),
      entries: () => this.ask((rows) => inRange(rows).map((key) => [key, copied(rows.get(key))])),
      put: (value: unknown, key: string) => {
        writes()
        const copy = copied(value)
        return this.ask(() => this.change(key, (rows) => rows.set(key, copy)))
      },
      delete: (key: string) => {
        writes()
        return this.ask(() => this.change(key, (rows) => rows.delete(key)))
      },
      clear: () => {
        writes()
        return this.ask((rows) => {
          for (const key of [...rows.keys()]) this.change(key, () => rows.delete(key))
        })
      },
    }
  }

  /** Answers what was asked so far; an answer may ask for more. */
  answer(): void {
    for (let left = this.asked.length; left > 0 && this.state === 'open'; left--) {
      const request = this.asked.shift()
      if (!request) return
      request.result = request.run(this.rows)
      request.onsuccess?.()
    }
  }

  abort(): void {
    if (this.state !== 'open') throw new DOMException('not open', 'InvalidStateError')
    this.state = 'aborted'
    for (const [key, had, value] of this.before.reverse())
      if (had) this.rows.set(key, value)
      else this.rows.delete(key)
  }

  end(): void {
    if (this.state === 'aborted') {
      for (const request of this.asked.splice(0)) {
        request.error = new DOMException('aborted', 'AbortError')
        request.onerror?.()
      }
      this.onabort?.()
    } else this.oncomplete?.()
    this.state = 'over'
  }
}

/** What one phone keeps, also when its app is killed. */
export class MemoryDisk {
  private readonly rows: Rows = new Map()
  private readonly waiting: Transaction[] = []
  private running: Transaction[] = []
  private made = false
  private awake = false

  /** Readers run side by side, a writer by itself, each in the order in which it came. */
  private turn(): void {
    for (const one of this.running) if (one.asked.length === 0 || one.state === 'aborted') one.end()
    this.running = this.running.filter(({ state }) => state === 'open')
    for (const one of this.running) one.answer()
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      if (this.running.length > 0 && (next.mode === 'readwrite' || this.running[0]?.mode === 'readwrite'))
        break
      this.waiting.shift()
      this.running.push(next)
      next.answer()
    }
    this.awake = false
    if (this.running.length > 0) this.wake()
  }

  private wake(): void {
    if (this.awake) return
    this.awake = true
    setImmediate(() => this.turn())
  }

  private begin(mode: Mode): Transaction {
    const one = new Transaction(mode, this.rows)
    this.waiting.push(one)
    this.wake()
    return one
  }

  /** The `indexedDB` of one start of the app. `before` is called before each step, and may throw. */
  opener(before: (mode?: Mode) => void = () => undefined) {
    const db = {
      createObjectStore: () => undefined,
      close: () => undefined,
      transaction: (_store: string, mode: Mode = 'readonly') => {
        before(mode)
        return this.begin(mode)
      },
    }
    return {
      open: () => {
        before()
        const request: Done & { onupgradeneeded?: () => void } = { result: db }
        setImmediate(() => {
          if (!this.made) request.onupgradeneeded?.()
          this.made = true
          request.onsuccess?.()
        })
        return request
      },
    }
  }

  /** All that it holds once what is under way is written. */
  all(): Promise<[key: string, value: unknown][]> {
    const asked = this.begin('readonly').objectStore().entries()
    return new Promise((resolve) => {
      asked.onsuccess = () => resolve(asked.result as [string, unknown][])
    })
  }

  /** Puts a row in the place of another; undefined takes it away. */
  set(key: string, value: unknown): Promise<void> {
    const one = this.begin('readwrite')
    const store = one.objectStore()
    if (value === undefined) store.delete(key)
    else store.put(value, key)
    return new Promise((resolve) => {
      one.oncomplete = resolve
    })
  }
}
