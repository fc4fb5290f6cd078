import { ESTADO_LABELS } from '@/entities/reportes/reporte'
import { ENVIO_LABELS, type Paso, type Seguimiento, timeline } from '@/entities/reportes/seguimiento'
import { formatMoment } from '@/shared/lib/fecha'
import { Text } from '@/shared/ui/text/text'
import classes from './timeline.module.css'

const nameOf = (step: Paso) =>
  step.paso === 'ATENDIDO' ? `La estación respondió: ${ESTADO_LABELS[step.estado]}` : ENVIO_LABELS[step.paso]

/** The steps that a report has taken, none that is only expected. */
export function Timeline({ record }: { record: Seguimiento }) {
  return (
    <ol className={classes.steps}>
      {timeline(record).map((step) => (
        <li key={step.paso} className={classes.step}>
          <Text strong>{nameOf(step)}</Text>
          <Text size="sm" dimmed>
            {formatMoment(step.instante)}
            {step.paso === 'ATENDIDO' && step.administrador && `, ${step.administrador}`}
          </Text>
          {step.paso === 'ATENDIDO' && step.respuesta && (
            <div className={classes.answer}>{step.respuesta}</div>
          )}
        </li>
      ))}
    </ol>
  )
}
