import { useForm } from '@mantine/form'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { FormModal } from '@/admin/ui/form/form-modal'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { ItemList } from '@/admin/ui/order/item-list'
import { newTurno } from '@/entities/guardias/new-turno'
import type { Horario } from '@/entities/guardias/plantilla'
import { plantilla } from '@/entities/guardias/queries'
import { DIAS_SEMANA } from '@/shared/lib/dias'
import { parseWhole } from '@/shared/lib/form/whole'
import { capitalized } from '@/shared/lib/text'
import { newId } from '@/shared/storage/ids'
import { CheckField } from '@/shared/ui/form/check-field'
import { Text } from '@/shared/ui/text/text'
import classes from './guardias.module.css'
import { TurnoFields, type TurnoValues, turnoProblems } from './turno-fields'

type Row = Omit<Horario, keyof TurnoValues> & TurnoValues

const FERIADOS = 'Los feriados son los de Calendario → Feriados.'

const EVERY_DAY = DIAS_SEMANA.map((_, n) => n + 1)

function newRow(): Row {
  const { fecha: _, ...times } = newTurno('')
  return { id: newId('horario-'), ...times, dias: EVERY_DAY }
}

/** The shifts that repeat each week. Weeks that were prepared before stay as they are. */
export function PlantillaForm({ onClose }: { onClose: () => void }) {
  const { data: base } = useSuspenseQuery(plantilla.query)
  const save = useMutation(plantilla.save)
  const form = useForm({
    initialValues: {
      ...base,
      horarios: base.horarios as Row[],
      salirHoras: base.salirHoras as number | string,
    },
    validate: {
      horarios: turnoProblems,
      salirHoras: (value, { anotarse }) =>
        !anotarse || (parseWhole(value) >= 0 && parseWhole(value) <= 336)
          ? null
          : 'Escriba un número entero de 0 a 336.',
    },
  })
  const wrongs = Object.keys(form.errors)
  const rows = form.values.horarios
  const set = (index: number, change: Partial<Row>) =>
    form.setFieldValue(
      'horarios',
      rows.map((row, n) => (n === index ? { ...row, ...change } : row)),
    )
  return (
    <FormModal
      title="Plantilla de turnos"
      form={form}
      save={({ horarios, salirHoras, ...rest }) =>
        save.mutateAsync({
          base,
          next: {
            ...rest,
            salirHoras: rest.anotarse ? parseWhole(salirHoras) : base.salirHoras,
            horarios: horarios.map((row) => ({
              ...row,
              nombre: row.nombre.trim(),
              personas: parseWhole(row.personas),
            })),
          },
        })
      }
      onClose={onClose}
      required={{ fields: [], sentence: '' }}
      draft="guardias:plantilla"
    >
      <Text>Los turnos de cada semana. Los cambios no tocan las semanas que ya están preparadas.</Text>
      <ItemList<Row>
        add="Agregar turno a la plantilla"
        items={rows}
        onChange={(next) => form.setFieldValue('horarios', next)}
        nameOf={({ nombre }) => nombre || 'Turno sin nombre'}
        create={newRow}
        wrong={(index) => wrongs.some((path) => path.startsWith(`horarios.${index}.`))}
      >
        {(row, index) => (
          <>
            <TurnoFields
              values={row}
              input={(field) => form.getInputProps(`horarios.${index}.${field}`)}
              onFunciones={(funciones) => set(index, { funciones })}
            />
            <fieldset className={classes.choices}>
              <legend>Días en que empieza</legend>
              {DIAS_SEMANA.map((name, n) => (
                <CheckField
                  key={name}
                  label={capitalized(name)}
                  checked={row.dias.includes(n + 1)}
                  onChange={({ currentTarget }) =>
                    set(index, {
                      dias: EVERY_DAY.filter((day) =>
                        day === n + 1 ? currentTarget.checked : row.dias.includes(day),
                      ),
                    })
                  }
                />
              ))}
            </fieldset>
          </>
        )}
      </ItemList>
      <CheckField
        label="En un feriado, los turnos del domingo"
        description={FERIADOS}
        {...form.getInputProps('feriados', { type: 'checkbox' })}
      />
      <CheckField
        label="Las personas se anotan solas en los lugares libres"
        description="Desde su propio teléfono, en «Mi lugar», donde hay una central."
        {...form.getInputProps('anotarse', { type: 'checkbox' })}
      />
      {form.values.anotarse && (
        <WholeInput
          label="Horas antes hasta las que pueden salirse"
          note="Después de eso piden un cambio a otra persona."
          {...form.getInputProps('salirHoras')}
        />
      )}
    </FormModal>
  )
}
