import { Progress } from '@mantine/core'
import { SAMPLE_MARK } from '@/entities/sitio/cifras'
import { useCifras } from '@/entities/sitio/use-cifras'
import { TIPO_SERVICIO_LABELS, TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { Text } from '@/shared/ui/text/text'
import { Panel } from './panel'
import classes from './panel.module.css'

/** The year's services by category; those that nobody has counted are left out. */
export function ServicesByKind() {
  const { anio, cifra, isSample } = useCifras()
  const counted = TIPOS_SERVICIO.filter((tipo) => cifra(tipo)).map((tipo) => ({
    label: TIPO_SERVICIO_LABELS[tipo],
    sample: isSample(tipo),
    value: Number(cifra(tipo)),
  }))
  const total = counted.reduce((sum, { value }) => sum + value, 0)
  const onlySamples = counted.length > 0 && counted.every(({ sample }) => sample)
  return (
    <Panel title={`Servicios por categoría, ${anio}`} to="/admin/servicios">
      {counted.length === 0 && <EmptyState title="Nadie los ha contado todavía" />}
      <ul className={classes.kinds}>
        {counted.map(({ label, value, sample }) => (
          <li key={label}>
            <span>
              {label}
              {sample && !onlySamples && (
                <Text component="span" size="sm" dimmed>
                  {' '}
                  · {SAMPLE_MARK}
                </Text>
              )}
            </span>
            <Progress value={total && (value / total) * 100} aria-label={`${label}: ${value} de ${total}`} />
            <b>{value}</b>
          </li>
        ))}
      </ul>
      {onlySamples && (
        <Text size="sm" dimmed>
          Cada cifra es un {SAMPLE_MARK}
        </Text>
      )}
    </Panel>
  )
}
