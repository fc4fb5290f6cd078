import { SimpleGrid } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import * as v from 'valibot'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { linesOf, webLines } from '@/admin/ui/form/lines'
import { FASE_LABELS, FASES } from '@/entities/fases/options'
import { tareas } from '@/entities/fases/queries'
import { MOST_FOTOS, type Tarea, tareaRules, tareaTogether } from '@/entities/fases/tarea'
import { type Archivo, withArchivos } from '@/shared/lib/file/archivo'
import { problemsAmong } from '@/shared/lib/form/fields-rule'
import { options } from '@/shared/lib/form/options'
import { useSave } from '@/shared/query/use-save'
import type { Draft } from '@/shared/storage/stored-module'
import { Archivos } from '@/shared/ui/archivo/archivos'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'
import { PhotoPicker } from '@/shared/ui/photo/photo-picker'

const PICTURE_MB = 10

const rules = (hoy: string) => v.object({ ...tareaRules(hoy), enlaces: webLines })

type Values = Omit<Draft<Tarea>, 'enlaces' | 'archivos'> & { enlaces: string; archivos: Archivo[] }

type TareaFormProps = { start: Tarea | Draft<Tarea>; hoy: string; onClose: () => void }

/** One task of the year's accountability: its days, who sees to it, and what proves that it was done. */
export function TareaForm({ start: current, hoy, onClose }: TareaFormProps) {
  // As it was when the form got it: only then can a save tell this person's changes from another tab's.
  const [start] = useState(current)
  const stored = 'id' in start ? start : undefined
  const save = useSave(tareas, stored)
  const check = schemaResolver(rules(hoy), { sync: true })
  const recordOf = ({ enlaces, archivos, ...rest }: Values): Draft<Tarea> => ({
    ...start,
    ...rest,
    ...withArchivos(archivos, start.archivos),
    enlaces: linesOf(enlaces),
  })
  const form = useForm<Values>({
    initialValues: { ...start, archivos: start.archivos ?? [], enlaces: start.enlaces.join('\n') },
    validate: (values) => ({
      ...check(values),
      ...problemsAmong(tareaTogether, recordOf(values)),
    }),
  })
  return (
    <FormModal
      title={stored ? 'Editar tarea' : 'Agregar tarea'}
      form={form}
      save={(values) => save(recordOf(values))}
      onClose={onClose}
      required={{ fields: ['titulo'], sentence: 'Escriba qué hay que hacer.' }}
      draft={`rendicion:tarea-${stored?.id ?? `${start.ejercicio}-${start.fase}`}`}
    >
      <TextField label="Qué hay que hacer" required {...form.getInputProps('titulo')} />
      <SelectField label="Fase" options={options(FASES, FASE_LABELS)} {...form.getInputProps('fase')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DayField label="Desde" de="PLAN" {...form.getInputProps('desde')} />
        <DayField label="Hasta" de="PLAN" {...form.getInputProps('hasta')} />
        <TextField label="Responsable" {...form.getInputProps('responsable')} />
        <DayField label="Hecha el" de="SUCESO" max={hoy} {...form.getInputProps('hecha')} />
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
