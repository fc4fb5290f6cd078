import { List } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCan } from '@/access/current-user'
import { Section } from '@/admin/ui/box/section'
import { CircleX, RefreshCw, Wrench } from '@/admin/ui/icon/icons'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { CircleCheck, TriangleAlert } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { mendReadiness, readinessQuery } from './actions'
import type { Probe, ProbeState } from './probes'
import classes from './test.module.css'

const STATES = {
  listo: { label: 'Listo', icon: CircleCheck, color: 'green' },
  atencion: { label: 'Atención', icon: TriangleAlert, color: 'orange' },
  falta: { label: 'Falta', icon: CircleX, color: 'red' },
} as const satisfies Record<ProbeState, object>

const SHOWN_FILES = 8
/** What `Reparar` can fix. It can neither free space nor change the browser. */
const MENDABLE = ['worker', 'archivos', 'permanencia', 'copia']

function ProbeRow({ probe: { name, state, sentence, missing = [] } }: { probe: Probe }) {
  const { label, icon: Icon, color } = STATES[state]
  const more = missing.length - SHOWN_FILES
  return (
    <li className={classes.probe}>
      <Icon size={22} aria-hidden className={classes.icon} color={`var(--mantine-color-${color}-text)`} />
      <div>
        <Text strong>
          {name}: {label}
        </Text>
        <Text size="sm" dimmed>
          {sentence}
        </Text>
        {missing.length > 0 && (
          <List size="sm" className={classes.files}>
            {missing.slice(0, SHOWN_FILES).map((file) => (
              <List.Item key={file}>{file}</List.Item>
            ))}
            {more > 0 && <List.Item>y {more} más</List.Item>}
          </List>
        )}
      </div>
    </li>
  )
}

export function headlineOf(probes: readonly Probe[]): string {
  if (probes.some(({ state }) => state === 'falta')) return 'Todavía no está listo para trabajar sin señal.'
  if (probes.some(({ state }) => state === 'atencion'))
    return 'Puede trabajar sin señal; hay algo que mejorar.'
  return 'Todo está listo para trabajar sin señal.'
}

/** Shows whether this device can work without a signal, by testing it. */
export function Readiness() {
  const { data: probes, refetch, isFetching } = useQuery(readinessQuery)
  const mend = useMutation(mendReadiness)
  const mayMend = useCan('config:edit')
  const canMend = mayMend && probes?.some(({ id, state }) => state !== 'listo' && MENDABLE.includes(id))
  return (
    <Section title="¿Listo sin señal?">
      <Text role="status">{probes ? headlineOf(probes) : 'Comprobando…'}</Text>
      <ul className={classes.probes}>
        {probes?.map((probe) => (
          <ProbeRow key={probe.id} probe={probe} />
        ))}
      </ul>
      <Group gap="xs">
        {canMend && (
          <Button
            variant="default"
            leftSection={<Wrench size={18} aria-hidden />}
            loading={mend.isPending}
            onClick={() => mend.mutate()}
          >
            Reparar
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<RefreshCw size={18} aria-hidden />}
          loading={isFetching && !mend.isPending}
          onClick={() => void refetch()}
        >
          Comprobar otra vez
        </Button>
      </Group>
    </Section>
  )
}
