import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { PLAZO_LABELS, type Plazo, plazoRules } from '@/entities/inspecciones/visita/plazo'
import { plazos } from '@/entities/inspecciones/visita/queries'
import { toDay } from '@/shared/lib/fecha'
import { byRule } from '@/shared/lib/form/form-values'
import { parseWhole } from '@/shared/lib/form/whole'
import { TextField } from '@/shared/ui/form/fields'

/** Writes how many working days the brigade gives from now on, with who says so. */
export function PlazoForm({ plazo, onClose }: { plazo: Plazo; onClose: () => void }) {
  const { mutateAsync } = useMutation(plazos.escribir)
  const form = useForm({
    initialValues: {
      dias: String(plazo.dias),
      fuente: plazo.fuente,
      verificado: plazo.verificado || toDay(new Date()),
    },
    validate: {
      dias: (typed) => byRule(plazoRules.dias)(parseWhole(typed)),
      fuente: byRule(plazoRules.fuente),
      verificado: byRule(plazoRules.verificado),
    },
  })
  const name = PLAZO_LABELS[plazo.que]
  return (
    <FormModal
      title={`Plazo: ${name}`}
      form={form}
      save={({ dias, fuente, verificado }) =>
        mutateAsync({
          records: [{ ...plazo, dias: parseWhole(dias), fuente: fuente.trim(), verificado }],
          toast: { title: `Plazo guardado: ${name}`, message: 'Las actas entregadas conservan el suyo.' },
        })
      }
      onClose={onClose}
      required={{ fields: ['dias', 'fuente'], sentence: 'Escriba los días y quién lo dice.' }}
      draft={`inspecciones:${plazo.id}`}
      size="md"
    >
      <TextField label="Días hábiles" inputMode="numeric" required {...form.getInputProps('dias')} />
      <TextField
        label="Quién lo dice"
        placeholder="Ordenanza del cantón, art. 12"
        required
        {...form.getInputProps('fuente')}
      />
      <DayField de="SUCESO" label="Día en que lo comparó" {...form.getInputProps('verificado')} />
    </FormModal>
  )
}
