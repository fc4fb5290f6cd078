import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { WholeInput } from '@/admin/ui/form/whole-input'
import type { Item } from '@/entities/inventario/item'
import { conProrroga, excepcionDe } from '@/entities/inventario/plan/excepcion'
import type { Unidad } from '@/entities/inventario/plan/options'
import { type Plan, planRules, reglaText } from '@/entities/inventario/plan/plan'
import { planes } from '@/entities/inventario/plan/queries'
import type { Vencimiento } from '@/entities/inventario/plan/vencimientos'
import { byRule } from '@/shared/lib/form/form-values'
import { parseWhole } from '@/shared/lib/form/whole'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'

const CADA: Readonly<Record<Unidad, string>> = {
  DIAS: 'Cada cuántos días',
  MESES: 'Cada cuántos meses',
  HORAS: 'Cada cuántas horas de uso',
  KM: 'Cada cuántos kilómetros',
}

const cadaLabel = ({ regla, unidad }: Plan): string =>
  regla === 'VIDA' ? 'Meses desde que se fabricó' : CADA[unidad]

type Typed = { cada: number | string; prorroga: string }
type ExcepcionFormProps = { one: Vencimiento<Item> & { plan: Plan }; onClose: () => void }

/** What one item has of a plan otherwise than its kind: its own interval, more time by the authority, or none of it. */
export function ExcepcionForm({ one: { plan, cosa, dia }, onClose }: ExcepcionFormProps) {
  const { mutateAsync: write, isPending } = useMutation(planes.tomar)
  const { mutateAsync: remove } = useMutation(planes.remove)
  const timed = plan.regla === 'CADA' || plan.regla === 'VIDA'
  const isOwn = plan.item === cosa.id && plan.enVezDe !== ''
  const form = useForm<Typed>({
    initialValues: { cada: plan.cada, prorroga: plan.prorrogas?.find((each) => each.dia === dia)?.dia ?? '' },
    validate: {
      cada: (typed) => {
        if (!timed) return null
        const cada = parseWhole(typed)
        return cada === 0 ? 'Ingrese un número entero de 1 o más.' : byRule(planRules.cada)(cada)
      },
    },
  })
  const keep = (own: Parameters<typeof excepcionDe>[2], title: string) =>
    write({ records: [excepcionDe(plan, cosa.id, own)], toast: { title, message: cosa.nombre } })
  return (
    <FormModal
      title={`${plan.nombre}: ${cosa.nombre}`}
      form={form}
      save={({ cada, prorroga }) =>
        keep(
          timed ? { cada: parseWhole(cada) } : { prorrogas: conProrroga(plan, dia, prorroga) },
          'Cambiado solo en este item',
        )
      }
      onClose={onClose}
      required={{ fields: timed ? ['cada'] : [], sentence: 'Escriba cada cuánto.' }}
      draft={`inventario:excepcion:${cosa.id}:${plan.id}`}
      size="md"
    >
      <Text>
        {isOwn ? 'Solo en este item' : 'Para todos los de su clase'}: {reglaText(plan)}. Lo que cambie aquí es
        solo de {cosa.nombre}.
      </Text>
      {timed && <WholeInput label={cadaLabel(plan)} required {...form.getInputProps('cada')} />}
      {plan.regla === 'PLACA' && dia !== '' && (
        <DayField
          label="Prórroga hasta"
          de="VIGENCIA"
          note="El día hasta el que la autoridad dio plazo."
          {...form.getInputProps('prorroga')}
        />
      )}
      <Group gap="xs">
        <Button
          variant="default"
          disabled={isPending}
          onClick={() => void keep({ fuera: true }, `No se hace: ${plan.nombre}`).then(onClose)}
        >
          No se hace en este item
        </Button>
        {isOwn && (
          <Button variant="default" onClick={() => void remove([plan.id]).then(onClose)}>
            Como los demás de su clase
          </Button>
        )}
      </Group>
    </FormModal>
  )
}
