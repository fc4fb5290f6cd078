import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { FASE_LABELS, FASES, type Fase } from '@/entities/fases/options'
import { tareas } from '@/entities/fases/queries'
import { isDay } from '@/shared/lib/dias'
import { Stack } from '@/shared/ui/box/layout'
import { CheckField } from '@/shared/ui/form/check-field'
import { Text } from '@/shared/ui/text/text'
import classes from './fases.module.css'

type Values = { hechas: Fase[]; dias: Record<Fase, string> }

const NO_DAYS = Object.fromEntries(FASES.map((fase) => [fase, ''])) as Record<Fase, string>

type AbrirFormProps = { ejercicio: number; hoy: string; onClose: () => void }

/** Opens a year's process. A brigade may begin here in the middle of one: what is done already isn't late. */
export function AbrirForm({ ejercicio, hoy, onClose }: AbrirFormProps) {
  const { mutateAsync: abrir } = useMutation(tareas.abrir)
  const form = useForm<Values>({
    initialValues: { hechas: [], dias: NO_DAYS },
    validate: ({ hechas, dias }) =>
      Object.fromEntries(
        hechas.flatMap((fase) => {
          const wrong = !isDay(dias[fase])
            ? 'Escriba el día en que terminó.'
            : dias[fase] > hoy && 'Ese día todavía no llega.'
          return wrong ? [[`dias.${fase}`, wrong]] : []
        }),
      ),
  })
  const { hechas, dias } = form.values
  return (
    <FormModal
      title={`Abrir el proceso de ${ejercicio}`}
      form={form}
      save={() => abrir({ ejercicio, hechas: Object.fromEntries(hechas.map((fase) => [fase, dias[fase]])) })}
      onClose={onClose}
      required={{ fields: [], sentence: '' }}
      draft={`rendicion:abrir-${ejercicio}`}
      verb="Abrir"
      size="md"
    >
      <Text>
        Marque las fases que la brigada ya hizo: sus tareas quedan hechas ese día, y no salen como atrasadas.
      </Text>
      <fieldset className={classes.phases}>
        <legend>¿Qué fases ya están hechas?</legend>
        {FASES.map((fase) => (
          <Stack key={fase} gap="xs">
            <CheckField
              label={FASE_LABELS[fase]}
              checked={hechas.includes(fase)}
              onChange={({ currentTarget: { checked } }) =>
                form.setFieldValue(
                  'hechas',
                  checked ? [...hechas, fase] : hechas.filter((one) => one !== fase),
                )
              }
            />
            {hechas.includes(fase) && (
              <DayField
                label={
                  <>
                    Terminó el<span className="solo-lectores">: {FASE_LABELS[fase]}</span>
                  </>
                }
                de="SUCESO"
                max={hoy}
                required
                {...form.getInputProps(`dias.${fase}`)}
              />
            )}
          </Stack>
        ))}
      </fieldset>
    </FormModal>
  )
}
