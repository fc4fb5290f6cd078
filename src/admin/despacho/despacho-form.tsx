import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Choices } from '@/admin/ui/form/choices'
import { FormModal } from '@/admin/ui/form/form-modal'
import { ShieldAlert } from '@/admin/ui/icon/icons'
import type { Listo } from '@/entities/despacho/convocado'
import type { Lugar } from '@/entities/despacho/despacho'
import { gruposOf, inGrupos } from '@/entities/despacho/grupos'
import { dispatchCall, listosQuery } from '@/entities/despacho/queries'
import { personas } from '@/entities/despacho/words'
import { problemsOf } from '@/shared/lib/form/form-values'
import { joinNames } from '@/shared/lib/text'
import type { TipoServicio } from '@/shared/lib/tipos-servicio'
import { newUuid } from '@/shared/storage/ids'
import { Callout } from '@/shared/ui/box/callout'
import { CheckField } from '@/shared/ui/form/check-field'
import { Text } from '@/shared/ui/text/text'
import { CallFields, callRules } from './call-fields'
import { GroupTicks, PeopleTicks } from './whom'

type Values = {
  tipo: TipoServicio
  direccion: string
  detalle: string
  quienes: 'todos' | 'guardia' | 'grupos' | 'elegidos'
  grupos: string[]
  elegidos: string[]
  prueba: boolean
}

/** What a call begins with where it comes from a community report. */
export type Origin = {
  reporte: string
  direccion: string
  detalle: string
  lugar?: Lugar | undefined
  tipo: TipoServicio
}

/** Whom the call would reach and whom not, said before it is made. */
function WhoHears({ asked }: { asked: readonly Listo[] }) {
  const silent = asked.filter(({ avisa }) => !avisa).map(({ nombre }) => nombre)
  const told = asked.length - silent.length
  return (
    <Text size="sm" dimmed={told > 0} strong={told === 0} role="status">
      {told === 0
        ? 'Ningún teléfono de quienes eligió avisa: por aquí no se enteraría nadie.'
        : `Suena en los teléfonos de ${personas(told)}.`}
      {told > 0 && silent.length > 0 && ` Sin teléfono que avise: ${joinNames(silent)}.`} Es junto a la
      sirena, nunca en su lugar.
    </Text>
  )
}

const Unreached = () => (
  <Callout color="red" icon={<ShieldAlert aria-hidden />} title="No hay conexión con la central">
    Así nadie se entera. Llame por teléfono o toque la sirena.
  </Callout>
)

/** Calls people to come. It goes out at once or not at all: nothing of it waits for the network. */
export function DespachoForm({ origin, onClose }: { origin?: Origin | undefined; onClose: () => void }) {
  const navigate = useNavigate()
  const send = useMutation(dispatchCall)
  const { data: listos = [], isError } = useQuery(listosQuery)
  // The same call, if the answer to the first try was lost.
  const [id] = useState(() => `despacho-${newUuid()}`)
  const sent = useRef(false)
  const form = useForm<Values>({
    initialValues: {
      tipo: origin?.tipo ?? 'INCENDIO',
      direccion: origin?.direccion ?? '',
      detalle: origin?.detalle ?? '',
      quienes: 'todos',
      grupos: [],
      elegidos: [],
      prueba: false,
    },
    validate: (values) => ({
      ...problemsOf(callRules, values),
      ...(values.quienes === 'elegidos' &&
        values.elegidos.length === 0 && { elegidos: 'Elija al menos una persona.' }),
      ...(values.quienes === 'grupos' &&
        values.grupos.length === 0 && { grupos: 'Elija al menos un grupo.' }),
    }),
  })
  const { quienes, elegidos } = form.values
  const onDuty = listos.filter(({ deGuardia }) => deGuardia)
  const chosen = listos.filter(({ id: one }) => elegidos.includes(one))
  const groups = gruposOf(listos)
  const together = groups.filter((grupo) => form.values.grupos.includes(grupo.id))
  const asked = {
    todos: listos,
    guardia: onDuty,
    grupos: inGrupos(listos, together),
    elegidos: chosen,
  }[quienes]
  const whom = {
    todos: 'Todo el personal',
    guardia: 'Quien está de guardia',
    grupos: joinNames(together.map(({ nombre }) => nombre)),
    elegidos: joinNames(chosen.map(({ nombre }) => nombre)),
  }[quienes]
  const save = ({ tipo, direccion, detalle, prueba }: Values) =>
    send.mutateAsync({
      ...{ id, tipo, prueba, direccion: direccion.trim(), detalle: detalle.trim() },
      lugar: origin?.lugar ?? null,
      personas: quienes === 'todos' ? null : asked.map(({ id: one }) => one),
      aQuienes: whom.slice(0, 200),
      reporte: origin?.reporte ?? '',
    })
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
      // A draft of this hour comes back after a reload; yesterday's address and its tick of a test never.
      draft={`despacho:${origin?.reporte || 'nuevo'}:${new Date().toISOString().slice(0, 13)}`}
      verb={form.values.prueba ? 'Enviar la prueba' : 'Llamar ahora'}
    >
      <CallFields input={(field) => form.getInputProps(field)} />
      <Choices
        legend="¿A quiénes?"
        name="quienes"
        choices={[
          ['todos', 'A todo el personal activo'],
          ...(onDuty.length > 0 ? [['guardia', `A quien está de guardia (${onDuty.length})`] as const] : []),
          ...(groups.length > 0 ? [['grupos', 'A un grupo, por función o cargo'] as const] : []),
          ...(listos.length > 0 ? [['elegidos', 'A quienes elija'] as const] : []),
        ]}
        value={quienes}
        onChange={(value) => form.setFieldValue('quienes', value)}
      />
      {quienes === 'elegidos' && (
        <PeopleTicks
          listos={listos}
          chosen={elegidos}
          onChange={(ids) => form.setFieldValue('elegidos', ids)}
          error={form.errors.elegidos}
        />
      )}
      {quienes === 'grupos' && (
        <GroupTicks
          grupos={groups}
          chosen={form.values.grupos}
          onChange={(ids) => form.setFieldValue('grupos', ids)}
          error={form.errors.grupos}
        />
      )}
      <CheckField
        label="Es una prueba"
        description="Suena igual y dice que es una prueba y que no hay que ir."
        {...form.getInputProps('prueba', { type: 'checkbox' })}
      />
      {isError && <Unreached />}
      {listos.length > 0 && <WhoHears asked={asked} />}
    </FormModal>
  )
}
