import { SimpleGrid } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import * as v from 'valibot'
import { FormModal } from '@/admin/ui/form/form-modal'
import { linesOf, webLines } from '@/admin/ui/form/lines'
import { tareas } from '@/entities/fases/queries'
import { FASE_LABELS, FASES, type Tarea } from '@/entities/fases/tarea'
import { isDay } from '@/shared/lib/dias'
import { withArchivos } from '@/shared/lib/file/archivo'
import { options } from '@/shared/lib/form/options'
import { required } from '@/shared/lib/form/rules'
import { useSave } from '@/shared/query/use-save'
import type { Draft } from '@/shared/storage/stored-module'
import { Archivos } from '@/shared/ui/archivo/archivos'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'
import { PhotoPicker } from '@/shared/ui/photo/photo-picker'

const MOST_FOTOS = 6
const PICTURE_MB = 10

const maybeDay = v.pipe(
  v.string(),
  v.check((day) => day === '' || isDay(day), 'Escriba el día.'),
)

const rules = v.object({
  titulo: required('Escriba qué hay que hacer.'),
  desde: maybeDay,
  hasta: maybeDay,
  hecha: maybeDay,
  enlaces: webLines,
})
const check = schemaResolver(rules, { sync: true })

type TareaFormProps = { start: Tarea | Draft<Tarea>; hoy: string; onClose: () => void }

/** One task of the year's accountability: its days, who sees to it, and what proves that it was done. */
export function TareaForm({ start: current, hoy, onClose }: TareaFormProps) {
  // As it was when the form got it: only then can a save tell this person's changes from another tab's.
  const [start] = useState(current)
  const stored = 'id' in start ? start : undefined
  const save = useSave(tareas, stored)
  const form = useForm({
    initialValues: { ...start, archivos: start.archivos ?? [], enlaces: start.enlaces.join('\n') },
    validate: (values) => ({
      ...check(values),
      ...(values.desde &&
        values.hasta &&
        values.hasta < values.desde && { hasta: 'Es antes de que empiece.' }),
      ...(values.hecha > hoy && { hecha: 'Ese día todavía no llega.' }),
    }),
  })
  return (
    <FormModal
      title={stored ? 'Editar tarea' : 'Agregar tarea'}
      form={form}
      save={({ enlaces, archivos, ...rest }) =>
        save({ ...start, ...rest, ...withArchivos(archivos, start.archivos), enlaces: linesOf(enlaces) })
      }
      onClose={onClose}
      required={{ fields: ['titulo'], sentence: 'Escriba qué hay que hacer.' }}
      draft={`rendicion:tarea-${stored?.id ?? `${start.ejercicio}-${start.fase}`}`}
    >
      <TextField label="Qué hay que hacer" required {...form.getInputProps('titulo')} />
      <SelectField label="Fase" options={options(FASES, FASE_LABELS)} {...form.getInputProps('fase')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField label="Desde" type="date" {...form.getInputProps('desde')} />
        <TextField label="Hasta" type="date" {...form.getInputProps('hasta')} />
        <TextField label="Responsable" {...form.getInputProps('responsable')} />
        <TextField label="Hecha el" type="date" max={hoy} {...form.getInputProps('hecha')} />
      </SimpleGrid>
      <TextArea
        label="Enlaces de constancia"
        description="Actas, listas o publicaciones. Uno por línea."
        rows={2}
        {...form.getInputProps('enlaces')}
      />
      <Archivos
        label="Archivos"
        description="Actas firmadas, listas de asistencia o el informe."
        {...form.getInputProps('archivos')}
      />
      <PhotoPicker
        label="Fotografías"
        value={form.values.imagenes}
        onChange={(imagenes) => form.setFieldValue('imagenes', imagenes)}
        max={MOST_FOTOS}
        maxMegabytes={PICTURE_MB}
      />
      <TextArea label="Nota" rows={2} {...form.getInputProps('nota')} />
      <TextArea
        label="De dónde salen las fechas"
        description="La resolución y su fecha, para quien lo revise después."
        rows={2}
        {...form.getInputProps('fuente')}
      />
    </FormModal>
  )
}
