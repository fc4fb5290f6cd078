import { CentralError } from '@/access/central/http'
import { sessionUserId } from '@/access/session'
import { back, every, networkLost } from '@/shared/task/moments'
import { createTask, jitter, type Task } from '@/shared/task/task'
import { type Central, readMember } from '@/sync/member'
import { exchangePhotos } from '@/sync/photos/turn'
import { tryHeld } from '@/sync/room'
import { centralState, onAsked } from '@/sync/state'
import { bringUnseen } from '@/sync/sums/bring'
import { checkPerson, Interrupted, theCentral, unlessOver } from '@/sync/talk'
import { countWaiting } from './counts'
import { recordsLane } from './records'
import { createReport, phaseOf, type Report } from './report'
import { type Hears, listenTo } from './stream'

/** In ms: accounts change seldom. */
const FRESH_MS = 60_000

/** Makes sure that the central takes this session for the same person's, and reads the accounts. */
function accountsLane(
  report: Report,
  over: () => AbortSignal,
): Task & {
  /** Something says that the accounts or the session changed: looks at once, however short ago it last did. */
  anew(): void
} {
  let who: string | null = null
  let checked = 0
  const task = createTask({
    async turn() {
      const person = sessionUserId()
      if (!person || (person === who && Date.now() - checked < FRESH_MS)) return null
      if ((await readMember()).left) return null
      await checkPerson(over())
      ;[who, checked] = [person, Date.now()]
      report.accounts.stand()
      return null
    },
    failed(error) {
      if (error instanceof Interrupted) return true
      who = null
      const phase = phaseOf(error)
      report.accounts.fail(phase)
      if (!phase && !(error instanceof CentralError))
        console.error('La central: no se pudieron leer las cuentas', error)
      return phase !== 'signIn'
    },
  })
  return {
    ...task,
    anew() {
      who = null
      void task.go()
    },
  }
}

/** Sends and brings the photos that records name. */
const photosLane = ({ collections }: Pick<Central, 'collections'>, report: Report): Task =>
  createTask({
    async turn() {
      const member = await readMember()
      if (!member.epoca || member.left || !sessionUserId()) return null
      return exchangePhotos(collections, member, report.photos.stand)
    },
    failed(error) {
      report.photos.fail()
      if (!(error instanceof CentralError)) console.error('La central: las fotografías esperan', error)
      return phaseOf(error) !== 'signIn'
    },
  })

/** Brings the copy of the night to a device that keeps it. */
const custodyLane = (report: Report): Task =>
  createTask({
    async turn() {
      const { epoca, left, central } = await readMember()
      if (!epoca || left || !sessionUserId()) return null
      const { keepNight } = await import('@/sync/custodia/turn')
      const stand = await keepNight(central)
      report.custody(stand?.wait ?? null)
      return stand?.more ? 0 : null
    },
    failed(error) {
      if (!(error instanceof CentralError)) console.error('La copia de la noche espera', error)
      return phaseOf(error) !== 'signIn'
    },
  })

/** In ms: after a commit, so that a form's writes go together. */
const SOON_MS = 1000
/** In ms: not all devices of a brigade ask in the same moment. */
const HINT_MS = 400
/** In ms: news may come that nothing hints at. */
const ANYWAY_MS = 5 * 60_000

/** The line by which the central hints at news; it is open for as long as calls succeed. */
function createEar(hears: Hears) {
  let close: (() => void) | undefined
  return {
    open(): void {
      if (typeof EventSource !== 'undefined') close ??= listenTo(hears)
    },
    close(): void {
      close?.()
      close = undefined
    },
  }
}

/** What the one tab does that talks to the central for all tabs: four lanes, tasks of which none waits for another. */
export function lead(given: Central = theCentral()) {
  let over = new AbortController()
  const central: Central = {
    ...given,
    send: (request) => unlessOver(over.signal, given.send(request)),
  }
  const report = createReport(central)
  const accounts = accountsLane(report, () => over.signal)
  const photos = photosLane(central, report)
  const custody = custodyLane(report)
  const records = recordsLane(central, report, {
    told() {
      ear.open()
      void bringUnseen()
      void photos.go()
    },
    failed: () => ear.close(),
    stranger: () => accounts.anew(),
  })
  const hint = () => records.later(jitter(HINT_MS))
  const ear = createEar({
    changed: hint,
    lost: hint,
    // Another role reads other lists, and no record changed that would tell it.
    over() {
      accounts.anew()
      hint()
    },
  })

  /** Resolves when each lane has taken its turn. */
  const round = async (): Promise<void> => {
    await Promise.all([records.go(), photos.go(), accounts.go()])
  }
  // A copy takes long, and nobody waits for it.
  const all = () => {
    void round()
    void custody.go()
  }
  const ends = [back, networkLost, every(ANYWAY_MS)].map((moment) => moment(all))
  onAsked((wants) => {
    if (wants === 'round') return all()
    if (wants === 'state') return report.tell()
    over.abort()
    over = new AbortController()
  })

  async function begin(): Promise<void> {
    report.tell()
    void accounts.go()
    void photos.go()
    try {
      await report.count()
      const member = await readMember()
      for (const collection of central.collections) await tryHeld(collection, member)
    } catch (error) {
      console.error('La central: no se pudo leer', error)
    }
    await records.go()
    void custody.go()
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
      await report.count()
      if ((centralState()?.waiting ?? 0) > 0) records.soon(SOON_MS)
    },
    stop(): void {
      over.abort()
      report.stop()
      for (const lane of [records, photos, custody, accounts]) lane.stop()
      ear.close()
      onAsked(undefined)
      for (const end of ends) end()
    },
  }
}
