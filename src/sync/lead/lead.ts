import { CentralError } from '@/access/central/http'
import { centralMark } from '@/access/central/mark'
import { sessionUserId } from '@/access/session'
import type { Central } from '@/sync/central'
import { readMember } from '@/sync/member'
import { listNotices, listRefusals } from '@/sync/outcomes'
import { exchangePhotos } from '@/sync/photos'
import { tryHeld } from '@/sync/room'
import { type CentralState, centralState, INITIAL, onAsked, type Phase, tellState } from '@/sync/state'
import { type Outcome, synchronise } from '@/sync/synchronise'
import { alone, checkPerson, OtherPersonError, theCentral } from '@/sync/talk'
import { countWaiting, heldIn } from './counts'
import { backoff, jitter } from './pace'
import { listenTo } from './stream'

/** In ms: after a commit, so that a form's writes go together. */
const SOON_MS = 1000
/** In ms: not all devices of a brigade ask in the same moment. */
const HINT_MS = 400
/** In ms: accounts change seldom, and a browser may have no streams. */
const ACCOUNTS_MS = 60_000
const ANYWAY_MS = 5 * 60_000

const OWN_DEVICE = /^(localhost|127\..*|\[::1\])$/

/** A device without any network reaches only a central of its own; it tries again when the browser says «online». */
const isReachable = () => navigator.onLine !== false || OWN_DEVICE.test(location.hostname)

/** What an error means for a person; null: try again later. */
function phaseOf(error: unknown): Phase | null {
  if (error instanceof OtherPersonError) return 'signIn'
  if (!(error instanceof CentralError)) return null
  if (error.status === 401 || error.code === 'cambiar') return 'signIn'
  return error.status === 400 ? 'update' : null
}

/** What the one tab does that talks to the central for all tabs. Rounds that are asked for during one are one more. */
export function lead(central: Central = theCentral()) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let again = false
  let stopped = false
  let checked = 0
  let who: string | null = null
  let unheard: (() => void) | undefined

  const tell = (change: Partial<CentralState>) =>
    !stopped && tellState({ ...(centralState() ?? INITIAL), ...change })

  /** Counts and tells. Without `phase` it keeps the one that holds after counting, which a round may have changed. */
  async function look(phase?: Phase): Promise<void> {
    const [{ waiting, others }, held] = [await countWaiting(central), await heldIn(central)]
    const [refused, notices] = [(await listRefusals()).length, (await listNotices()).length]
    const modo = (await readMember()).modo ?? centralMark()
    const before = centralState() ?? INITIAL
    const stands = phase ?? before.phase
    const settled = stands === 'current' || stands === 'waiting'
    tell({
      waiting,
      others,
      held,
      refused,
      notices,
      phase: settled ? (waiting > 0 ? 'waiting' : 'current') : stands,
      sample: modo ? modo === 'muestra' : before.sample,
    })
  }

  function later(ms: number): void {
    clearTimeout(timer)
    if (!stopped && isReachable()) timer = setTimeout(() => void round(), ms)
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
    deafen()
    const phase = phaseOf(error)
    const changed = error instanceof CentralError && error.code === 'otra-persona'
    if (phase === 'signIn' || changed) who = null
    if (!phase && !(error instanceof CentralError)) console.error('La central: no se pudo sincronizar', error)
    tell({ since: phase ? null : (centralState()?.since ?? Date.now()) })
    await look(phase ?? 'offline').catch((cause) => console.error('La central: no se pudo leer', cause))
    if (phase !== 'signIn') later(backoff(failures++))
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
    if (unheard || stopped || typeof EventSource === 'undefined') return
    unheard = listenTo({
      changed: () => later(jitter(HINT_MS)),
      over: () => {
        who = null
        void round()
      },
      lost: () => later(jitter(HINT_MS)),
    })
  }

  function deafen(): void {
    unheard?.()
    unheard = undefined
  }

  const seen = () => document.visibilityState === 'visible' && void round()
  const online = () => void round()
  const offline = () => {
    if (!isReachable()) deafen()
    tell({ phase: 'offline', since: centralState()?.since ?? Date.now() })
  }
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
    /** Somebody else signs in: stamps what was written until now, as the words of whoever wrote it. */
    async handOver(): Promise<void> {
      await countWaiting(central)
    },
    /** A list was written: stamps what is new, and talks soon if there is something to send. */
    async written(): Promise<void> {
      await look()
      if ((centralState()?.waiting ?? 0) > 0) later(failures > 0 ? backoff(0) : SOON_MS)
    },
    stop(): void {
      stopped = true
      clearTimeout(timer)
      clearInterval(anyway)
      deafen()
      onAsked(undefined)
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
      document.removeEventListener('visibilitychange', seen)
    },
  }
}
