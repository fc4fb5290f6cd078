import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useUser } from '@/access/user-query'
import { FormModal } from '@/admin/ui/form/form-modal'
import { MOST } from '@/entities/reportes/limits'
import { ESTADOS, PRIORIDADES } from '@/entities/reportes/options'
import { reportes } from '@/entities/reportes/queries'
import { ESTADO_LABELS, PRIORIDAD_LABELS, type Reporte } from '@/entities/reportes/reporte'
import { options } from '@/shared/lib/form/options'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'
import { Duplicates } from './duplicates'
import { updatedToast } from './updated-toast'

const atMost = (most: number) => (text: string) =>
  text.length > most ? `Use ${most} caracteres como máximo.` : null

/** Whether the author left a way to be reached with an answer. */
const canBeAnswered = ({ autor }: Reporte): boolean =>
  [autor.telefono, autor.email].some((way) => way?.trim())

type ReportFormProps = {
  report: Reporte
  list: readonly Reporte[]
  onClose: () => void
  /** Opens the sharing of the answer. */
  onAnswer: () => void
}

/** The brigade's part of a report: state, priority and answer. */
export function ReportForm({ report, list, onClose, onAnswer }: ReportFormProps) {
  const update = useMutation(reportes.update)
  const user = useUser()
  const form = useForm({
    initialValues: {
      estado: report.estado,
      prioridad: report.prioridad,
      respuesta: report.respuesta,
      administrador: report.administrador || (user?.name ?? ''),
    },
    validate: { respuesta: atMost(MOST.respuesta), administrador: atMost(MOST.administrador) },
  })
  type Values = typeof form.values
  const save = (next: Values, toast = {}) =>
    update.mutateAsync({ id: report.id, next, base: report, ...toast })
  return (
    <FormModal
      title={`Editar ${report.titulo}`}
      form={form}
      save={(next) => {
        const tells = next.estado !== report.estado || next.respuesta !== report.respuesta
        return save(next, tells ? { toast: updatedToast('Reporte actualizado') } : {})
      }}
      also={canBeAnswered(report) ? { label: 'Guardar y responder', save, onSaved: onAnswer } : undefined}
      onClose={onClose}
      required={{ fields: [], sentence: '' }}
      draft={`reportes:${report.id}`}
    >
      <Duplicates report={report} list={list} canEdit />
      <SelectField
        label="Estado"
        options={options(ESTADOS, ESTADO_LABELS)}
        {...form.getInputProps('estado')}
      />
      <SelectField
        label="Prioridad"
        options={options(PRIORIDADES, PRIORIDAD_LABELS)}
        {...form.getInputProps('prioridad')}
      />
      <TextArea label="Respuesta" rows={4} {...form.getInputProps('respuesta')} />
      <TextField label="Administrador" {...form.getInputProps('administrador')} />
    </FormModal>
  )
}
