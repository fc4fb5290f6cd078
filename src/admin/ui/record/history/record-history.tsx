import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasCentral } from '@/access/central/mark'
import { ACCION_LABELS, type Accion, type Cambio as CampoCambiado } from '@/entities/bitacora/bitacora'
import { isSilent, shortValue } from '@/entities/bitacora/describe'
import { describeCambio } from '@/entities/bitacora/entradas'
import { titleOfKey, wordIn } from '@/entities/modules'
import { formatMoment } from '@/shared/lib/fecha'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import { type Cambio, readHistory } from '@/sync/actions'
import { EXISTS, type Fields, isAlive, mergeFields } from '@/sync/fields'
import classes from './record-history.module.css'

type ToldChange = { cambio: Cambio; verb: string; fields: CampoCambiado[] }

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

function Line({ title, told: { cambio, verb, fields } }: { title: string; told: ToldChange }) {
  return (
    <li className={classes.line}>
      <Text size="sm">
        <b>{cambio.quien ?? 'La central'}</b> {verb} · {formatMoment(cambio.instante)}
      </Text>
      {fields.length > 0 && (
        <ul className={classes.fields}>
          {fields.map((cambiado) => (
            <li key={cambiado.campo}>{describeCambio(title, cambiado, wordIn)}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Lines({ c, id }: RecordHistoryProps) {
  const { data, error, isPending } = useQuery({
    queryKey: [c, 'historial', id],
    queryFn: () => readHistory(c, id),
    retry: false,
  })
  if (isPending) return <Text size="sm">Leyendo el historial…</Text>
  if (error)
    return (
      <Text size="sm" role="alert">
        {error.message}
      </Text>
    )
  const title = titleOfKey(c)
  return (
    <ol className={classes.lines}>
      {toldChanges(data).map((told) => (
        <Line key={told.cambio.seq} title={title} told={told} />
      ))}
      {data.length === 0 && <li>La central todavía no tiene cambios de este registro.</li>}
    </ol>
  )
}

/** `c` is the storage key of the record's list. */
type RecordHistoryProps = { c: string; id: string }

/** Who changed a record and when, from the central; nothing without one. */
export function RecordHistory(record: RecordHistoryProps) {
  const [opened, setOpened] = useState(false)
  if (!hasCentral()) return null
  return (
    <Stack gap="xs" align="start">
      <Button variant="subtle" aria-expanded={opened} onClick={() => setOpened(!opened)}>
        Historial
      </Button>
      {opened && <Lines {...record} />}
    </Stack>
  )
}
