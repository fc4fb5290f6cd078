import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { FormModal } from '@/admin/ui/form/form-modal'
import { reportes } from '@/entities/reportes/queries'
import type { Reporte } from '@/entities/reportes/reporte'
import { tooMany } from '@/shared/lib/form/rules'
import { TextArea } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'

const MOST = 500
const MISSING = 'Escriba el motivo: queda en el historial.'

/** Closes the central to the phone of a report, with the reason for everybody of the staff to read. */
export function MuteForm({ report, onClose }: { report: Reporte; onClose: () => void }) {
  const update = useMutation(reportes.update)
  const form = useForm({
    initialValues: { silenciado: '' },
    validate: {
      silenciado: (text) => (text.trim() ? (text.length > MOST ? tooMany(MOST, 'letras') : null) : MISSING),
    },
  })
  return (
    <FormModal
      title="Silenciar el teléfono"
      form={form}
      save={({ silenciado }) =>
        update.mutateAsync({
          id: report.id,
          next: { silenciado: silenciado.trim() },
          toast: { title: 'Teléfono silenciado' },
        })
      }
      onClose={onClose}
      required={{ fields: ['silenciado'], sentence: MISSING }}
      draft={`reportes:silenciar:${report.id}`}
    >
      <Text size="sm">
        La central no recibirá más reportes del teléfono que envió «{report.titulo}». A quien lo intente le
        dirá que en una emergencia llame al 911. Vale hasta que alguien lo levante, o borre este reporte.
      </Text>
      <TextArea label="Motivo" required rows={3} {...form.getInputProps('silenciado')} />
    </FormModal>
  )
}
