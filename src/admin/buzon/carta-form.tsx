import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import type { Usuario } from '@/access/usuarios/usuario'
import { FormModal } from '@/admin/ui/form/form-modal'
import { ownersOf } from '@/admin/ui/form/owners'
import { ESTADO_LABELS, ESTADOS, type Mensaje } from '@/entities/mensajes/mensaje'
import { mensajes } from '@/entities/mensajes/queries'
import { options } from '@/shared/lib/form/options'
import { SelectField, TextArea } from '@/shared/ui/form/fields'
import { AporteForm } from './aporte-form'
import type { Registros } from './carta'
import { PedidoForm } from './pedido-form'
import { PeticionForm } from './peticion-form'
import type { Clase } from './search'
import { SolicitudForm } from './solicitud-form'
import type { Buzon } from './use-cartas'

type MensajeFormProps = { mensaje: Mensaje; people: readonly Usuario[]; onClose: () => void }

/** Says who sees to a message and how far it is. The message itself cannot be edited. */
function MensajeForm({ mensaje, people, onClose }: MensajeFormProps) {
  const update = useMutation(mensajes.update)
  const { estado, asignado = '', nota = '' } = mensaje
  const form = useForm({ initialValues: { estado, asignado, nota } })
  const owners = ownersOf(people, asignado)
  return (
    <FormModal
      title={`Editar ${mensaje.asunto}`}
      form={form}
      save={(values) => update.mutateAsync({ id: mensaje.id, next: values, base: mensaje })}
      onClose={onClose}
      required={{ fields: ['estado'], sentence: 'Elija el estado.' }}
      draft={`mensajes:${mensaje.id}`}
    >
      <SelectField
        label="Estado"
        options={options(ESTADOS, ESTADO_LABELS)}
        {...form.getInputProps('estado')}
      />
      <SelectField label="Encargado" options={owners} {...form.getInputProps('asignado')} />
      <TextArea label="Nota" rows={3} {...form.getInputProps('nota')} />
    </FormModal>
  )
}

/** `registro` is missing for one that somebody writes down now. */
type Que = { [C in Clase]: { clase: C; registro?: Registros[C] } }[Clase]

type CartaFormProps = { que: Que; buzon: Buzon; people: readonly Usuario[]; onClose: () => void }

/** The form of its kind. */
export function CartaForm({ que, buzon, people, onClose }: CartaFormProps) {
  const { hoy, terminos, dias } = buzon
  switch (que.clase) {
    case 'MENSAJE':
      return que.registro && <MensajeForm mensaje={que.registro} people={people} onClose={onClose} />
    case 'SOLICITUD':
      return (
        terminos && (
          <SolicitudForm
            solicitud={que.registro}
            hoy={hoy}
            terminos={terminos}
            people={people}
            onClose={onClose}
          />
        )
      )
    case 'PREGUNTA':
      return <AporteForm aporte={que.registro} hoy={hoy} onClose={onClose} />
    case 'DATOS':
      return <PedidoForm pedido={que.registro} hoy={hoy} dias={dias} onClose={onClose} />
    case 'PERMISO':
      return que.registro && <PeticionForm peticion={que.registro} onClose={onClose} />
  }
}
