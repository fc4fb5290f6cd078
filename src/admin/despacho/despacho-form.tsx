import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { Choices } from '@/admin/ui/form/choices'
import { FormModal } from '@/admin/ui/form/form-modal'
import { ShieldAlert } from '@/admin/ui/icon/icons'
import type { Lugar } from '@/entities/despacho/despacho'
import { dispatchCall, listosQuery } from '@/entities/despacho/queries'
import { personas } from '@/entities/despacho/words'
import { activeMiembros } from '@/entities/personal/directory'
import { miembros } from '@/entities/personal/queries'
import { problemsOf } from '@/shared/lib/form/form-values'
import { options } from '@/shared/lib/form/options'
import { joinNames } from '@/shared/lib/text'
import { TIPO_SERVICIO_LABELS, TIPOS_SERVICIO, type TipoServicio } from '@/shared/lib/tipos-servicio'
import { newUuid } from '@/shared/storage/ids'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { CheckField } from '@/shared/ui/form/check-field'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import classes from './despacho.module.css'

type Values = {
  tipo: TipoServicio
  direccion: string
  detalle: string
  quienes: 'todos' | 'elegidos'
  elegidos: string[]
  prueba: boolean
}

const schema = v.object({
  direccion: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Escriba dónde es.'),
    v.maxLength(200, 'Escriba hasta 200 letras.'),
  ),
  detalle: v.pipe(v.string(), v.maxLength(500, 'Escriba hasta 500 letras.')),
})

/** What a call begins with where it comes from a community report. */
export type Origin = {
  reporte: string
  direccion: string
  detalle: string
  lugar?: Lugar | undefined
  tipo: TipoServicio
}

/** Whom a call would not reach, said before it is made. */
function WhoHears() {
  const { data, isError } = useQuery(listosQuery)
  if (isError)
    return (
      <Callout color="red" icon={<ShieldAlert aria-hidden />} title="No hay conexión con la central">
        Así nadie se entera. Llame por teléfono o toque la sirena.
      </Callout>
    )
  if (!data) return null
  const { sinAviso } = data
  const told = data.personas - sinAviso.length
  return (
    <Text size="sm" dimmed={told > 0} strong={told === 0} role="status">
      {told === 0
        ? 'Ningún teléfono de la brigada avisa todavía: nadie se enteraría por aquí.'
        : `Suena en los teléfonos de ${personas(told)}.`}
      {told > 0 && sinAviso.length > 0 && ` Sin teléfono que avise: ${joinNames(sinAviso)}.`} Es junto a la
      sirena, nunca en su lugar.
    </Text>
  )
}

/** Calls people to come. It goes out at once or not at all: nothing of it waits for the network. */
export function DespachoForm({ origin, onClose }: { origin?: Origin | undefined; onClose: () => void }) {
  const navigate = useNavigate()
  const send = useMutation(dispatchCall)
  const { data: staff = [] } = useQuery(miembros.list)
  const active = activeMiembros(staff)
  // The same call, if the answer to the first try was lost.
  const [id] = useState(() => `despacho-${newUuid()}`)
  const sent = useRef(false)
  const form = useForm<Values>({
    initialValues: {
      tipo: origin?.tipo ?? 'INCENDIO',
      direccion: origin?.direccion ?? '',
      detalle: origin?.detalle ?? '',
      quienes: 'todos',
      elegidos: [],
      prueba: false,
    },
    validate: (values) => ({
      ...problemsOf(schema, values),
      ...(values.quienes === 'elegidos' &&
        values.elegidos.length === 0 && { elegidos: 'Elija al menos una persona.' }),
    }),
  })
  const { quienes, elegidos } = form.values
  const save = async ({ tipo, direccion, detalle, prueba }: Values) => {
    const chosen = quienes === 'elegidos' ? active.filter(({ id: one }) => elegidos.includes(one)) : null
    await send.mutateAsync({
      ...{ id, tipo, prueba, direccion: direccion.trim(), detalle: detalle.trim() },
      lugar: origin?.lugar ?? null,
      personas: chosen?.map(({ id: one }) => one) ?? null,
      aQuienes: chosen ? joinNames(chosen.map(({ nombres }) => nombres)).slice(0, 200) : 'Todo el personal',
      reporte: origin?.reporte ?? '',
    })
  }
  return (
    <FormModal
      title="Despachar"
      form={form}
      save={async (values) => {
        await save(values)
        sent.current = true
      }}
      onClose={() => {
        onClose()
        if (sent.current) void navigate({ to: '/admin/despacho/$id', params: { id } })
      }}
      required={{ fields: ['direccion'], sentence: 'Escriba dónde es.' }}
      draft="despacho:nuevo"
      verb={form.values.prueba ? 'Enviar la prueba' : 'Llamar ahora'}
    >
      <SelectField
        label="Tipo"
        options={options(TIPOS_SERVICIO, TIPO_SERVICIO_LABELS)}
        {...form.getInputProps('tipo')}
      />
      <TextField label="Dirección" required {...form.getInputProps('direccion')} />
      <TextArea label="Qué se sabe" rows={2} {...form.getInputProps('detalle')} />
      {active.length > 0 && (
        <Choices
          legend="¿A quiénes?"
          name="quienes"
          choices={[
            ['todos', 'A todo el personal activo'],
            ['elegidos', 'A quienes elija'],
          ]}
          value={quienes}
          onChange={(value) => form.setFieldValue('quienes', value)}
        />
      )}
      {quienes === 'elegidos' && (
        <fieldset className={classes.people}>
          <legend>Personas</legend>
          <Stack gap="tight">
            {active.map(({ id: one, nombres, cargo }) => (
              <CheckField
                key={one}
                label={nombres}
                {...(cargo && { description: cargo })}
                checked={elegidos.includes(one)}
                onChange={({ currentTarget: { checked } }) =>
                  form.setFieldValue(
                    'elegidos',
                    checked ? [...elegidos, one] : elegidos.filter((other) => other !== one),
                  )
                }
              />
            ))}
          </Stack>
          {form.errors.elegidos && (
            <Text role="alert" strong>
              {form.errors.elegidos}
            </Text>
          )}
        </fieldset>
      )}
      <CheckField
        label="Es una prueba"
        description="Suena igual y dice que es una prueba y que no hay que ir."
        {...form.getInputProps('prueba', { type: 'checkbox' })}
      />
      <WhoHears />
    </FormModal>
  )
}
