import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import * as v from 'valibot'
import { FormModal } from '@/admin/ui/form/form-modal'
import { otorgarRules, type Permiso } from '@/entities/inspecciones/permiso/permiso'
import { type DelLocal, esDeDueno, newOtorgar, type Sabido } from '@/entities/inspecciones/permiso/permisos'
import { permisos } from '@/entities/inspecciones/permiso/queries'
import { formatDay, toYear } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import { TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import { OtorgarFoot } from './otorgar-foot'

const { hasta: _, ...rules } = otorgarRules
const schema = v.object({ ...rules, cargo: v.string() })

/** What the paper says of the premises, as it is today. */
const saysOf = ({ ruc, establecimiento, actividad, aforo, direccion }: DelLocal): string =>
  [
    ruc ? `RUC ${ruc}` : 'Sin RUC',
    ruc && establecimiento && `establecimiento ${establecimiento}`,
    actividad || 'sin actividad',
    aforo !== undefined && `aforo de ${formatNumber(aforo)} personas`,
    direccion,
  ]
    .filter(Boolean)
    .join(' · ')

type Props = {
  local: DelLocal
  list: readonly Permiso[]
  /** What its visit and its order of payment say; '' for what they don't. */
  known: Sabido
  /** `granted`: the permit, where one was. */
  onClose: (granted?: Permiso) => void
}

/** Grants a premises its permit of this year; what it says of the premises is asked nowhere else. */
export function OtorgarForm({ local, list, known, onClose }: Props) {
  const grant = useMutation(permisos.otorgar)
  const form = useForm({
    initialValues: newOtorgar(local, list, known),
    validate: schemaResolver(schema, { sync: true }),
  })
  // The form closes after it is kept: leaving before would ask about what was typed.
  const granted = useRef<Permiso>(undefined)
  return (
    <FormModal
      title={`Otorgar el permiso de ${toYear(new Date())}`}
      form={form}
      save={async (typed) => {
        granted.current = await grant.mutateAsync({ form: v.parse(schema, typed), local })
      }}
      onClose={() => onClose(granted.current)}
      required={{
        fields: ['nombre', 'informe', 'informeDia', 'recibo', 'firma'],
        sentence: 'Faltan el informe favorable, el recibo o quién firma.',
      }}
      draft={`inspecciones:permiso:${local.id}`}
      verb="Otorgar"
    >
      <Text>
        Vale hasta el {formatDay(`${toYear(new Date())}-12-31`)}. {saysOf(local)}.
      </Text>
      <TextField
        label="Nombre en el permiso"
        description="El del local, no el de su dueño: el código lo lee cualquiera."
        required
        {...form.getInputProps('nombre')}
        note={esDeDueno(form.values.nombre, local) ? 'Es el nombre del dueño.' : null}
      />
      <OtorgarFoot
        inputOf={form.getInputProps}
        {...(known.recibo && { recibo: `El de la orden de pago de ${toYear(new Date())}.` })}
      />
    </FormModal>
  )
}
