import { SimpleGrid } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import * as v from 'valibot'
import { centralMark } from '@/access/central/mark'
import { useCan } from '@/access/current-user'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { CATEGORIA_LABELS, CATEGORIAS, type Evento, eventoRules } from '@/entities/eventos/evento'
import { eventos } from '@/entities/eventos/queries'
import { options } from '@/shared/lib/form/options'
import { useSave } from '@/shared/query/use-save'
import type { Draft } from '@/shared/storage/stored-module'
import { CheckField } from '@/shared/ui/form/check-field'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'

const formSchema = v.object(eventoRules)

const FIELDS = ['titulo', 'fecha'] as const
const OPTIONS = options(CATEGORIAS, CATEGORIA_LABELS)

const ANNOUNCED = {
  alone: 'Anunciado para el personal. El sitio no muestra eventos.',
  muestra: 'Anunciado para el personal. El sitio no muestra eventos.',
  suya: 'Quien tiene acceso en su teléfono lo ve ahí y dice si va. El sitio público no muestra eventos.',
} as const

type Fields = Omit<Draft<Evento>, 'galeria'>

const fieldsOf = ({
  titulo,
  fecha,
  categoria,
  resumen,
  cuerpo,
  autor,
  destacado,
  publicado,
}: Fields): Fields => ({
  titulo,
  fecha,
  categoria,
  resumen,
  cuerpo,
  autor,
  destacado,
  publicado,
})

type EventoFormProps = {
  title: string
  /** The stored event to edit, or the initial values of a new one. */
  start: Evento | Draft<Evento>
  draft: string
  onClose: () => void
}

export function EventoForm({ title, start: current, draft, onClose }: EventoFormProps) {
  // As it was when the form got it: only then can a save tell this person's changes from another tab's.
  const [start] = useState(current)
  const save = useSave(eventos, 'id' in start ? start : undefined)
  const canPublish = useCan('eventos:publish')
  const form = useForm<Fields>({
    initialValues: fieldsOf(start),
    validate: schemaResolver(formSchema, { sync: true }),
  })
  return (
    <FormModal
      title={title}
      form={form}
      save={(values) =>
        save({ ...start, ...values, titulo: values.titulo.trim(), autor: values.autor.trim() })
      }
      onClose={onClose}
      required={{ fields: FIELDS, sentence: 'Los campos título y fecha son obligatorios.' }}
      draft={draft}
    >
      <TextField label="Título" required {...form.getInputProps('titulo')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DayField label="Fecha" de="PLAN" required {...form.getInputProps('fecha')} />
        <SelectField label="Categoría" options={OPTIONS} {...form.getInputProps('categoria')} />
      </SimpleGrid>
      <TextArea label="Resumen" rows={2} {...form.getInputProps('resumen')} />
      <TextArea label="Contenido" rows={6} {...form.getInputProps('cuerpo')} />
      <TextField label="Autor" {...form.getInputProps('autor')} />
      <CheckField label="Destacado" {...form.getInputProps('destacado', { type: 'checkbox' })} />
      {canPublish && (
        <CheckField
          label="Publicar inmediatamente"
          description={ANNOUNCED[centralMark() ?? 'alone']}
          {...form.getInputProps('publicado', { type: 'checkbox' })}
        />
      )}
    </FormModal>
  )
}
