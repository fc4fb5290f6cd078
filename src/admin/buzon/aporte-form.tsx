import { SimpleGrid } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import * as v from 'valibot'
import { useCan } from '@/access/current-user'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { type Aporte, aporteRules, aporteTogether, newAporte } from '@/entities/aportes/aporte'
import { aportes } from '@/entities/aportes/queries'
import { problemsAmong } from '@/shared/lib/form/fields-rule'
import { parseWhole } from '@/shared/lib/form/whole'
import { useSave } from '@/shared/query/use-save'
import type { Draft } from '@/shared/storage/stored-module'
import { CheckField } from '@/shared/ui/form/check-field'
import { TextArea, TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'

const rules = (hoy: string) => {
  const { ejercicio, ...rest } = aporteRules(hoy)
  return v.object({
    ...rest,
    ejercicio: v.pipe(
      v.string(),
      v.transform((typed: string) => parseWhole(typed)),
      ejercicio,
    ),
  })
}

type Values = Omit<Draft<Aporte>, 'ejercicio' | 'publicado'> & { ejercicio: string; publicado: boolean }

type AporteFormProps = {
  /** Missing for one that somebody writes down now. */
  aporte: Aporte | undefined
  hoy: string
  onClose: () => void
}

/** A citizen's question, its answer, and whether everybody reads them. What came by the site isn't rewritten. */
export function AporteForm({ aporte, hoy, onClose }: AporteFormProps) {
  const [start] = useState(aporte ?? newAporte(hoy))
  const save = useSave(aportes, aporte && (start as Aporte))
  const canPublish = useCan('rendicion:publish')
  /** What everybody reads already, only who publishes rewrites. */
  const isFixed = start.publicado !== '' && !canPublish
  const check = schemaResolver(rules(hoy), { sync: true })
  const recordOf = ({ publicado, ejercicio, ...rest }: Values): Draft<Aporte> => ({
    ...start,
    ...rest,
    ejercicio: parseWhole(ejercicio),
    respondido: rest.respuesta.trim() ? start.respondido || hoy : '',
    publicado: publicado ? start.publicado || new Date().toISOString() : '',
  })
  const form = useForm<Values>({
    initialValues: {
      ...start,
      ejercicio: String(start.ejercicio),
      publicado: start.publicado !== '',
    },
    validate: (values) => ({
      ...check(values),
      ...problemsAmong(aporteTogether, recordOf(values)),
    }),
  })
  return (
    <FormModal
      title={aporte ? 'Editar pregunta' : 'Anotar pregunta'}
      form={form}
      save={(values) => save(recordOf(values))}
      onClose={onClose}
      required={{
        fields: ['texto', 'recibido', 'ejercicio'],
        sentence: 'Complete la pregunta, el día y el año.',
      }}
      draft={`aportes:${aporte?.id ?? 'nueva'}`}
    >
      {start.llegada ? (
        <Text>
          <b>{start.nombre} preguntó por el sitio:</b> {start.texto}
        </Text>
      ) : (
        <>
          <TextArea label="Pregunta o propuesta" rows={3} required {...form.getInputProps('texto')} />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextField label="Quién pregunta" {...form.getInputProps('nombre')} />
            <TextField label="Correo" type="email" {...form.getInputProps('email')} />
            <TextField label="Teléfono" type="tel" {...form.getInputProps('telefono')} />
            <DayField
              label="Recibida el"
              disabled={isFixed}
              de="SUCESO"
              max={hoy}
              required
              {...form.getInputProps('recibido')}
            />
          </SimpleGrid>
        </>
      )}
      {isFixed && <Text strong>Está publicada: solo quien puede publicar cambia la respuesta.</Text>}
      <TextField
        disabled={isFixed}
        label="Sobre qué año"
        inputMode="numeric"
        required
        {...form.getInputProps('ejercicio')}
      />
      <TextArea disabled={isFixed} label="Respuesta" rows={4} {...form.getInputProps('respuesta')} />
      <TextArea
        disabled={isFixed}
        label="Cómo se publica la pregunta"
        description="Sin nombres ni datos que digan de quién es. Es lo único de la pregunta que se lee en público."
        rows={3}
        {...form.getInputProps('textoPublico')}
      />
      {canPublish && (
        <CheckField
          label="Publicar la pregunta y su respuesta"
          {...form.getInputProps('publicado', { type: 'checkbox' })}
        />
      )}
      <TextArea label="Nota" rows={2} {...form.getInputProps('nota')} />
    </FormModal>
  )
}
