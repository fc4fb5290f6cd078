import type { Query } from '@/server/database/database'
import { type State, type StateRow, stateOf } from '@/server/state'
import { keepUp, type Latest } from './latest'
import type { Counted } from './mark'

/** In ms: whoever asks while a read stands still for so long waits for it no more. */
const PATIENCE_MS = 1000

const patience = async (work: Promise<unknown>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((over) => {
    timer = setTimeout(over, PATIENCE_MS)
  })
  await Promise.race([work.then(nothing, nothing), late])
  clearTimeout(timer)
}

const nothing = () => undefined

/**
 * One read for all who ask while another one is under way. Each gets the result of one that began after they asked, so
 * that nobody misses what was written before.
 */
export function together<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined

  async function inTurn(): Promise<T> {
    if (running) await patience(running)
    running = next
    next = undefined
    return read()
  }
  return () => {
    next ??= Promise.resolve().then(inTurn)
    return next
  }
}

/** Whose central it is, how far it has counted, and the latest changes. */
export type Standing = { state: State; counted: Counted; latest: Latest }

/** Reads where the central stands; null before the first start. */
export type ReadStanding = () => Promise<Standing | null>

/**
 * A change makes all devices ask at once, and most of them lack just that change: one read serves all who ask meanwhile.
 * It may be another process that wrote, so that the counter is looked at for each of these reads.
 */
export function createStanding(query: Query): ReadStanding {
  let latest: Latest | undefined
  return together(async () => {
    const rows = await query<StateRow & { arranque: string | null }>(
      `select clave, valor, seq, (select nombre from arranque order by n desc limit 1) as arranque
       from central cross join contador`,
    )
    const state = stateOf(rows)
    if (!state) return null
    const { seq } = state
    const arranque = rows[0]?.arranque ?? ''
    const sello = rows.find(({ clave }) => clave === 'sello')?.valor ?? ''
    // Where data were put back an epoch begins, and with each start of a process anew.
    latest = await keepUp(query, latest, { era: `${state.epoca} ${arranque}`, seq })
    return { state, counted: { sello, arranque, seq }, latest }
  })
}
