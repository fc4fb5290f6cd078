import { createHash } from 'node:crypto'
import { rendicionesList } from '@/entities/rendicion/module'
import type { Database } from '@/server/database/database'
import type { Hub } from '@/server/hub'
import { factsOf, type Log } from '@/server/log'
import { readState } from '@/server/state'
import { toDay } from '@/shared/lib/fecha'
import type { MesDeServicios } from '@/sync/publico/figures'
import type { Publico } from '@/sync/publico/publico'
import { COUNTED, lastChange, readFigures, readShown, SHOWN } from './read'

/** In ms. So long a reader waits for the database; then the last copy has to do. */
const PATIENCE_MS = 1000
/** In ms. So long a figure may be behind the inventory that it is counted from. */
const FIGURES_MS = 5000

export type PublicCopy = {
  publico: Publico
  modo: 'muestra' | 'suya'
  /** Only those who ask for the open data get it. */
  meses: readonly MesDeServicios[]
}

export type PublicSource = {
  /** What is public now, or the last copy of it where the database takes its time. */
  current(): Promise<PublicCopy>
}

const idsIn = (datos: Publico['datos']): string[] =>
  (datos[rendicionesList.key] as { id: string }[]).map(({ id }) => id)

/** The reports that were public once: of a sample nobody will follow a link. */
async function withdrawn(
  { query }: Database,
  published: readonly string[],
  modo: PublicCopy['modo'],
): Promise<string[]> {
  if (modo === 'muestra') return []
  await query('insert into publicada (id) select * from unnest($1::text[]) on conflict do nothing', [
    published,
  ])
  const rows = await query<{ id: string }>(
    'select id from publicada where id <> all($1::text[]) order by id',
    [published],
  )
  return rows.map(({ id }) => id)
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 20)

type Read = {
  shown: Awaited<ReturnType<typeof readShown>>
  figures: Awaited<ReturnType<typeof readFigures>>
  /** In ms since 1970: when the figures were looked at. */
  counted: number
  day: string
}

/** Reads what is public once per change, whatever the number of readers. */
export function createPublicSource(database: Database, hub: Hub, log: Log): PublicSource {
  let last: (PublicCopy & Read) | undefined
  let changed = true
  /** Something changed of which only figures can be new. */
  let uncounted = false
  let reading: Promise<PublicCopy> | undefined
  hub.on(() => {
    changed = true
  })

  async function readOnce(): Promise<void> {
    const { query } = database
    const today = new Date()
    const day = toDay(today)
    const modo = (await readState(query))?.modo ?? 'muestra'
    const before = last?.day === day && last.modo === modo ? last : undefined
    const isShown = before && before.shown.seq === (await lastChange(query, SHOWN))
    const isEarly = isShown && Date.now() - before.counted < FIGURES_MS
    uncounted = Boolean(isEarly)
    if (isEarly) return
    const isCounted = isShown && before.figures.seq === (await lastChange(query, COUNTED))
    const shown = isShown ? before.shown : await readShown(query)
    const figures = isCounted ? before.figures : await readFigures(query, today)
    const datos = { ...shown.datos, ...figures.datos }
    const retiradas = await withdrawn(database, idsIn(datos), modo)
    const { meses } = figures
    const version = hashOf({ datos, retiradas, meses })
    // A draft, or a service that changes no figure: what is public is as old as it was.
    const same = last?.publico.version === version && last.publico
    const publico = same || { version, fecha: shown.fecha, retiradas, datos }
    last = { publico, modo, meses, shown, figures, day, counted: Date.now() }
  }

  /** Again where something changed meanwhile, so that nobody gets what was before a change that he knows of. */
  async function read(): Promise<PublicCopy> {
    for (let times = 0; times < 2 && changed; times++) {
      changed = false
      await readOnce()
    }
    if (!last) throw new Error('nothing was read')
    return last
  }

  function readTogether(): Promise<PublicCopy> {
    reading ??= read()
      .catch((error) => {
        changed = true
        throw error
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }

  return {
    async current() {
      const due = uncounted && Date.now() - (last?.counted ?? 0) >= FIGURES_MS
      if (last && !changed && !due && last.day === toDay(new Date())) return last
      changed = true
      const fresh = readTogether()
      const copy = last
      if (!copy) return fresh
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<PublicCopy>((done) => {
        timer = setTimeout(() => done(copy), PATIENCE_MS)
      })
      const safe = fresh.catch((error) => {
        log('error', factsOf(error))
        return copy
      })
      return Promise.race([safe, late]).finally(() => clearTimeout(timer))
    },
  }
}
