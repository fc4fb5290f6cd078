import { SimpleGrid } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import * as v from 'valibot'
import type { Usuario } from '@/access/usuarios/usuario'
import { FormModal } from '@/admin/ui/form/form-modal'
import { linesOf, webLines } from '@/admin/ui/form/lines'
import { ownersOf } from '@/admin/ui/form/owners'
import { solicitudes } from '@/entities/solicitudes/queries'
import { relojDe, relojSentence } from '@/entities/solicitudes/reloj'
import {
  newSolicitud,
  RESULTADO_LABELS,
  RESULTADOS,
  type Resultado,
  type Solicitud,
  VIA_LABELS,
  VIAS,
} from '@/entities/solicitudes/solicitud'
import type { Terminos } from '@/entities/solicitudes/terminos'
import { isDay } from '@/shared/lib/dias'
import { emailProblem } from '@/shared/lib/form/contact-rules'
import { options } from '@/shared/lib/form/options'
import { required } from '@/shared/lib/form/rules'
import { plural } from '@/shared/lib/plural'
import { useSave } from '@/shared/query/use-save'
import type { Draft } from '@/shared/storage/stored-module'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'

const noDay = 'Escriba el día.'

const rules = (hoy: string) => {
  const past = v.check((day: string) => day <= hoy, 'Ese día todavía no llega.')
  const maybeDay = v.pipe(
    v.string(),
    v.check((day) => day === '' || isDay(day), noDay),
    past,
  )
  return v.object({
    nombre: required('Escriba quién pide.'),
    pedido: required('Escriba qué pide.'),
    email: v.pipe(
      v.string(),
      v.check((text) => !emailProblem(text), 'Ingrese un email válido'),
    ),
    recibida: v.pipe(v.string(), v.check(isDay, noDay), past),
    prorroga: maybeDay,
    respondida: maybeDay,
    enlaces: webLines,
  })
}

type Fields = Omit<Draft<Solicitud>, 'resultado' | 'enlaces'> & { resultado: Resultado | ''; enlaces: string }

type SolicitudFormProps = {
  /** Missing for one that somebody writes down now. */
  solicitud?: Solicitud
  hoy: string
  terminos: Terminos
  people: readonly Usuario[]
  onClose: () => void
}

/** A request for information that came to the station, and its answer. What a citizen sent by the site isn't rewritten. */
export function SolicitudForm({ solicitud, hoy, terminos, people, onClose }: SolicitudFormProps) {
  const [start] = useState(solicitud ?? newSolicitud(hoy))
  const save = useSave(solicitudes, solicitud && (start as Solicitud))
  const sent = start.via === 'SITIO'
  const check = schemaResolver(rules(hoy), { sync: true })
  const form = useForm<Fields>({
    initialValues: { ...start, resultado: start.resultado ?? '', enlaces: start.enlaces.join('\n') },
    validate: (values) => ({
      ...check(values),
      ...(values.prorroga && !values.motivoProrroga.trim() && { motivoProrroga: 'Escriba el motivo.' }),
      ...(values.respondida && !values.resultado && { resultado: 'Diga qué se contestó.' }),
      ...(values.respondida &&
        values.respondida < values.recibida && { respondida: 'Es antes de recibirla.' }),
    }),
  })
  const { values } = form
  const reloj = isDay(values.recibida) ? relojDe(values, hoy, terminos) : undefined
  return (
    <FormModal
      title={solicitud ? 'Editar solicitud de información' : 'Anotar solicitud de información'}
      form={form}
      save={({ resultado, enlaces, ...rest }) =>
        save({ ...start, ...rest, resultado: resultado || undefined, enlaces: linesOf(enlaces) })
      }
      onClose={onClose}
      required={{
        fields: ['nombre', 'pedido', 'recibida'],
        sentence: 'Complete quién pide, qué pide y el día.',
      }}
      draft={`solicitudes:${solicitud?.id ?? 'nueva'}`}
    >
      {sent ? (
        <Text>
          <b>{start.nombre} pidió por el sitio:</b> {start.pedido}
        </Text>
      ) : (
        <>
          <TextField label="Quién pide" required {...form.getInputProps('nombre')} />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextField label="Correo" type="email" {...form.getInputProps('email')} />
            <TextField label="Teléfono" type="tel" {...form.getInputProps('telefono')} />
            <TextField
              label="Recibida el"
              type="date"
              max={hoy}
              required
              {...form.getInputProps('recibida')}
            />
            <SelectField
              label="Cómo llegó"
              options={options(
                VIAS.filter((via) => via !== 'SITIO'),
                VIA_LABELS,
              )}
              {...form.getInputProps('via')}
            />
          </SimpleGrid>
          <TextArea label="Qué pide" rows={3} required {...form.getInputProps('pedido')} />
        </>
      )}
      {reloj && (
        <Text strong role="status">
          {relojSentence(reloj, values)}
        </Text>
      )}
      <SelectField
        label="Encargado"
        options={ownersOf(people, start.asignado)}
        {...form.getInputProps('asignado')}
      />
      <TextField
        label="Prórroga avisada el"
        description={`Solo si se justifica y se avisa a quien pide antes de que venza: ${plural(terminos.prorroga, 'día', 'días')} más.`}
        type="date"
        max={hoy}
        {...form.getInputProps('prorroga')}
      />
      {values.prorroga && (
        <TextArea label="Motivo de la prórroga" rows={2} {...form.getInputProps('motivoProrroga')} />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField label="Contestada el" type="date" max={hoy} {...form.getInputProps('respondida')} />
        <SelectField
          label="Resultado"
          options={[['', 'Sin contestar'], ...options(RESULTADOS, RESULTADO_LABELS)]}
          {...form.getInputProps('resultado')}
        />
      </SimpleGrid>
      <TextArea
        label="Respuesta"
        description="El panel no la envía: después de guardar, ábrala y elija «Escribir por correo», o entréguela en papel."
        rows={4}
        {...form.getInputProps('respuesta')}
      />
      <TextArea label="Enlaces" description="Uno por línea." rows={2} {...form.getInputProps('enlaces')} />
      <TextArea label="Nota" rows={2} {...form.getInputProps('nota')} />
    </FormModal>
  )
}
