import { useForm } from '@mantine/form'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { newTurno } from '@/entities/guardias/new-turno'
import { turnos } from '@/entities/guardias/queries'
import { type Turno, turnoRules } from '@/entities/guardias/turno'
import { byRule } from '@/shared/lib/form/form-values'
import { parseWhole } from '@/shared/lib/form/whole'
import { useSave } from '@/shared/query/use-save'
import { TurnoFields, type TurnoValues, turnoProblems } from './turno-fields'

type TurnoFormProps = {
  turno?: Turno
  /** The day that a new shift starts with. */
  fecha: string
  onClose: () => void
}

/** Adds or edits one shift; the template stays as it is. */
export function TurnoForm({ turno, fecha: monday, onClose }: TurnoFormProps) {
  const save = useSave(turnos, turno)
  const { fecha, nombre, inicio, fin, personas, funciones } = turno ?? newTurno(monday)
  const form = useForm({
    initialValues: { fecha, nombre, inicio, fin, personas, funciones } as TurnoValues & { fecha: string },
    validate: {
      ...turnoProblems,
      fecha: byRule(turnoRules.fecha),
    },
  })
  return (
    <FormModal
      title={turno ? `Editar ${turno.nombre}` : 'Agregar turno'}
      form={form}
      save={(values) =>
        save({ ...values, nombre: values.nombre.trim(), personas: parseWhole(values.personas) })
      }
      onClose={onClose}
      required={{
        fields: ['nombre', 'fecha', 'inicio', 'fin'],
        sentence: 'Nombre, fecha y horas son obligatorios.',
      }}
      draft={`guardias:${turno?.id ?? 'nuevo'}`}
    >
      <DayField label="Fecha" de="PLAN" required {...form.getInputProps('fecha')} />
      <TurnoFields
        values={form.values}
        input={(field) => form.getInputProps(field)}
        onFunciones={(next) => form.setFieldValue('funciones', next)}
      />
    </FormModal>
  )
}
