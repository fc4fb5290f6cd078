import { receiver } from '@/access/central/mark'
import {
  ENVIO_LABELS,
  type Hecho,
  type Paso,
  type Seguimiento,
  timeline,
} from '@/entities/reportes/mis-reportes/seguimiento'
import { ESTADO_LABELS } from '@/entities/reportes/reporte'
import { formatMoment } from '@/shared/lib/fecha'
import { capitalized } from '@/shared/lib/text'
import { Picture } from '@/shared/ui/photo/picture'
import { Text } from '@/shared/ui/text/text'
import classes from './timeline.module.css'

/** How far a report came, and who received it. */
export const envioLabel = (hecho: Hecho) =>
  hecho === 'RECIBIDO' ? `${ENVIO_LABELS.RECIBIDO} por ${receiver()}` : ENVIO_LABELS[hecho]

const nameOf = (step: Paso) =>
  step.paso === 'ATENDIDO'
    ? `${capitalized(receiver())} respondió: ${ESTADO_LABELS[step.estado]}`
    : envioLabel(step.paso)

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
          {step.paso === 'ATENDIDO' && step.foto && (
            <Picture source={step.foto} alt="Foto de cierre de la estación" className={classes.photo} />
          )}
        </li>
      ))}
    </ol>
  )
}
