import { List } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ofWhom } from '@/admin/shell/central-words'
import { Section } from '@/admin/ui/box/section'
import { wordIn } from '@/entities/modules'
import { plural } from '@/shared/lib/plural'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import type { WaitingRecord } from '@/sync/actions'
import type { OthersCount } from '@/sync/state'
import { forgo, send, waitingQuery } from './queries'

/** How many a question names; the list beside it has them all. */
const NAMED = 5

function whatOf({ kind, title, fields }: WaitingRecord): string {
  if (kind === 'nuevo') return 'registro nuevo'
  if (kind === 'eliminado') return 'se elimina'
  return `cambio de ${fields.map((field) => wordIn(title, field)).join(', ')}`
}

function lineOf(record: WaitingRecord): string {
  const { title, name, permitted } = record
  if (!permitted && !name) return `${title}: un cambio`
  return `${name ? `${title}: ${name}` : title} (${whatOf(record)})`
}

function inShort(records: readonly WaitingRecord[]): string {
  const named = records.slice(0, NAMED).map(lineOf)
  const more = records.length - named.length
  return [...named, ...(more > 0 ? [`y ${plural(more, 'cambio', 'cambios')} más`] : [])].join('; ')
}

/**
 * What somebody left unsent on this shared device. It waits for them, unless somebody with the right sends or drops it.
 */
export function OthersWork({ person, name, count }: OthersCount) {
  const { confirm } = useOverlays()
  const { data: records = [] } = useQuery(waitingQuery(person, count))
  const take = useMutation(send)
  const drop = useMutation(forgo)
  const busy = take.isPending || drop.isPending
  const whose = ofWhom({ name })
  const mayDecide = records.length > 0 && records.every(({ permitted }) => permitted)

  const asOwn = async () => {
    const sure = await confirm({
      title: 'Enviarlos con mi nombre',
      question: `En la central quedarán como cambios suyos, no de ${whose}. Son: ${inShort(records)}.`,
      confirm: 'Enviarlos con mi nombre',
      cancel: 'Cancelar',
    })
    if (sure) take.mutate(person)
  }
  const discard = async () => {
    const sure = await confirm({
      title: `Descartar los cambios de ${whose}`,
      question: `Ya no se enviarán y dejan de verse aquí: ${inShort(records)}. Antes se guarda una copia completa en este equipo.`,
      confirm: 'Descartar',
      cancel: 'Cancelar',
      danger: true,
    })
    if (sure) drop.mutate(person)
  }
  return (
    <Section title={`Cambios de ${whose} sin enviar`}>
      <Text size="sm" dimmed>
        {name
          ? `Están guardados en este equipo y se envían solos cuando ${name} ingrese aquí otra vez.`
          : 'Están guardados en este equipo. La cuenta de quien los hizo ya no existe: no se envían solos.'}
      </Text>
      <List size="sm" spacing={4}>
        {records.map((record) => (
          <List.Item key={`${record.title} ${record.id}`}>{lineOf(record)}</List.Item>
        ))}
      </List>
      {mayDecide ? (
        <Group gap="xs">
          <Button variant="default" loading={take.isPending} disabled={busy} onClick={() => void asOwn()}>
            Enviarlos con mi nombre
          </Button>
          <Button variant="danger" loading={drop.isPending} disabled={busy} onClick={() => void discard()}>
            Descartar
          </Button>
        </Group>
      ) : (
        <Text size="sm">Su rol no permite decidir sobre ellos.</Text>
      )}
    </Section>
  )
}
