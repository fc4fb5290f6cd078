import { Checkbox, SimpleGrid } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import * as v from 'valibot'
import { useCan } from '@/access/user-query'
import { FormModal } from '@/admin/ui/form/form-modal'
import { rendiciones } from '@/entities/rendicion/queries'
import { formatTags, parseTags, type Rendicion } from '@/entities/rendicion/rendicion'
import { toDay } from '@/shared/lib/fecha'
import { useSave } from '@/shared/query/use-save'
import type { Draft } from '@/shared/storage/stored-module'
import { TextField } from '@/shared/ui/form/fields'
import { MarkdownEditor } from './markdown-editor'

const required = (sentence: string) => v.pipe(v.string(), v.trim(), v.minLength(1, sentence))

const formSchema = v.object({
  titulo: required('Escriba el título.'),
  cuerpoMarkdown: required('Escriba el contenido.'),
})

const FIELDS = ['titulo', 'cuerpoMarkdown'] as const

type Fields = Omit<Draft<Rendicion>, 'imagenes' | 'tags'> & { tags: string }

const fieldsOf = ({
  titulo,
  fecha,
  autor,
  cuerpoMarkdown,
  tags,
  destacado,
  publicado,
}: Draft<Rendicion>) => ({
  titulo,
  fecha,
  autor,
  cuerpoMarkdown,
  tags: formatTags(tags),
  destacado,
  publicado,
})

/** Keeps untouched tags as they are: splitting the text again would break a tag with a comma. */
const toRecord = (values: Fields, start: Draft<Rendicion>) => ({
  ...values,
  titulo: values.titulo.trim(),
  fecha: values.fecha || toDay(new Date()),
  autor: values.autor.trim(),
  tags: values.tags === formatTags(start.tags) ? start.tags : parseTags(values.tags),
})

type RendicionFormProps = {
  title: string
  /** The stored report to edit, or the initial values of a new one. */
  start: Rendicion | Draft<Rendicion>
  draft: string
  onClose: () => void
}

export function RendicionForm({ title, start: current, draft, onClose }: RendicionFormProps) {
  // Kept as the form got it: only so can a save tell this person's changes from another tab's.
  const [start] = useState(current)
  const save = useSave(rendiciones, 'id' in start ? start : undefined)
  const canPublish = useCan('rendicion:publish')
  const form = useForm<Fields>({
    initialValues: fieldsOf(start),
    validate: schemaResolver(formSchema, { sync: true }),
  })
  const { onChange, value, error } = form.getInputProps('cuerpoMarkdown')
  return (
    <FormModal
      title={title}
      form={form}
      save={(values) => save({ ...start, ...toRecord(values, start) })}
      onClose={onClose}
      required={{ fields: FIELDS, sentence: 'Los campos título y contenido son obligatorios.' }}
      draft={draft}
      size="60rem"
    >
      <TextField label="Título" required {...form.getInputProps('titulo')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField label="Fecha" type="date" {...form.getInputProps('fecha')} />
        <TextField label="Autor" {...form.getInputProps('autor')} />
      </SimpleGrid>
      <MarkdownEditor label="Contenido" value={value} onChange={onChange} error={error} />
      <TextField
        label="Tags"
        description="Separados por comas: rendicion, cuentas, anual"
        {...form.getInputProps('tags')}
      />
      <Checkbox label="Destacado" {...form.getInputProps('destacado', { type: 'checkbox' })} />
      {canPublish && (
        <Checkbox
          label="Publicar inmediatamente"
          {...form.getInputProps('publicado', { type: 'checkbox' })}
        />
      )}
    </FormModal>
  )
}
