import { AccessError } from '@/access/authorize'
import type { RecordRules } from '@/access/module'
import type { Actor } from '@/access/permissions'
import type { Guard } from '@/shared/storage/list-command'
import { ejercicioOf } from './ejercicio'
import type { Partida } from './partida'

type Line = Pick<Partida, 'ejercicio' | 'cerrado'>

/** Only they reopen a fiscal year, or write in one that is closed. */
export const mayWriteClosed = (actor: Pick<Actor, 'role'> | null | undefined): boolean =>
  actor?.role === 'SUPERADMIN'

const refuse = (line: Line): never => {
  throw new AccessError(
    'presupuesto:edit',
    `El ejercicio ${ejercicioOf(line)} está cerrado. Solo el Super Administrador puede cambiarlo o reabrirlo.`,
  )
}

/** The fiscal years that somebody closed: one of their lines says so. */
export const cerradosIn = (lines: readonly Line[]): ReadonlySet<number> =>
  new Set(lines.filter(({ cerrado }) => cerrado).map(ejercicioOf))

/** A line of a closed year is neither changed nor deleted, nor does one come in that says of itself that it is one. */
export const keepClosed =
  (actor: Actor | null): RecordRules<Line> =>
  (changes) => {
    if (mayWriteClosed(actor)) return
    for (const { before, after } of changes) {
      const line = before ?? after
      if (line?.cerrado) refuse(line)
    }
  }

/** No line is added to a closed year or moved into it; that the year is closed, its other lines say. */
export const addNoneToClosed =
  (actor: Actor | null): Guard<Line> =>
  (changes, list) => {
    if (mayWriteClosed(actor)) return
    const closed = cerradosIn(list)
    for (const { before, after } of changes) {
      const enters = after && (!before || ejercicioOf(before) !== ejercicioOf(after))
      if (enters && closed.has(ejercicioOf(after))) refuse(after)
    }
  }
