import type { Cambio } from '@/sync/actions'
import { EXISTS, type Fields, isAlive, mergeFields } from '@/sync/fields'

type ChangedField = { field: string; before: unknown; after: unknown }

export type ToldChange = { cambio: Cambio; verb: string; fields: ChangedField[] }

/** The fields in which a change differs, each with its value before and after. */
function changesOf({ antes, despues }: Cambio): ChangedField[] {
  return Object.keys(despues)
    .filter((field) => field !== EXISTS && despues[field]?.[0] !== antes?.[field]?.[0])
    .map((field) => ({ field, before: antes?.[field]?.[1], after: despues[field]?.[1] }))
}

/**
 * What each change did, in the order given (newest first). A change carries only the fields that it wrote: whether the
 * record existed follows from the changes before it, and one whose beginning is no longer told existed.
 */
export function toldChanges(cambios: readonly Cambio[]): ToldChange[] {
  let fields: Fields = { [EXISTS]: ['', true] }
  const told = cambios.toReversed().map((cambio) => {
    const { antes, despues } = cambio
    const was = antes ? { ...fields, ...antes } : {}
    fields = mergeFields(was, despues) ?? was
    if (!isAlive(fields) && despues[EXISTS]) return { cambio, verb: 'eliminó el registro', fields: [] }
    if (isAlive(was) || !isAlive(fields)) return { cambio, verb: 'cambió', fields: changesOf(cambio) }
    return { cambio, verb: antes ? 'recuperó el registro' : 'creó el registro', fields: [] }
  })
  return told.toReversed()
}
