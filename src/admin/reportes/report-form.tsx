import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { hasCentral } from '@/access/central/mark'
import { useUser } from '@/access/current-user'
import { differencesIn, permisosStored } from '@/access/permisos'
import { permisos } from '@/access/permisos-queries'
import { can, type Subject } from '@/access/permissions'
import { usuariosResource } from '@/access/usuarios/queries'
import { FormModal } from '@/admin/ui/form/form-modal'
import { ownersOf } from '@/admin/ui/form/owners'
import { useReach } from '@/admin/ui/record/reach'
import { MOST } from '@/entities/reportes/limits'
import { useReportOpened } from '@/entities/reportes/opened'
import { ESTADOS, PRIORIDADES } from '@/entities/reportes/options'
import { reportes } from '@/entities/reportes/queries'
import { ESTADO_LABELS, PRIORIDAD_LABELS, type Reporte } from '@/entities/reportes/reporte'
import { options } from '@/shared/lib/form/options'
import { tooMany } from '@/shared/lib/form/rules'
import type { Toast } from '@/shared/query/toast'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'
import { PhotoPicker } from '@/shared/ui/photo/photo-picker'
import { Text } from '@/shared/ui/text/text'
import { Duplicates } from './duplicates'

/**
 * Says whom the new state or answer does not reach by itself. A phone that sent its report through the central asks
 * there for the answer; a report that came in a chat or a file has to be answered the same way.
 */
export const updatedToast = (title: string): Toast => ({
  title,
  message: hasCentral()
    ? 'Si reportó por la central, lo lee en su teléfono. Si no, envíeselo: abra el reporte y toque «Enviar la respuesta».'
    : 'Falta enviárselo a quien reportó: abra el reporte y toque «Enviar la respuesta».',
})

const atMost = (most: number) => (text: string) => (text.length > most ? tooMany(most, 'letras') : null)

type ReportFormProps = {
  report: Reporte
  list: readonly Reporte[]
  onClose: () => void
}

/** The brigade's part of a report: state, priority and answer, who sees to it, and what only the staff reads. */
export function ReportForm({ report, list, onClose }: ReportFormProps) {
  useReportOpened(report.id)
  const update = useMutation(reportes.update)
  const user = useUser()
  // The page loaded them. Waiting for them here would hide the list, and with it the button that gets the focus back.
  const { data: people = [] } = useQuery(usuariosResource.list)
  const { data: rights = permisosStored.defaults() } = useQuery(permisos.query)
  const reads = (one: Subject) => can({ ...one, permisos: differencesIn(rights, one.role) }, 'reportes:view')
  const form = useForm({
    initialValues: {
      estado: report.estado,
      prioridad: report.prioridad,
      respuesta: report.respuesta,
      administrador: report.administrador || (user?.name ?? ''),
      asignado: report.asignado ?? '',
      nota: report.nota ?? '',
      fotoCierre: report.fotoCierre ?? '',
    },
    validate: {
      respuesta: atMost(MOST.respuesta),
      administrador: atMost(MOST.administrador),
      nota: atMost(MOST.nota),
    },
  })
  const { fotoCierre } = form.values
  const alone = useReach() === 'equipo'
  return (
    <FormModal
      title={`Editar ${report.titulo}`}
      form={form}
      save={(next) => {
        const tells =
          next.estado !== report.estado ||
          next.respuesta !== report.respuesta ||
          next.fotoCierre !== (report.fotoCierre ?? '')
        const toast = tells ? { toast: updatedToast('Reporte actualizado') } : {}
        return update.mutateAsync({ id: report.id, next, base: report, ...toast })
      }}
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
      <PhotoPicker
        label="Foto de cierre"
        value={fotoCierre ? [fotoCierre] : []}
        onChange={([source = '']) => form.setFieldValue('fotoCierre', source)}
        max={1}
        maxMegabytes={5}
      />
      <Text size="sm" dimmed>
        {alone
          ? 'La foto de cierre se ve en este equipo.'
          : 'La foto de cierre la ve también quien reportó por la central, junto a la respuesta.'}{' '}
        Por WhatsApp, SMS, correo o QR no va.
      </Text>
      <TextField label="Administrador" {...form.getInputProps('administrador')} />
      <SelectField
        label="Encargado"
        options={ownersOf(people, report.asignado ?? '', reads)}
        {...form.getInputProps('asignado')}
      />
      <TextArea
        label="Nota interna"
        description="Solo la lee el personal: nunca quien reportó"
        rows={3}
        {...form.getInputProps('nota')}
      />
    </FormModal>
  )
}
