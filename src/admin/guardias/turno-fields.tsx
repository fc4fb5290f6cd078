import { WholeInput } from '@/admin/ui/form/whole-input'
import { parseWhole } from '@/shared/lib/form/whole'
import { FUNCION_LABELS, FUNCIONES, type Funcion } from '@/shared/lib/funciones'
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
export const turnoRules = {
  nombre: (value: string) => (value.trim() ? null : 'Escriba cómo se llama el turno.'),
  inicio: (value: string) => (value ? null : 'Escriba a qué hora empieza.'),
  fin: (value: string) => (value ? null : 'Escriba a qué hora termina.'),
  personas: (value: number | string) =>
    parseWhole(value) >= 0 && parseWhole(value) <= 99 ? null : 'Escriba un número entero de 0 a 99.',
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
