import { useMutation, useQuery } from '@tanstack/react-query'
import { Section } from '@/admin/ui/box/section'
import { RecordHistory } from '@/admin/ui/record/history/record-history'
import { titleOfKey } from '@/entities/modules'
import { formatMoment } from '@/shared/lib/fecha'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import type { KeptNotice } from '@/sync/actions'
import { EXISTS } from '@/sync/fields'
import { useCentral } from '@/sync/state'
import { BothValues } from './both-values'
import classes from './central.module.css'
import { dismiss, noticesQuery } from './queries'
import { usePutBack } from './use-put-back'

/** What happened to the whole record, where a deletion and a change met. */
const wholeWords = ({ theirs }: KeptNotice) =>
  theirs === null
    ? 'Otra persona lo eliminó después de que usted lo cambió.'
    : 'Usted lo eliminó, y otra persona lo había cambiado: el registro se queda.'

function Notice({ notice }: { notice: KeptNotice }) {
  const seen = useMutation(dismiss)
  const putBack = usePutBack(notice)
  const title = titleOfKey(notice.c)
  return (
    <li className={classes.item}>
      <Text strong>
        {title}: {notice.name}
      </Text>
      <Text size="sm" dimmed>
        {formatMoment(new Date(notice.at).toISOString())}
      </Text>
      {notice.field === EXISTS ? (
        <Text size="sm">{wholeWords(notice)}</Text>
      ) : (
        <BothValues title={title} rows={[notice]} />
      )}
      <RecordHistory c={notice.c} id={notice.id} />
      <Group gap="xs" className={classes.actions}>
        {putBack && (
          <Button
            variant="default"
            aria-label={`Volver a lo mío en ${notice.name}`}
            loading={putBack.isPending}
            onClick={() => putBack.mutate()}
          >
            Volver a lo mío
          </Button>
        )}
        <Button
          variant="subtle"
          aria-label={`Entendido: ${notice.name}`}
          disabled={seen.isPending}
          onClick={() => seen.mutate([notice])}
        >
          Entendido
        </Button>
      </Group>
    </li>
  )
}

/** Values of this device that somebody's later word replaced. */
export function Notices() {
  const count = useCentral()?.notices ?? 0
  const { data = [] } = useQuery(noticesQuery(count))
  if (data.length === 0) return null
  return (
    <Section title="Lo que otra persona cambió al mismo tiempo">
      <Text dimmed size="sm">
        Vale lo último que alguien escribió. Si lo suyo era lo correcto, puede volver a ponerlo.
      </Text>
      <ul className={classes.items}>
        {data.map((notice) => (
          <Notice key={notice.key} notice={notice} />
        ))}
      </ul>
    </Section>
  )
}
