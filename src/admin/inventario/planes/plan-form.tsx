import { useForm } from '@mantine/form'
import { More } from '@/admin/ui/box/more'
import { FormModal } from '@/admin/ui/form/form-modal'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { CATEGORIA_LABELS } from '@/entities/inventario/item'
import { CATEGORIAS } from '@/entities/inventario/options'
import { REGLAS, type Regla, UNIDADES, type Unidad } from '@/entities/inventario/plan/options'
import { CALENDARIO_PLACA, newPlan, type Plan, planRules } from '@/entities/inventario/plan/plan'
import { planes } from '@/entities/inventario/plan/queries'
import { MESES } from '@/shared/lib/fecha'
import { byRule, valuesLike } from '@/shared/lib/form/form-values'
import { options } from '@/shared/lib/form/options'
import { parseWhole } from '@/shared/lib/form/whole'
import { capitalized } from '@/shared/lib/text'
import { useSave } from '@/shared/query/use-save'
import type { Draft } from '@/shared/storage/stored-module'
import { CheckField } from '@/shared/ui/form/check-field'
import { FieldRow } from '@/shared/ui/form/field'
import { SelectField, TextField } from '@/shared/ui/form/fields'

const REGLA_LABELS: Readonly<Record<Regla, string>> = {
  CADA: 'Cada cierto tiempo o uso',
  VIDA: 'Fin de vida desde que se fabricó',
  FECHA: 'En la fecha impresa',
  USO: 'Después de cada uso',
  PLACA: 'Cada año, por el último dígito de la placa',
}

const UNIDAD_LABELS: Readonly<Record<Unidad, string>> = {
  DIAS: 'días',
  MESES: 'meses',
  HORAS: 'horas de uso',
  KM: 'kilómetros',
}

type Typed = Pick<
  Draft<Plan>,
  'nombre' | 'categoria' | 'palabra' | 'regla' | 'unidad' | 'deFabrica' | 'fuente' | 'firma'
> & {
  cada: number | string
  calendario: number[]
}

const MONTHS = MESES.map((mes, n) => [String(n + 1), capitalized(mes)] as const)

type PlanFormProps = { plan: Plan | undefined; hoy: string; onClose: () => void }

/** Adds a plan, or edits the one given. */
export function PlanForm({ plan, hoy, onClose }: PlanFormProps) {
  const save = useSave(planes, plan)
  const blank: Typed = { ...newPlan(hoy), calendario: [...CALENDARIO_PLACA] }
  const start = { ...blank, ...plan, calendario: plan?.calendario ?? blank.calendario }
  const form = useForm<Typed>({
    initialValues: valuesLike(
      {
        ...{
          nombre: '',
          categoria: '',
          palabra: '',
          regla: 'CADA',
          cada: 1,
          unidad: 'MESES',
          deFabrica: false,
        },
        ...{ fuente: '', firma: false, calendario: [] },
      },
      start,
    ),
    validate: {
      nombre: byRule(planRules.nombre),
      palabra: byRule(planRules.palabra),
      fuente: byRule(planRules.fuente),
      cada: (typed, { regla }) => {
        const cada = parseWhole(typed)
        if (regla !== 'CADA' && regla !== 'VIDA') return null
        return cada === 0 ? 'Ingrese un número entero de 1 o más.' : byRule(planRules.cada)(cada)
      },
    },
  })
  const { regla, unidad, calendario } = form.values
  const timed = regla === 'CADA' || regla === 'VIDA'
  return (
    <FormModal
      title={plan ? `Editar ${plan.nombre}` : 'Agregar plan de revisión'}
      form={form}
      save={(values) => {
        const { calendario: months, cada, nombre, ...rest } = values
        const own = rest.regla === 'PLACA' ? { calendario: months } : {}
        return save({
          ...newPlan(plan?.desde || hoy),
          ...(plan && { item: plan.item, enVezDe: plan.enVezDe, fuera: plan.fuera }),
          ...rest,
          ...own,
          nombre: nombre.trim(),
          cada: timed ? parseWhole(cada) : 0,
        })
      }}
      onClose={onClose}
      required={{ fields: ['nombre'], sentence: 'Escriba qué se hace.' }}
      draft={`inventario:plan:${plan?.id ?? 'nuevo'}`}
    >
      <TextField
        label="Qué se hace"
        placeholder="Inspección mensual"
        required
        {...form.getInputProps('nombre')}
      />
      <FieldRow>
        <SelectField
          label="Categoría de los items"
          options={[['', 'Todas'], ...options(CATEGORIAS, CATEGORIA_LABELS)]}
          {...form.getInputProps('categoria')}
        />
        <TextField
          label="Solo si el nombre dice"
          placeholder="extintor, extintores"
          description="Varias palabras, con comas. Vacío: todos los de la categoría."
          {...form.getInputProps('palabra')}
        />
      </FieldRow>
      <SelectField
        label="Cuándo toca"
        options={options(REGLAS, REGLA_LABELS)}
        {...form.getInputProps('regla')}
      />
      {timed && (
        <FieldRow>
          <WholeInput
            label={regla === 'VIDA' ? 'Meses desde que se fabricó' : 'Cada'}
            {...form.getInputProps('cada')}
          />
          {regla === 'CADA' && (
            <SelectField
              label="Se cuenta en"
              options={options(UNIDADES, UNIDAD_LABELS)}
              {...form.getInputProps('unidad')}
            />
          )}
        </FieldRow>
      )}
      {regla === 'CADA' && unidad === 'MESES' && (
        <CheckField
          label="Si no consta la última vez, cuenta desde la fabricación"
          {...form.getInputProps('deFabrica', { type: 'checkbox' })}
        />
      )}
      {regla === 'PLACA' && (
        <More summary="Mes de cada último dígito">
          {calendario
            .map((mes, digit) => ({ mes, digit }))
            .map(({ mes, digit }) => (
              <SelectField
                key={digit}
                label={`Placa que termina en ${digit}`}
                value={String(mes)}
                options={MONTHS}
                onChange={({ currentTarget }) =>
                  form.setFieldValue(`calendario.${digit}`, Number(currentTarget.value))
                }
              />
            ))}
        </More>
      )}
      <TextField
        label="Quién lo pide, y de qué año"
        placeholder="Reglamento de prevención de incendios, 2009"
        {...form.getInputProps('fuente')}
      />
      <CheckField label="Lo hace una empresa" {...form.getInputProps('firma', { type: 'checkbox' })} />
    </FormModal>
  )
}
