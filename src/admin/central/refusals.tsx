import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Section } from '@/admin/ui/box/section'
import { storedAt, titleOfKey } from '@/entities/modules'
import { formatMoment } from '@/shared/lib/fecha'
import { readWhole } from '@/shared/storage/entry/whole'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import type { KeptRefusal } from '@/sync/actions'
import { EXISTS } from '@/sync/fields'
import { useCentral } from '@/sync/state'
import { BothValues } from './both-values'
import classes from './central.module.css'
import { discard, refusalsQuery, retry } from './queries'

function whatOf({ fields }: KeptRefusal): string {
  const exists = fields[EXISTS]?.[1]
  if (exists === true) return 'Registro nuevo'
  return exists === false ? 'Eliminación' : 'Cambio'
}

function Compared({ refusal }: { refusal: KeptRefusal }) {
  const here = useRecord(refusal.c, refusal.id)
  const rows = Object.entries(refusal.fields)
    .filter(([field]) => field !== EXISTS)
    .map(([field, [, mine]]) => ({ field, mine, theirs: here?.[field] }))
  return rows.length > 0 ? (
    <BothValues title={titleOfKey(refusal.c)} rows={rows} />
  ) : (
    <Text size="sm">El registro sigue en la central como estaba.</Text>
  )
}

function Refusal({ refusal }: { refusal: KeptRefusal }) {
  const [opened, setOpened] = useState(false)
  const again = useMutation(retry)
  const giveUp = useMutation(discard)
  const busy = again.isPending || giveUp.isPending
  return (
    <li className={classes.item}>
      <Text strong>
        {titleOfKey(refusal.c)}: {refusal.name}
      </Text>
      <Text size="sm">
        {whatOf(refusal)} del {formatMoment(new Date(refusal.at).toISOString())}. {refusal.mensaje}
      </Text>
      {opened && <Compared refusal={refusal} />}
      <Group gap="xs" className={classes.actions}>
        <Button
          variant="default"
          aria-label={`Reintentar ${refusal.name}`}
          loading={again.isPending}
          disabled={busy}
          onClick={() => again.mutate(refusal)}
        >
          Reintentar
        </Button>
        <Button
          variant="default"
          aria-label={`Ver los dos ${refusal.name}`}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          Ver los dos
        </Button>
        <Button
          variant="subtle"
          aria-label={`Descartar ${refusal.name}`}
          disabled={busy}
          onClick={() => giveUp.mutate([refusal])}
        >
          Descartar
        </Button>
      </Group>
    </li>
  )
}

/** What the central refused and why. The lists show what the central has; the refused changes wait here. */
export function Refusals() {
  const count = useCentral()?.refused ?? 0
  const { data = [] } = useQuery(refusalsQuery(count))
  if (data.length === 0) return null
  return (
    <Section title="Lo que la central no recibió">
      <Text dimmed size="sm">
        Nada de esto se ha perdido: queda aquí hasta que usted decida.
      </Text>
      <ul className={classes.items}>
        {data.map((refusal) => (
          <Refusal key={refusal.key} refusal={refusal} />
        ))}
      </ul>
    </Section>
  )
}

type AnyRecord = Readonly<Record<string, unknown>>

/** A record as this device has it now; undefined when it does not have it. */
function useRecord(key: string, id: string): AnyRecord | undefined {
  const { data } = useQuery({
    queryKey: [key, 'registro', id],
    async queryFn(): Promise<AnyRecord | null> {
      const whole = await readWhole(storedAt(key) ?? { key })
      if (!Array.isArray(whole)) return (whole as AnyRecord | undefined) ?? null
      return (whole as AnyRecord[]).find((record) => record.id === id) ?? null
    },
  })
  return data ?? undefined
}
