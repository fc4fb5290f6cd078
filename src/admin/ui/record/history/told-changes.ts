import { ACCION_LABELS, type Accion, type Cambio as CampoCambiado } from '@/entities/bitacora/bitacora'
import { isSilent, shortValue } from '@/entities/bitacora/describe'
import type { Cambio } from '@/sync/actions'
import { EXISTS, type Fields, isAlive, mergeFields } from '@/sync/fields'

export type ToldChange = { cambio: Cambio; verb: string; fields: CampoCambiado[] }

/** The log's own words, within a sentence. */
const verbOf = (accion: Accion) => ACCION_LABELS[accion].toLowerCase()

/** The fields in which a change differs, each with its value before and after as the log writes them. */
function changesOf({ antes, despues }: Cambio): CampoCambiado[] {
  return Object.keys(despues)
    .filter((field) => field !== EXISTS && !isSilent(field) && despues[field]?.[0] !== antes?.[field]?.[0])
    .map((campo) => ({
      campo,
      antes: shortValue(antes?.[campo]?.[1]),
      despues: shortValue(despues[campo]?.[1]),
    }))
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
    if (!isAlive(fields) && despues[EXISTS]) return { cambio, verb: verbOf('eliminar'), fields: [] }
    if (isAlive(was) || !isAlive(fields)) return { cambio, verb: verbOf('editar'), fields: changesOf(cambio) }
    return { cambio, verb: antes ? 'recuperó' : verbOf('crear'), fields: [] }
  })
  return told.toReversed()
}
