import { currentUser } from '@/access/current-user'
import { listRepository, objectRepository } from '@/access/repository'
import { part, writeTogether } from '@/access/write-together'
import type { Stored } from '@/shared/storage/stored-module'
import type { Persona } from './gente'
import { plantillaObject, puestosList, turnosList } from './module'
import { newPuesto } from './new-turno'
import type { Puesto, Turno } from './turno'

export const turnosRepository = listRepository(turnosList)
export const puestosRepository = listRepository(puestosList)
export const plantillaRepository = objectRepository(plantillaObject)

/** Shifts and the places in them: what is written, or taken back, in one commit. */
export type Semana = { turnos: readonly Turno[]; puestos: readonly Puesto[] }

const idsOf = (records: readonly Stored[]) => records.map(({ id }) => id)

/**
 * Adds the shifts that are not there yet, with the places in them; the others stay as they are. Returns what was added.
 * @throws AccessError without personal:edit
 */
export async function addSemana({ turnos, puestos }: Semana): Promise<Semana> {
  const known = new Set(idsOf(await turnosRepository.all()))
  const added = turnos.filter(({ id }) => !known.has(id))
  const places = puestos.filter(({ turnoId }) => added.some(({ id }) => id === turnoId))
  await writeTogether([
    part(turnosList, { kind: 'create', records: added }),
    part(puestosList, { kind: 'create', records: places }),
  ])
  return { turnos: added, puestos: places }
}

/** Takes back what `addSemana` added. @throws UnknownIdError where somebody has deleted one of the shifts since then */
export async function removeSemana({ turnos }: Semana): Promise<Semana> {
  const gone = new Set(idsOf(turnos))
  const places = (await puestosRepository.all()).filter(({ turnoId }) => gone.has(turnoId))
  await writeTogether([
    part(turnosList, { kind: 'remove', ids: idsOf(turnos) }),
    part(puestosList, { kind: 'remove', ids: idsOf(places) }),
  ])
  return { turnos, puestos: places }
}

/** Puts back what `removeSemana` took away. */
export const restoreSemana = ({ turnos, puestos }: Semana): Promise<unknown> =>
  writeTogether([
    part(turnosList, { kind: 'restore', records: turnos }),
    part(puestosList, { kind: 'restore', records: puestos }),
  ])

/** Gives a person a place in a shift. Whoever had given it away has it again. */
export const assign = (turnoId: string, persona: Persona): Promise<unknown> =>
  puestosRepository.upsertMany((list) => {
    const fresh = newPuesto(turnoId, persona)
    const stored = list.find(({ id }) => id === fresh.id)
    return [stored ? { ...stored, cedidoA: '', pide: '', negado: '', acordado: '' } : fresh]
  })

/** Takes a person out of a shift. */
export async function unassign(turnoId: string, personalId: string): Promise<unknown> {
  const places = (await puestosRepository.all()).filter(
    (puesto) => puesto.turnoId === turnoId && puesto.personalId === personalId,
  )
  return puestosRepository.remove(idsOf(places))
}

/** Notes that whoever runs the roster has seen what people changed from their phones. */
export const reviewPuestos = (ids: readonly string[]): Promise<unknown> =>
  puestosRepository.updateMany(ids.map((id) => ({ id, next: { revisado: true } })))

/** Notes that a person served a shift, and who says so; or takes that back. */
export async function confirmPuesto(id: string, cumplido: boolean): Promise<unknown> {
  const user = await currentUser()
  return puestosRepository.update(id, { cumplido, confirmo: cumplido ? (user?.id ?? '') : '' })
}
