import { SimpleGrid } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import * as v from 'valibot'
import type { Usuario } from '@/access/usuarios/usuario'
import { DayField } from '@/admin/ui/form/day-field'
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
  solicitudRules,
  solicitudTogether,
  VIA_LABELS,
  VIAS,
} from '@/entities/solicitudes/solicitud'
import type { Terminos } from '@/entities/solicitudes/terminos'
import { isDay } from '@/shared/lib/dias'
import { problemsAmong } from '@/shared/lib/form/fields-rule'
import { options } from '@/shared/lib/form/options'
import { plural } from '@/shared/lib/plural'
import { useSave } from '@/shared/query/use-save'
import type { Draft } from '@/shared/storage/stored-module'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'

const rules = (hoy: string) => v.object({ ...solicitudRules(hoy), enlaces: webLines })

type Fields = Omit<Draft<Solicitud>, 'resultado' | 'enlaces'> & { resultado: Resultado | ''; enlaces: string }

const recordOf = ({ resultado, enlaces, ...rest }: Fields): Draft<Solicitud> => ({
  ...rest,
  resultado: resultado || undefined,
  enlaces: linesOf(enlaces),
})

type SolicitudFormProps = {
  /** Missing for one that somebody writes down now. */
  solicitud: Solicitud | undefined
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
      ...problemsAmong(solicitudTogether, recordOf(values)),
    }),
  })
  const { values } = form
  const reloj = isDay(values.recibida) ? relojDe(values, hoy, terminos) : undefined
  return (
    <FormModal
      title={solicitud ? 'Editar solicitud de información' : 'Anotar solicitud de información'}
      form={form}
      save={(values) => save({ ...start, ...recordOf(values) })}
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
            <DayField
              label="Recibida el"
              de="SUCESO"
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
      <DayField
        label="Prórroga avisada el"
        description={`¿Necesita ${plural(terminos.prorroga, 'día', 'días')} más? Avísele antes y anote aquí el día.`}
        de="SUCESO"
        max={hoy}
        {...form.getInputProps('prorroga')}
      />
      {values.prorroga && (
        <TextArea label="Motivo de la prórroga" rows={2} {...form.getInputProps('motivoProrroga')} />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DayField label="Contestada el" de="SUCESO" max={hoy} {...form.getInputProps('respondida')} />
        <SelectField
          label="Resultado"
          description="Al elegirlo queda contestada."
          options={[['', 'Sin contestar'], ...options(RESULTADOS, RESULTADO_LABELS)]}
          {...form.getInputProps('resultado')}
          onChange={(event) => {
            form.getInputProps('resultado').onChange(event)
            // One with a result and no day would go on waiting, and nobody would see why.
            if (event.currentTarget.value && !values.respondida) form.setFieldValue('respondida', hoy)
          }}
        />
      </SimpleGrid>
      <TextArea
        label="Respuesta"
        description="El panel no la envía: después de guardar, ábrala y elija «Responder por correo», o entréguela en papel."
        rows={4}
        {...form.getInputProps('respuesta')}
      />
      <TextArea label="Enlaces" description="Uno por línea." rows={2} {...form.getInputProps('enlaces')} />
      <TextArea label="Nota" rows={2} {...form.getInputProps('nota')} />
    </FormModal>
  )
}
