import { createHash } from 'node:crypto'
import type { Firmas } from '@/entities/permiso-firmado/verificar'
import { rendicionesList } from '@/entities/rendicion/module'
import type { Query } from '@/server/database/database'
import { readFirmas } from '@/server/permisos/permisos'
import { readState } from '@/server/state'
import { toDay } from '@/shared/lib/fecha'
import type { MesDeServicios } from '@/sync/publico/figures'
import { FIRMAS, type Publico } from '@/sync/publico/publico'
import { COUNTED, type Figures, lastChange, readFigures, readShown, SHOWN } from './read'
import { withdrawn } from './withdrawn'

export type PublicCopy = {
  publico: Publico
  modo: 'muestra' | 'suya'
  /** Only those who ask for the open data get it. */
  meses: readonly MesDeServicios[]
}

/** A copy, with what tells whether it is still up to date. */
export type Read = PublicCopy & {
  shown: Awaited<ReturnType<typeof readShown>>
  figures: Figures
  firmas: Firmas | null
  day: string
  epoca: string
}

const idsIn = (datos: Publico['datos']): string[] =>
  (datos[rendicionesList.key] as { id: string }[]).map(({ id }) => id)

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 20)

/** What is public now. What didn't change since `last`, the copy before, is taken from it. */
export async function readCopy(query: Query, last: Read | undefined): Promise<Read> {
  // One moment for all of it, and one wait behind whoever writes.
  await query('set transaction isolation level repeatable read')
  const today = new Date()
  const day = toDay(today)
  const { modo, epoca } = (await readState(query)) ?? { modo: 'muestra', epoca: '' }
  const before = last?.day === day && last.modo === modo ? last : undefined
  const isShown = before && before.shown.seq === (await lastChange(query, SHOWN))
  const firmas = await readFirmas(query, day)
  const isSigned = JSON.stringify(firmas) === JSON.stringify(before?.firmas)
  const isCounted = isShown && before.figures.seq === (await lastChange(query, COUNTED))
  if (isCounted && isSigned) return before
  const shown = isShown ? before.shown : await readShown(query)
  // The numbers of another epoch say nothing of what changed.
  const figures = await readFigures(query, today, last?.epoca === epoca ? last.figures : undefined)
  const { meses } = figures
  const datos = { ...shown.datos, ...figures.datos, ...(firmas && { [FIRMAS]: firmas }) }
  const retiradas = await withdrawn(query, rendicionesList.key, idsIn(datos))
  const version = hashOf({ datos, retiradas, meses })
  // A draft, or a service that changes no figure: what is public is as old as it was.
  const same = last?.publico.version === version && last.publico
  const publico = same || { version, fecha: shown.fecha, retiradas, datos }
  return { publico, modo, meses, shown, figures, firmas, day, epoca }
}
