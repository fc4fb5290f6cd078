import { CentralError } from '@/access/central/http'
import { centralMark } from '@/access/central/mark'
import type { Wait } from '@/sync/custodia/conditions'
import { type Central, readMember } from '@/sync/member'
import { listNotices, listRefusals } from '@/sync/outcomes'
import { type CentralState, centralState, INITIAL, type Phase, tellState } from '@/sync/state'
import type { Ask } from '@/sync/synchronise'
import { OtherPersonError } from '@/sync/talk'
import { countWaiting, heldIn } from './counts'

export type Report = ReturnType<typeof createReport>

/** What an error means for a person; null: try again later. */
export function phaseOf(error: unknown): Phase | null {
  if (error instanceof OtherPersonError) return 'signIn'
  if (!(error instanceof CentralError)) return null
  if (error.status === 401 || error.code === 'cambiar') return 'signIn'
  return error.status === 400 ? 'update' : null
}

/** One phase from what the lanes say. Pure. */
function phaseFrom(records: Phase, signedOut: boolean, waiting: number): Phase {
  const settled = records === 'current' || records === 'waiting'
  if (signedOut && (settled || records === 'starting')) return 'signIn'
  return settled ? (waiting > 0 ? 'waiting' : 'current') : records
}

const NOTHING_ASKED = { counts: [], other: false }

/** Since when something fails, in ms since 1970: the first failure counts. */
const sinceNow = (before: number | null) => before ?? Date.now()

/** What the leading tab tells every tab, put together from what each lane reports and what is counted here. */
export function createReport({ collections }: Pick<Central, 'collections'>) {
  let records: Phase = 'starting'
  let signedOut = false
  let answered = false
  let over = false

  const tell = (change: Partial<CentralState> = {}): void => {
    if (over) return
    const next = { ...(centralState() ?? INITIAL), ...change }
    tellState({ ...next, phase: phaseFrom(records, signedOut, next.waiting) })
  }

  return {
    tell,
    /** Counts what waits, what was refused and what there is to read, and tells it. */
    async count(): Promise<void> {
      const [{ waiting, others }, held] = [await countWaiting({ collections }), await heldIn({ collections })]
      const [refused, notices] = [(await listRefusals()).length, (await listNotices()).length]
      const { modo = centralMark(), offset } = await readMember()
      const { sample } = centralState() ?? INITIAL
      // What was heard before this page was opened may be of a clock that was set right since.
      const desfase = answered ? offset : 0
      tell({ waiting, others, held, refused, notices, desfase, sample: modo ? modo === 'muestra' : sample })
    },
    records: {
      stands(phase: Phase, asked: Pick<Ask, 'counts' | 'other'> = NOTHING_ASKED): void {
        records = phase
        answered = true
        tell({ ask: asked.counts, other: asked.other, since: null, reason: '' })
      },
      /** The central answers, and takes nothing. */
      full(reason: string): void {
        records = 'waiting'
        answered = true
        tell({ since: null, reason })
      },
      fails(phase: Phase | null): void {
        // A host that was seen to have no central has none until one answers again.
        records = phase ?? (records === 'gone' ? 'gone' : 'offline')
        const { since } = centralState() ?? INITIAL
        // The one that was away before this page was opened has been for longer than anybody here knows.
        tell({ since: phase ? null : answered ? sinceNow(since) : since, reason: '' })
      },
    },
    accounts: {
      stand(): void {
        signedOut = false
        tell({ accounts: { since: null } })
      },
      fail(phase: Phase | null): void {
        signedOut = phase === 'signIn'
        const { since } = (centralState() ?? INITIAL).accounts
        tell({ accounts: { since: signedOut ? null : sinceNow(since) } })
      },
    },
    photos: {
      stand: (photos: Omit<CentralState['photos'], 'since'>): void =>
        tell({ photos: { ...photos, since: null } }),
      fail(): void {
        const { photos } = centralState() ?? INITIAL
        tell({ photos: { ...photos, since: sinceNow(photos.since) } })
      },
    },
    /** Why the copy of the night waits; null: this device keeps none. What has come is read again by whoever shows it. */
    custody(espera: Wait | null): void {
      const { custodia } = centralState() ?? INITIAL
      if (espera === null && custodia.espera === null) return
      tell({ custodia: { espera, vez: custodia.vez + 1 } })
    },
    stop(): void {
      over = true
    },
  }
}
