import { List } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Section } from '@/admin/ui/box/section'
import { plural } from '@/shared/lib/plural'
import type { MutationMeta } from '@/shared/query/toast'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { answerJoin } from '@/sync/actions'
import type { JoinCount } from '@/sync/join/own'

const meta: MutationMeta = {
  success: { title: 'Este equipo ya está en la central', message: 'Antes se guardó una copia completa.' },
  failure: 'No se pudo unir este equipo. Sus datos siguen como estaban.',
}

const registros = (n: number) => plural(n, 'registro', 'registros')

function countWords({ title, own, differing, onlyHere, central }: JoinCount): string {
  if (central === undefined)
    return `${title}: ${registros(own)} en este equipo. Su rol no los ve en esta central: quedan solo en la copia.`
  const parts = [
    ...(onlyHere > 0 ? [`${registros(onlyHere)} solo en este equipo`] : []),
    ...(differing > 0 ? [`${plural(differing, 'distinto', 'distintos')} en la central`] : []),
  ]
  return `${title}: ${parts.join(', ')}. La central tiene ${central}.`
}

const OTHER =
  'Aquí responde otra central: no es la que este equipo conocía. Nada de este equipo se le ha enviado. Si es un error, no elija nada: cuando vuelva la de antes, todo sigue como estaba.'
const SEEN_BY_ALL = 'Lo que agregue lo verán los equipos de esta central, y el público lo que esté publicado.'

type JoinQuestionProps = {
  counts: readonly JoinCount[]
  /** The records are of another central. */
  other: boolean
}

/** Asked once, before anything is sent or replaced. */
export function JoinQuestion({ counts, other }: JoinQuestionProps) {
  const sum = (field: 'onlyHere' | 'differing') => counts.reduce((total, count) => total + count[field], 0)
  const [onlyHere, differing] = [sum('onlyHere'), sum('differing')]
  const { confirm } = useOverlays()
  const join = useMutation({ mutationFn: answerJoin, meta })
  const replace = async () => {
    const sure = await confirm({
      title: 'Usar solo lo de la central',
      question: `Dejan de verse aquí ${registros(onlyHere)} que solo están en este equipo, y ${plural(differing, 'distinto queda', 'distintos quedan')} como en la central. En la central y en los demás equipos no cambia nada. Antes se guarda una copia completa, en Configuración → Backup.`,
      confirm: 'Usar solo lo de la central',
      cancel: 'Cancelar',
      danger: true,
    })
    if (sure) join.mutate('reemplazar')
  }
  return (
    <Section title="¿Qué hacemos con los registros de este equipo?">
      {other && <Text strong>{OTHER}</Text>}
      <Text>
        Donde la central y este equipo tienen lo mismo con otros datos, vale lo de la central. Antes de
        cambiar algo se guarda una copia completa en este equipo.{other && ` ${SEEN_BY_ALL}`}
      </Text>
      {onlyHere > 0 && (
        <Text>
          Si agrega {onlyHere === 1 ? 'el que está' : `los ${onlyHere} que están`} solo aquí, los ven también
          los demás equipos de la brigada; lo publicado sale en el sitio.
        </Text>
      )}
      <List size="sm" spacing={4}>
        {counts.map((count) => (
          <List.Item key={count.key}>{countWords(count)}</List.Item>
        ))}
      </List>
      <Group>
        <Button loading={join.isPending} onClick={() => join.mutate('agregar')}>
          Agregar los de este equipo
        </Button>
        <Button variant="default" disabled={join.isPending} onClick={() => void replace()}>
          Usar solo lo de la central
        </Button>
      </Group>
    </Section>
  )
}
