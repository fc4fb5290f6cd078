import { SimpleGrid } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { hasCentral } from '@/access/central/mark'
import { useCan } from '@/access/current-user'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { rendiciones } from '@/entities/rendicion/queries'
import {
  formatTags,
  MOST_TAGS,
  parseTags,
  type Rendicion,
  rendicionRules,
} from '@/entities/rendicion/rendicion'
import { toDay } from '@/shared/lib/fecha'
import { type Archivo, withArchivos } from '@/shared/lib/file/archivo'
import { useSave } from '@/shared/query/use-save'
import type { Draft } from '@/shared/storage/stored-module'
import { Archivos } from '@/shared/ui/archivo/archivos'
import { Callout } from '@/shared/ui/box/callout'
import { CheckField } from '@/shared/ui/form/check-field'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import { MarkdownEditor } from './markdown-editor'

const formSchema = v.object(rendicionRules)

const check = schemaResolver(formSchema, { sync: true })

const FIELDS = ['titulo', 'cuerpoMarkdown'] as const

/** `mes` is the month whose report was asked for; it is empty for every other report. */
type Fields = Omit<Draft<Rendicion>, 'imagenes' | 'tags' | 'archivos'> & {
  tags: string
  mes: string
  archivos: Archivo[]
}

const fieldsOf = ({
  titulo,
  fecha,
  autor,
  cuerpoMarkdown,
  tags,
  destacado,
  publicado,
  archivos = [],
}: Draft<Rendicion>) => ({
  titulo,
  fecha,
  autor,
  cuerpoMarkdown,
  tags: formatTags(tags),
  destacado,
  publicado,
  archivos,
})

/** Tags that nobody touched stay as they were: typed again, a tag with a comma in it would become two. */
const toRecord = ({ mes: _, archivos, ...values }: Fields, start: Draft<Rendicion>) => ({
  ...values,
  ...withArchivos(archivos, start.archivos),
  titulo: values.titulo.trim(),
  fecha: values.fecha || toDay(new Date()),
  autor: values.autor.trim(),
  tags: values.tags === formatTags(start.tags) ? start.tags : parseTags(values.tags),
})

const OPEN_FILES = 'Publicado el informe, cualquiera puede descargarlos: no adjunte datos personales.'
const OWN_FILES = 'Quedan en este equipo y sus copias. La gente los descarga solo con una central.'

type Monthly = {
  months: readonly (readonly [mes: string, label: string])[]
  reportOf: (mes: string) => Draft<Rendicion>
  /** What the month's report can't tell on this device, in a sentence; '' where it tells all. */
  lackOf: (mes: string) => string
}

type RendicionFormProps = {
  title: string
  /** The stored report to edit, or the initial values of a new one. */
  start: Rendicion | Draft<Rendicion>
  draft: string
  /** For a month's report: the form lets the person choose the month and begins with the first of these. */
  monthly?: Monthly
  onClose: () => void
}

export function RendicionForm({ title, start: current, draft, monthly, onClose }: RendicionFormProps) {
  // As it was when the form got it: only then can a save tell this person's changes from another tab's.
  const [start] = useState(current)
  const save = useSave(rendiciones, 'id' in start ? start : undefined)
  const most = Math.max(MOST_TAGS, start.tags.length)
  const canPublish = useCan('rendicion:publish')
  const form = useForm<Fields>({
    initialValues: { ...fieldsOf(start), mes: monthly?.months[0]?.[0] ?? '' },
    validate: (values) => ({
      ...check(values),
      ...(toRecord(values, start).tags.length > most && { tags: `Use ${MOST_TAGS} tags como máximo.` }),
    }),
  })
  const { onChange, value, error } = form.getInputProps('cuerpoMarkdown')
  const texts = useRef(new Map<string, Pick<Fields, 'titulo' | 'cuerpoMarkdown'>>())
  const showMonth = ({ reportOf }: Monthly, mes: string) => {
    // A person who looks at another month and comes back finds this month's text as they left it.
    texts.current.set(form.values.mes, form.values)
    const { titulo, cuerpoMarkdown } = texts.current.get(mes) ?? reportOf(mes)
    form.setValues({ mes, titulo, cuerpoMarkdown })
  }
  const lack = monthly?.lackOf(form.values.mes)
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
      <Text size="sm" dimmed>
        Un informe de la brigada a la ciudadanía: publicado, se lee en Transparencia.
      </Text>
      {monthly && (
        <SelectField
          label="Mes del informe"
          options={monthly.months}
          value={form.values.mes}
          onChange={(event) => showMonth(monthly, event.currentTarget.value)}
        />
      )}
      {lack && <Callout color="orange" role="status" title={lack} />}
      <TextField label="Título" required {...form.getInputProps('titulo')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DayField label="Fecha" de="PLAN" {...form.getInputProps('fecha')} />
        <TextField label="Autor" {...form.getInputProps('autor')} />
      </SimpleGrid>
      <MarkdownEditor
        label="Contenido"
        value={value}
        onChange={onChange}
        error={error}
        preview={monthly !== undefined}
      />
      <TextField
        label="Tags"
        description="Separados por comas: rendicion, cuentas, anual"
        {...form.getInputProps('tags')}
      />
      <Archivos
        label="Archivos adjuntos"
        description={hasCentral() ? OPEN_FILES : OWN_FILES}
        {...form.getInputProps('archivos')}
      />
      <CheckField label="Destacado" {...form.getInputProps('destacado', { type: 'checkbox' })} />
      {canPublish && (
        <CheckField
          label="Publicar inmediatamente"
          {...form.getInputProps('publicado', { type: 'checkbox' })}
        />
      )}
    </FormModal>
  )
}
