import { useMutation } from '@tanstack/react-query'
import { ESTADOS, type Estado } from '@/entities/reportes/options'
import { reportes } from '@/entities/reportes/queries'
import { ESTADO_LABELS, type Reporte } from '@/entities/reportes/reporte'
import { options } from '@/shared/lib/form/options'
import { SelectField } from '@/shared/ui/form/fields'
import classes from './reportes.module.css'
import { updatedToast } from './updated-toast'

const OPTIONS = options(ESTADOS, ESTADO_LABELS)

/** Any state may follow any other (spec §4). */
export function EstadoSelect({ report }: { report: Reporte }) {
  const update = useMutation(reportes.update)
  const change = (estado: Estado) =>
    update.mutate({ id: report.id, next: { estado }, toast: updatedToast('Estado actualizado') })
  return (
    <SelectField
      aria-label={`Estado de ${report.titulo}`}
      className={classes.select}
      value={update.isPending ? (update.variables.next.estado ?? report.estado) : report.estado}
      options={OPTIONS}
      onChange={(event) => change(event.currentTarget.value as Estado)}
    />
  )
}
