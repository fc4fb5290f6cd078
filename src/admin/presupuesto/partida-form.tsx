import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { FormModal } from '@/admin/ui/form/form-modal'
import type { Gasto, Ingreso, Partida } from '@/entities/presupuesto/partida'
import { type ReformadoForm, reformaProblems } from '@/entities/presupuesto/reformas'
import { partidaWarnings } from '@/entities/presupuesto/warnings'
import { parseAmount } from '@/shared/lib/file/amount'
import { asTold } from '@/shared/lib/spoken-error'
import type { Draft } from '@/shared/storage/stored-module'
import { TextField } from '@/shared/ui/form/fields'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Warnings } from './fields'
import { ReformasFields } from './reformas-fields'

const SALDOS = ['saldoDevengar', 'saldoComprometer']

type Values = {
  partida: string
  denominacion: string
  codificado: number | string | undefined
} & ReformadoForm

/**
 * Code and name are required, amounts are at least 0 (spec §5); balances may be negative, and an adjustment that came
 * with a cédula stays as it is `kept`.
 */
export function problemsOf(
  values: Values,
  kept: Partial<Record<string, unknown>> = {},
): Record<string, string> {
  const problems: Record<string, string> = {}
  const { reformas, programa: _, ...rest } = values
  for (const [field, value] of Object.entries(rest)) {
    if (field === 'partida' || field === 'denominacion') {
      if (String(value).trim() === '') problems[field] = 'Este campo es obligatorio.'
    } else if (!SALDOS.includes(field) && value !== kept[field] && (parseAmount(value) ?? 0) < 0) {
      problems[field] = 'Ingrese un valor de 0 o más.'
    }
  }
  return { ...problems, ...reformaProblems(reformas) }
}

type PartidaFormProps<V extends Values, D extends Draft<Ingreso> | Draft<Gasto>> = {
  /** The form's title for a new line. */
  adding: string
  /** An example code. */
  example: string
  form: UseFormReturnType<V>
  /** The line as the form has it now. */
  line: D
  record: Partida | undefined
  others: readonly Partida[]
  save: (line: D) => Promise<unknown>
  onClose: () => void
  /** The line's amounts. */
  children: ReactNode
}

/** What both forms share: warnings appear while somebody types, and the line may be saved after a confirmation. */
export function PartidaForm<V extends Values, D extends Draft<Ingreso> | Draft<Gasto>>(
  props: PartidaFormProps<V, D>,
) {
  const { adding, example, form, line, record, others, save, onClose, children } = props
  const { confirm } = useOverlays()
  const untouched = line.partida === '' && !form.isDirty()
  const warnings = untouched ? [] : partidaWarnings(line, others, record?.id)
  const kind = 'recaudado' in line ? 'ingreso' : 'gasto'

  const confirmAndSave = async () => {
    const sure =
      warnings.length === 0 ||
      (await confirm({
        title: 'Revise esta partida',
        question: `${warnings.join(' ')} ¿Desea guardar de todos modos?`,
        confirm: 'Guardar de todos modos',
        cancel: 'Seguir editando',
      }))
    if (!sure) throw asTold(new Error('not confirmed'))
    await save(line)
  }

  return (
    <FormModal
      title={record ? `Editar ${record.partida}` : adding}
      form={form}
      save={confirmAndSave}
      onClose={onClose}
      required={{
        fields: ['partida', 'denominacion'],
        sentence: 'Los campos partida y denominación son obligatorios.',
      }}
      draft={`presupuesto:${record?.id ?? kind}`}
    >
      <TextField label="Partida" required placeholder={example} {...form.getInputProps('partida')} />
      <TextField label="Denominación" required {...form.getInputProps('denominacion')} />
      <TextField
        label="Programa o actividad"
        placeholder="01 Administración"
        {...form.getInputProps('programa')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {children}
      </SimpleGrid>
      <ReformasFields form={form} />
      <Warnings sentences={warnings} />
    </FormModal>
  )
}
