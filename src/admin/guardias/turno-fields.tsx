import { useForm } from '@mantine/form'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { newTurno } from '@/entities/guardias/new-turno'
import { turnos } from '@/entities/guardias/queries'
import { horasRules, type Turno, turnoRules } from '@/entities/guardias/turno'
import { byRule } from '@/shared/lib/form/form-values'
import { parseWhole } from '@/shared/lib/form/whole'
import { FUNCION_LABELS, FUNCIONES, type Funcion } from '@/shared/lib/funciones'
import { useSave } from '@/shared/query/use-save'
import { CheckField } from '@/shared/ui/form/check-field'
import { FieldRow } from '@/shared/ui/form/field'
import { TextField } from '@/shared/ui/form/fields'
import classes from './guardias.module.css'

export type TurnoValues = {
  nombre: string
  inicio: string
  fin: string
  personas: number | string
  funciones: Funcion[]
}

/** What is wrong with what somebody typed; null where nothing is. */
export const turnoProblems = {
  nombre: byRule(horasRules.nombre),
  inicio: byRule(horasRules.inicio),
  fin: byRule(horasRules.fin),
  personas: (typed: number | string) => byRule(horasRules.personas)(parseWhole(typed)),
}

type TurnoFieldsProps = {
  values: TurnoValues
  /** Value, change and error of a field. */
  input: (field: keyof TurnoValues) => object
  onFunciones: (funciones: Funcion[]) => void
}

/** The fields that a shift and a row of the template share. */
export function TurnoFields({ values, input, onFunciones }: TurnoFieldsProps) {
  const { funciones, inicio, fin } = values
  return (
    <>
      <TextField label="Nombre del turno" required {...input('nombre')} />
      <FieldRow>
        <TextField label="Empieza" type="time" required {...input('inicio')} />
        <TextField
          label="Termina"
          type="time"
          required
          note={inicio && fin && fin <= inicio ? 'Al día siguiente.' : undefined}
          {...input('fin')}
        />
        <WholeInput label="Cuántas personas" {...input('personas')} />
      </FieldRow>
      <fieldset className={classes.choices}>
        <legend>Tiene que haber alguien</legend>
        {FUNCIONES.map((funcion) => (
          <CheckField
            key={funcion}
            label={FUNCION_LABELS[funcion]}
            checked={funciones.includes(funcion)}
            onChange={({ currentTarget }) =>
              onFunciones(
                FUNCIONES.filter((one) =>
                  one === funcion ? currentTarget.checked : funciones.includes(one),
                ),
              )
            }
          />
        ))}
      </fieldset>
    </>
  )
}

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
