import { useRef, useState } from 'react'
import { RegistroDetails } from '@/admin/servicios/registro-details'
import { RegistroForm } from '@/admin/servicios/registro-form'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { Button } from '@/shared/ui/control/button'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { Text } from '@/shared/ui/text/text'
import { type FromCall, useCall } from './use-call'

type CallRegistroProps = {
  /** The id of the call. */
  despacho: string
  list: readonly RegistroServicio[]
  onClose: () => void
  /** Missing when the role may not do it. */
  onEdit: ((registro: RegistroServicio) => void) | undefined
}

/** The form of a new service, filled with what its call says; a call that has its service already shows that one. */
export function CallRegistro({ despacho, list, onClose, onEdit }: CallRegistroProps) {
  const written = list.find((one) => one.despacho === despacho)
  const [impatient, setImpatient] = useState(false)
  const call = useCall(despacho, impatient)
  // A form begins once: neither what the central says later nor the service that it saves may replace it.
  const began = useRef<FromCall>(undefined)
  if (!written) began.current ??= call ?? undefined
  const from = began.current
  if (from)
    return (
      <RegistroForm
        list={list}
        onClose={onClose}
        despacho={{ id: despacho, values: from.values, notice: from.notice }}
      />
    )
  if (written)
    return <RegistroDetails registro={written} onClose={onClose} onEdit={onEdit && (() => onEdit(written))} />
  if (call === undefined) return null
  return (
    <Dialog onClose={onClose} title="Nuevo Servicio">
      <Text role="status">Preguntando a la central quiénes vienen…</Text>
      <DialogFooter>
        <Button variant="default" onClick={() => setImpatient(true)}>
          Seguir sin esperar
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
