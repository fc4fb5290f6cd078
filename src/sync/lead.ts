import { CentralError } from '@/access/central/http'
import { centralMark } from '@/access/central/mark'
import { sessionUserId } from '@/access/session'
import type { Central } from './central'
import { readMember } from './member'
import { listNotices, listRefusals } from './outcomes'
import { exchangePhotos } from './photos'
import { tryHeld } from './room'
import { type CentralState, centralState, type HeldCount, onAsked, type Phase, tellState } from './state'
import { readShadow, seal } from './store'
import { type Outcome, synchronise } from './synchronise'
import { alone, checkPerson, OtherPersonError, theCentral } from './talk'

/** In ms: after a commit, so that a form's writes go together; then for each failure twice as long, up to the last. */
const SOON_MS = 1000
const FIRST_MS = 5000
const LAST_MS = 5 * 60_000
/** In ms: not all devices of a brigade ask in the same moment. */
const HINT_MS = 400
/** In ms: accounts change seldom, and a stream that broke unheard must not be waited for for ever. */
const ACCOUNTS_MS = 60_000
const ANYWAY_MS = 5 * 60_000

const INITIAL: CentralState = {
  phase: 'starting',
  waiting: 0,
  since: null,
  sample: false,
  ask: [],
  held: [],
  refused: 0,
  notices: 0,
  photos: { waiting: 0, full: false, refused: 0 },
}

async function heldIn(central: Central): Promise<HeldCount[]> {
  const counts: HeldCount[] = []
  for (const collection of central.collections) {
    const held = Object.values((await readShadow(collection))?.held ?? {})
    for (const why of ['espacio', 'ilegible'] as const) {
      const count = held.filter((one) => one === why).length
      if (count > 0) counts.push({ key: collection.key, title: collection.title, count, why })
    }
  }
  return counts
}

/** What there is to send, stamped. */
async function countWaiting(central: Central): Promise<number> {
  const member = await readMember()
  let waiting = 0
  for (const collection of central.collections) waiting += Object.keys(await seal(collection, member)).length
  return waiting
}

/** Between half of it and all of it, so that not all devices come back at once. */
const jitter = (ms: number) => ms * (0.5 + Math.random() / 2)

/** What an error means for a person; null: try again later. */
function phaseOf(error: unknown): Phase | null {
  if (error instanceof OtherPersonError) return 'signIn'
  if (!(error instanceof CentralError)) return null
  if (error.status === 401 || error.code === 'cambiar') return 'signIn'
  return error.status === 400 ? 'update' : null
}

/** The tab that talks for all. `round` is a wish: several are one. Returns how to stop. */
export function lead(central: Central = theCentral()) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let again = false
  let stopped = false
  let checked = 0
  let who: string | null = null
  let stream: EventSource | undefined

  const tell = (change: Partial<CentralState>) =>
    !stopped && tellState({ ...(centralState() ?? INITIAL), ...change })

  /** Counts and tells. Without `phase` the device stands as it stood when it was counted. */
  async function look(phase?: Phase): Promise<void> {
    const [waiting, held] = [await countWaiting(central), await heldIn(central)]
    const [refused, notices] = [(await listRefusals()).length, (await listNotices()).length]
    const modo = (await readMember()).modo ?? centralMark()
    const before = centralState() ?? INITIAL
    const stands = phase ?? before.phase
    const settled = stands === 'current' || stands === 'waiting'
    tell({
      waiting,
      held,
      refused,
      notices,
      phase: settled ? (waiting > 0 ? 'waiting' : 'current') : stands,
      sample: modo ? modo === 'muestra' : before.sample,
    })
  }

  function later(ms: number): void {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void round(), ms)
  }

  /** null: nobody is signed in. */
  async function exchange(): Promise<Outcome | null> {
    const person = sessionUserId()
    if (!person) return null
    if (person !== who || Date.now() - checked > ACCOUNTS_MS) {
      await checkPerson()
      ;[who, checked] = [person, Date.now()]
    }
    return synchronise(central)
  }

  async function talk(): Promise<void> {
    const outcome = await alone(exchange)
    if (!outcome) return
    failures = 0
    if (outcome.kind === 'ask') {
      tell({ phase: 'ask', ask: outcome.counts, since: null })
      return
    }
    tell({ ask: [], since: null })
    if (outcome.kind === 'left') return look('left')
    await look('current')
    listen()
    const { epoca } = await readMember()
    await exchangePhotos(central.collections, epoca, (photos) => tell({ photos }))
  }

  async function failed(error: unknown): Promise<void> {
    stream?.close()
    stream = undefined
    const phase = phaseOf(error)
    if (phase === 'signIn') who = null
    if (!phase && !(error instanceof CentralError)) console.error('La central: no se pudo sincronizar', error)
    tell({ since: phase ? null : (centralState()?.since ?? Date.now()) })
    await look(phase ?? 'offline').catch((cause) => console.error('La central: no se pudo leer', cause))
    if (phase !== 'signIn') later(jitter(Math.min(FIRST_MS * 2 ** failures++, LAST_MS)))
  }

  function round(): Promise<void> {
    if (stopped) return Promise.resolve()
    clearTimeout(timer)
    if (running) {
      again = true
      return running
    }
    running = talk()
      .catch(failed)
      .finally(() => {
        running = undefined
        if (again) later(0)
        again = false
      })
    return running
  }

  /** A hint that somebody wrote; without it the device asks when it is looked at and every few minutes. */
  function listen(): void {
    if (stream || stopped || typeof EventSource === 'undefined') return
    stream = new EventSource('/api/eventos')
    // The first comes at once: somebody may have written between the last call and now.
    stream.addEventListener('cambio', () => later(jitter(HINT_MS)))
    stream.addEventListener('salida', () => {
      who = null
      void round()
    })
    stream.onerror = () => {
      // The browser tries again by itself unless it was refused.
      if (stream?.readyState !== EventSource.CLOSED) return
      stream = undefined
      later(jitter(FIRST_MS))
    }
  }

  const seen = () => document.visibilityState === 'visible' && void round()
  const online = () => void round()
  const offline = () => tell({ phase: 'offline', since: centralState()?.since ?? Date.now() })
  window.addEventListener('online', online)
  window.addEventListener('offline', offline)
  document.addEventListener('visibilitychange', seen)
  const anyway = setInterval(seen, ANYWAY_MS)
  onAsked((wants) => {
    if (wants === 'round') void round()
    else tell({})
  })

  async function begin(): Promise<void> {
    tell({})
    try {
      await look('starting')
      const member = await readMember()
      for (const collection of central.collections) await tryHeld(collection, member)
    } catch (error) {
      console.error('La central: no se pudo leer', error)
    }
    await round()
  }
  void begin()

  return {
    round,
    /** A list was written: stamps it, and talks when there is something to say. */
    async written(): Promise<void> {
      await look()
      if ((centralState()?.waiting ?? 0) > 0) later(failures > 0 ? jitter(FIRST_MS) : SOON_MS)
    },
    stop(): void {
      stopped = true
      clearTimeout(timer)
      clearInterval(anyway)
      stream?.close()
      onAsked(undefined)
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
      document.removeEventListener('visibilitychange', seen)
    },
  }
}
