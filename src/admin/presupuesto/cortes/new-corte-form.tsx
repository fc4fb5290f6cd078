import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '@/access/current-user'
import type { Ejercicio } from '@/admin/presupuesto/ejercicio/use-ejercicio'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { type Cortes, fechasOf } from '@/entities/presupuesto/corte'
import { congeladoRules } from '@/entities/presupuesto/cortes/congelado'
import { congelados, newCongelado } from '@/entities/presupuesto/cortes/congelados'
import { repetidasIn } from '@/entities/presupuesto/warnings'
import { toDay } from '@/shared/lib/fecha'
import { byRule } from '@/shared/lib/form/form-values'
import { plural } from '@/shared/lib/plural'
import { same } from '@/shared/storage/merge'
import { Callout } from '@/shared/ui/box/callout'
import { TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'

type NewCorteFormProps = { shown: Ejercicio; dias: Cortes; onClose: () => void }

/** Asks of which day the figures are, and freezes the lines of the shown fiscal year. */
export function NewCorteForm({ shown, dias, onClose }: NewCorteFormProps) {
  const { ejercicio, ingresos, gastos } = shown
  const autor = useUser()?.name ?? ''
  const { mutateAsync } = useMutation(congelados.create)
  const today = toDay(new Date())
  const [began] = useState({ ingresos, gastos })
  const form = useForm({
    initialValues: { fecha: fechasOf(dias, { ingresos, gastos }, today, ejercicio).todo ?? '', nota: '' },
    validate: {
      fecha: byRule(congeladoRules(today).fecha),
    },
  })
  const save = async ({ fecha, nota }: { fecha: string; nota: string }) =>
    mutateAsync(await newCongelado({ ingresos, gastos }, { ejercicio, fecha, nota: nota.trim(), autor }))
  const { fecha } = form.values
  const twice = repetidasIn(ingresos) + repetidasIn(gastos)
  const warnings = [
    twice > 0
      ? `${plural(twice, 'partida tiene', 'partidas tienen')} otra igual, con el mismo código y programa: sus valores cuentan dos veces.`
      : '',
    fecha && !fecha.startsWith(`${ejercicio}-`)
      ? `Ese día no es del ejercicio ${ejercicio}: revise que este sea el año que quiere.`
      : '',
    same(began, { ingresos, gastos })
      ? ''
      : 'Las cifras cambiaron mientras este formulario estaba abierto: revise de qué día son.',
  ].filter(Boolean)
  return (
    <FormModal
      title={`Hacer un corte del ejercicio ${ejercicio}`}
      form={form}
      save={save}
      onClose={onClose}
      required={{ fields: ['fecha'], sentence: 'Escriba el día de estas cifras.' }}
      draft={`presupuesto:congelar-${ejercicio}`}
      verb="Hacer corte"
      size="md"
    >
      <Text>
        Se guardan {plural(ingresos.length, 'partida', 'partidas')} de ingresos y{' '}
        {plural(gastos.length, 'partida', 'partidas')} de gastos como están ahora.
      </Text>
      <DayField
        label="Cifras al"
        description="El último día cuyos movimientos están en estas cifras."
        de="SUCESO"
        required
        {...form.getInputProps('fecha')}
      />
      {warnings.map((sentence) => (
        <Callout key={sentence} color="orange" role="status" title={sentence} />
      ))}
      <TextField label="Nota" {...form.getInputProps('nota')} />
    </FormModal>
  )
}
