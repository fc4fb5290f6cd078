import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import * as v from 'valibot'
import { FormModal } from '@/admin/ui/form/form-modal'
import { linesOf } from '@/admin/ui/form/lines'
import { cambiosDe } from '@/entities/lotaip/catalogo'
import { numeralTitle } from '@/entities/lotaip/mes'
import type { Numeral } from '@/entities/lotaip/numerales'
import { numeralForm, TAKEN } from '@/entities/lotaip/numerales-form'
import { catalogo } from '@/entities/lotaip/queries'
import { CheckField } from '@/shared/ui/form/check-field'
import { TextArea, TextField } from '@/shared/ui/form/fields'
import type { useLotaip } from './use-lotaip'

const rules = (taken: readonly string[]) =>
  v.object({
    ...numeralForm.entries,
    id: v.pipe(
      numeralForm.entries.id,
      v.check((id) => !taken.includes(id), TAKEN),
    ),
    campos: v.pipe(v.string(), v.transform(linesOf), numeralForm.entries.campos),
    quitar: v.boolean(),
  })

type NumeralFormProps = {
  lotaip: Pick<ReturnType<typeof useLotaip>, 'catalogo' | 'guardado'>
  /** Missing for a new one. */
  numeral?: Numeral
  onClose: () => void
  onRemoved?: () => void
}

/** A numeral of the catalogue: its name and the fields of its table. What months have written of it stays. */
export function NumeralForm({ lotaip, numeral, onClose, onRemoved = onClose }: NumeralFormProps) {
  const { catalogo: now, guardado } = lotaip
  const { mutateAsync: save } = useMutation(catalogo.save)
  const removed = useRef(false)
  const others = now.numerales.filter((one) => one !== numeral)
  const form = useForm({
    initialValues: {
      ...(numeral ?? { id: '', nombre: '', cadencia: '' }),
      campos: (numeral?.campos ?? []).join('\n'),
      quitar: false,
    },
    validate: schemaResolver(rules(others.map(({ id }) => id)), { sync: true }),
  })
  return (
    <FormModal
      title={numeral ? `${numeralTitle(numeral.id)} en el catálogo` : 'Agregar numeral'}
      form={form}
      save={async ({ id, nombre, cadencia, campos, quitar }) => {
        const own = { id, nombre: nombre.trim(), cadencia: cadencia.trim(), campos: linesOf(campos) }
        const numerales = quitar ? others : [...others, own]
        await save({ base: guardado, next: cambiosDe({ ...now, numerales }, guardado) })
        removed.current = quitar
      }}
      onClose={() => (removed.current ? onRemoved() : onClose())}
      required={{ fields: ['id', 'nombre', 'campos'], sentence: 'Complete número, nombre y campos.' }}
      draft={`lotaip:numeral-${numeral?.id ?? 'nuevo'}`}
      size="md"
    >
      {!numeral && <TextField label="Número" required {...form.getInputProps('id')} />}
      <TextField label="Nombre" required {...form.getInputProps('nombre')} />
      <TextField
        label="Cada cuánto cambia"
        description="En palabras, como Mensual. Vacío si no se sabe."
        {...form.getInputProps('cadencia')}
      />
      <TextArea
        label="Campos"
        description="Uno por línea, en el orden del archivo. Los que empiezan con «Fecha» o «Enlace» se revisan como tales."
        rows={8}
        required
        {...form.getInputProps('campos')}
      />
      {numeral && (
        <CheckField
          label="Quitar este numeral del catálogo"
          description="Lo que ya se escribió en sus meses se conserva y vuelve si lo agrega otra vez con el mismo número."
          {...form.getInputProps('quitar', { type: 'checkbox' })}
        />
      )}
    </FormModal>
  )
}
