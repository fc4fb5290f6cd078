import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { nameOfMonth } from '@/entities/lotaip/month-name'
import { indices } from '@/entities/lotaip/queries'
import { type Indice, idDeIndice, indiceRules, MOST_PARTE, PARTES, type Parte } from '@/entities/lotaip/sita'
import { FieldRow } from '@/shared/ui/form/field'
import { TextArea, TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'

/** A mark as it is typed, with a comma or a point; undefined where nothing is. */
const markOf = (typed: string): number | undefined =>
  typed.trim() === '' ? undefined : Number(typed.trim().replace(',', '.'))

const mark = v.pipe(
  v.string(),
  v.check((typed) => {
    const n = markOf(typed)
    return n === undefined || (n >= 0 && n <= MOST_PARTE)
  }, `Escriba un número de 0 a ${MOST_PARTE}, o déjela vacía.`),
)

const rules = (hoy: string) =>
  v.object({
    ...{ CTA: mark, ETA: mark, RP: mark, CI: mark },
    ...indiceRules(hoy),
  })

const typedOf = (indice: Indice | undefined, parte: Parte): string =>
  String(indice?.[parte] ?? '').replace('.', ',')

type SitaFormProps = { mes: string; hoy: string; indice: Indice | undefined; onClose: () => void }

/** What the Defensoría published of a month's index, part by part; what isn't known stays empty. */
export function SitaForm({ mes, hoy, indice: current, onClose }: SitaFormProps) {
  // As it was when the form got it: only then can a save tell this person's changes from another device's.
  const [indice] = useState(current)
  const { mutateAsync: save } = useMutation(indices.save)
  const form = useForm({
    initialValues: {
      CTA: typedOf(indice, 'CTA'),
      ETA: typedOf(indice, 'ETA'),
      RP: typedOf(indice, 'RP'),
      CI: typedOf(indice, 'CI'),
      fuente: indice?.fuente ?? '',
      fecha: indice?.fecha ?? '',
    },
    validate: schemaResolver(rules(hoy), { sync: true }),
  })
  const field = (parte: Parte) => (
    <TextField key={parte} label={parte} inputMode="decimal" {...form.getInputProps(parte)} />
  )
  return (
    <FormModal
      title={`Índice SITA de ${nameOfMonth(mes)}`}
      form={form}
      save={({ fuente, fecha, ...typed }) => {
        const marks = Object.fromEntries(PARTES.map((parte) => [parte, markOf(typed[parte])]))
        const base = indice ?? { id: idDeIndice(mes), mes, fuente: '', fecha: '' }
        return save({ next: { ...base, ...marks, fuente: fuente.trim(), fecha }, base })
      }}
      onClose={onClose}
      required={{ fields: ['fuente', 'fecha'], sentence: 'Complete dónde está publicado y cuándo se copió.' }}
      draft={`lotaip:sita-${mes}`}
      size="md"
    >
      <Text>
        Copie las partes tal como las publicó la Defensoría del Pueblo. La que no se sabe queda vacía: sin las
        cuatro, el índice no se calcula.
      </Text>
      <FieldRow>{PARTES.slice(0, 2).map(field)}</FieldRow>
      <FieldRow>{PARTES.slice(2).map(field)}</FieldRow>
      <TextArea
        label="Dónde está publicado"
        description="La página o el documento de la Defensoría."
        rows={2}
        required
        {...form.getInputProps('fuente')}
      />
      <DayField label="Día en que se copió" de="SUCESO" max={hoy} required {...form.getInputProps('fecha')} />
    </FormModal>
  )
}
