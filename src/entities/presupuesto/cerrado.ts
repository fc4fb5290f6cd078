import { AccessError } from '@/access/authorize'
import type { RecordRules } from '@/access/module'
import type { Actor } from '@/access/permissions'
import type { Guard } from '@/shared/storage/list-command'
import { ejercicioOf } from './ejercicio'
import type { Partida } from './partida'

type Line = Pick<Partida, 'id' | 'ejercicio' | 'cerrado'>

/** Only they reopen a fiscal year, or write in one that is closed. */
export const mayWriteClosed = (actor: Pick<Actor, 'role'> | null | undefined): boolean =>
  actor?.role === 'SUPERADMIN'

const refuse = (line: Omit<Line, 'id'>): never => {
  throw new AccessError(
    'presupuesto:edit',
    `El ejercicio ${ejercicioOf(line)} está cerrado. Solo el Super Administrador puede cambiarlo o reabrirlo.`,
  )
}

/** The fiscal years that somebody closed: one of their lines says so. */
export const cerradosIn = (lines: readonly Omit<Line, 'id'>[]): ReadonlySet<number> =>
  new Set(lines.filter(({ cerrado }) => cerrado).map(ejercicioOf))

/** A line that was closed with its year is neither changed nor deleted. */
export const keepClosed =
  (actor: Actor | null): RecordRules<Line> =>
  (changes) => {
    if (mayWriteClosed(actor)) return
    for (const { before } of changes) if (before?.cerrado) refuse(before)
  }

/**
 * The years that were closed before these changes led to `list`. For example, a write that closes 2025 may also change lines
 * of 2025, since no line carried the mark before it.
 */
function closedBefore(
  changes: Parameters<Guard<Line>>[0],
  list: Parameters<Guard<Line>>[1],
): ReadonlySet<number> {
  const touched = new Set(changes.map(({ before, after }) => (before ?? after)?.id))
  return cerradosIn([
    ...list.filter(({ id }) => !touched.has(id)),
    ...changes.flatMap(({ before }) => before ?? []),
  ])
}

/**
 * Nobody adds a line to a closed year, and no line moves into one or out of one. A year is closed if any of its other lines
 * is `cerrado`, so a device that knows only those lines judges right. Another phone may have added a line while the year was
 * being closed: that line lacks the mark, and the only change that it takes is the mark.
 */
export const addNoneToClosed =
  (actor: Actor | null): Guard<Line> =>
  (changes, list) => {
    if (mayWriteClosed(actor)) return
    const closed = closedBefore(changes, list)
    for (const { before, after } of changes) {
      const marks = before && after?.cerrado && ejercicioOf(before) === ejercicioOf(after)
      if (marks) continue
      for (const line of [before, after]) if (line && closed.has(ejercicioOf(line))) refuse(line)
    }
  }
