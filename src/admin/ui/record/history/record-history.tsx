import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasCentral } from '@/access/central/mark'
import { describeCambio } from '@/entities/bitacora/entradas'
import { titleOfKey, wordIn } from '@/entities/modules'
import { formatMoment } from '@/shared/lib/fecha'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import { readHistory } from '@/sync/actions'
import classes from './record-history.module.css'
import { type ToldChange, toldChanges } from './told-changes'

function Line({ title, told: { cambio, verb, fields } }: { title: string; told: ToldChange }) {
  return (
    <li className={classes.line}>
      <Text size="sm">
        <b>{cambio.quien ?? 'La central'}</b> {verb} · {formatMoment(cambio.instante)} · {cambio.dispositivo}
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
