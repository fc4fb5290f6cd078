import { useMutation, useQuery } from '@tanstack/react-query'
import { listRepository, objectRepository } from '@/access/repository'
import { Section } from '@/admin/ui/box/section'
import { RecordHistory } from '@/admin/ui/record/history/record-history'
import { isList, type StoredThing, storedAt, titleOfKey } from '@/entities/modules'
import { formatMoment } from '@/shared/lib/fecha'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import { dismissNotices, type KeptNotice } from '@/sync/actions'
import { EXISTS } from '@/sync/fields'
import { useCentral } from '@/sync/state'
import { BothValues } from './both-values'
import classes from './central.module.css'
import { dismiss, noticesQuery } from './queries'

/** Writes this device's value again, as if it were written now, with the rights of whoever is signed in. */
async function putBack(stored: StoredThing, notice: KeptNotice): Promise<void> {
  const { id, field, mine } = notice
  if (!isList(stored)) await objectRepository(stored).update({ [field]: mine })
  else if (field === EXISTS) await listRepository(stored).restore([mine as never])
  else await listRepository(stored).update(id, { [field]: mine } as never)
  await dismissNotices([notice])
}

/** undefined where there is nothing to put back: the other person's change kept a record that was deleted here. */
function usePutBack(notice: KeptNotice) {
  const stored = storedAt(notice.c)
  const mutation = useMutation({
    mutationFn: async () => {
      if (stored) await putBack(stored, notice)
    },
    meta: {
      success: { title: 'Vale otra vez lo que usted escribió' },
      failure: 'No se pudo volver a poner.',
      invalidates: [notice.c, 'central'],
    },
  })
  return stored && !(notice.field === EXISTS && notice.mine === null) ? mutation : undefined
}

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
