import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasCentral } from '@/access/central/mark'
import { titleOfKey, wordIn } from '@/entities/modules'
import { formatMoment } from '@/shared/lib/fecha'
import { shortText } from '@/shared/lib/value-text'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import { type Cambio, readHistory } from '@/sync/actions'
import { EXISTS, isAlive } from '@/sync/fields'
import classes from './record-history.module.css'

/** The fields in which a change differs, each with its value before and after. */
function changesOf({ antes, despues }: Cambio): { field: string; before: unknown; after: unknown }[] {
  return Object.keys(despues)
    .filter((field) => field !== EXISTS && despues[field]?.[0] !== antes?.[field]?.[0])
    .map((field) => ({ field, before: antes?.[field]?.[1], after: despues[field]?.[1] }))
}

function verbOf({ antes, despues }: Cambio): string {
  const [was, is] = [isAlive(antes ?? undefined), isAlive(despues)]
  if (!is) return 'eliminó el registro'
  if (was) return 'cambió'
  return antes ? 'recuperó el registro' : 'creó el registro'
}

function Line({ title, cambio }: { title: string; cambio: Cambio }) {
  const verb = verbOf(cambio)
  return (
    <li className={classes.line}>
      <Text size="sm">
        <b>{cambio.quien ?? 'La central'}</b> {verb} · {formatMoment(cambio.instante)} · {cambio.dispositivo}
      </Text>
      {verb === 'cambió' && (
        <ul className={classes.fields}>
          {changesOf(cambio).map(({ field, before, after }) => (
            <li key={field}>
              {wordIn(title, field)}: {shortText(before)} → {shortText(after)}
            </li>
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
      {data.map((cambio) => (
        <Line key={cambio.seq} title={title} cambio={cambio} />
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
