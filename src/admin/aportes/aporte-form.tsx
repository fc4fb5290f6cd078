import { SimpleGrid } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import * as v from 'valibot'
import { useCan } from '@/access/user-query'
import { FormModal } from '@/admin/ui/form/form-modal'
import { type Aporte, newAporte } from '@/entities/aportes/aporte'
import { aportes } from '@/entities/aportes/queries'
import { isDay } from '@/shared/lib/dias'
import { emailProblem } from '@/shared/lib/form/contact-rules'
import { required } from '@/shared/lib/form/rules'
import { parseWhole } from '@/shared/lib/form/whole'
import { useSave } from '@/shared/query/use-save'
import { CheckField } from '@/shared/ui/form/check-field'
import { TextArea, TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'

const [FIRST_YEAR, LAST_YEAR] = [2000, 2100]

const rules = (hoy: string) =>
  v.object({
    texto: required('Escriba la pregunta.'),
    email: v.pipe(
      v.string(),
      v.check((text) => !emailProblem(text), 'Ingrese un email válido'),
    ),
    recibido: v.pipe(
      v.string(),
      v.check((day) => isDay(day) && day <= hoy, 'Escriba el día en que llegó.'),
    ),
    ejercicio: v.pipe(
      v.string(),
      v.check((typed) => {
        const year = parseWhole(typed)
        return year >= FIRST_YEAR && year <= LAST_YEAR
      }, 'Escriba un año, como 2026.'),
    ),
  })

type AporteFormProps = {
  /** Missing for one that somebody writes down now. */
  aporte?: Aporte
  hoy: string
  onClose: () => void
}

/** A citizen's question, its answer, and whether everybody reads them. What came by the site isn't rewritten. */
export function AporteForm({ aporte, hoy, onClose }: AporteFormProps) {
  const [start] = useState(aporte ?? newAporte(hoy))
  const save = useSave(aportes, aporte && (start as Aporte))
  const canPublish = useCan('rendicion:publish')
  const check = schemaResolver(rules(hoy), { sync: true })
  const form = useForm({
    initialValues: {
      ...start,
      ejercicio: String(start.ejercicio),
      publicado: start.publicado !== '',
    },
    validate: (values) => ({
      ...check(values),
      ...(values.publicado && {
        ...(!values.respuesta.trim() && { respuesta: 'Para publicarla hace falta la respuesta.' }),
        ...(!values.textoPublico.trim() && {
          textoPublico: 'Escriba cómo se publica la pregunta, sin nombres.',
        }),
      }),
    }),
  })
  const keep = ({ publicado, ejercicio, ...rest }: typeof form.values) => {
    const answered = rest.respuesta.trim() !== ''
    return save({
      ...start,
      ...rest,
      ejercicio: parseWhole(ejercicio),
      respondido: answered ? start.respondido || hoy : '',
      publicado: publicado ? start.publicado || new Date().toISOString() : '',
    })
  }
  return (
    <FormModal
      title={aporte ? 'Editar pregunta' : 'Anotar pregunta'}
      form={form}
      save={keep}
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
            <TextField
              label="Recibida el"
              type="date"
              max={hoy}
              required
              {...form.getInputProps('recibido')}
            />
          </SimpleGrid>
        </>
      )}
      <TextField label="Sobre qué año" inputMode="numeric" required {...form.getInputProps('ejercicio')} />
      <TextArea label="Respuesta" rows={4} {...form.getInputProps('respuesta')} />
      <TextArea
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
