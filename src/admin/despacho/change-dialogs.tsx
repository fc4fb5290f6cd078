import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { FormModal } from '@/admin/ui/form/form-modal'
import type { Despacho } from '@/entities/despacho/despacho'
import { callMore, callOff, correctCall, listosQuery } from '@/entities/despacho/queries'
import { personas } from '@/entities/despacho/words'
import { problemsOf } from '@/shared/lib/form/form-values'
import { TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import { CallFields, callRules } from './call-fields'
import { aQuienesOf, EVERYBODY, type Whom, WhomFields, whomProblems } from './whom'

type ChangeProps = {
  despacho: Despacho
  /** How many people have a phone that is told. */
  told: number
  onClose: () => void
}

const Reach = ({ told }: { told: number }) => (
  <Text size="sm" dimmed>
    {told > 0
      ? `Se avisa a los teléfonos de ${personas(told)}, menos a quien dijo que no puede. A los demás, llámelos.`
      : 'Ningún teléfono avisa: llame a quienes puedan estar en camino.'}
  </Text>
)

export function CorrectDialog({ despacho, told, onClose }: ChangeProps) {
  const { id, tipo, direccion, detalle, lugar } = despacho
  const send = useMutation(correctCall)
  const form = useForm({
    initialValues: { tipo, direccion, detalle },
    validate: (values) => problemsOf(callRules, values),
  })
  return (
    <FormModal
      title="Corregir la salida"
      form={form}
      // Another address is another place: the point of the report would lead to the old one.
      save={(values) =>
        send.mutateAsync({ id, ...values, lugar: values.direccion === direccion ? (lugar ?? null) : null })
      }
      onClose={onClose}
      required={{ fields: ['direccion'], sentence: 'Escriba dónde es.' }}
      draft={`despacho:${id}`}
      verb="Corregir y avisar"
    >
      <CallFields input={(field) => form.getInputProps(field)} tipo={form.values.tipo} />
      <Reach told={told} />
    </FormModal>
  )
}

type MoreProps = {
  despacho: Despacho
  /** The ids of those who were asked already. */
  asked: readonly string[]
  onClose: () => void
}

/** More people for a call that runs: it stays one call, with one record. */
export function MoreDialog({ despacho: { id }, asked, onClose }: MoreProps) {
  const send = useMutation(callMore)
  const { data = [], isSuccess } = useQuery(listosQuery)
  const others = data.filter((one) => !asked.includes(one.id))
  const form = useForm<Whom>({ initialValues: EVERYBODY, validate: whomProblems })
  return (
    <FormModal
      title="Llamar a más gente"
      form={form}
      save={(whom) => send.mutateAsync({ id, ...aQuienesOf(whom, others) })}
      onClose={onClose}
      required={{ fields: [], sentence: '' }}
      draft={`despacho-mas:${id}`}
      verb="Llamar ahora"
      emergency
    >
      {isSuccess && others.length === 0 ? (
        <Text role="status">Todo el personal activo ya está llamado a esta salida.</Text>
      ) : (
        <WhomFields
          all={`A todos los demás (${others.length})`}
          whom={form.values}
          listos={others}
          onChange={(change) => form.setValues(change)}
          errors={form.errors}
        />
      )}
    </FormModal>
  )
}

export function CallOffDialog({ despacho: { id }, told, onClose }: ChangeProps) {
  const send = useMutation(callOff)
  const form = useForm({
    initialValues: { motivo: '' },
    validate: { motivo: (value) => (value.length > 200 ? 'Escriba hasta 200 letras.' : null) },
  })
  return (
    <FormModal
      title="Anular la salida"
      form={form}
      save={({ motivo }) => send.mutateAsync({ id, motivo: motivo.trim() })}
      onClose={onClose}
      required={{ fields: [], sentence: '' }}
      draft={`despacho-anular:${id}`}
      verb="Anular y avisar"
    >
      <TextField label="¿Por qué?" note="Lo lee quien venía en camino." {...form.getInputProps('motivo')} />
      <Reach told={told} />
    </FormModal>
  )
}
