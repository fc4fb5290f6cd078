import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { hasCentral } from '@/access/central/mark'
import { RegistroDetails } from '@/admin/servicios/registro-details'
import { RegistroForm } from '@/admin/servicios/registro-form'
import { type Convocado, quienesVienen } from '@/entities/despacho/convocado'
import type { Despacho } from '@/entities/despacho/despacho'
import { despachos, llamadaQuery } from '@/entities/despacho/queries'
import { viene } from '@/entities/despacho/respuesta'
import { registroFromCall } from '@/entities/registro-de-llamada'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { Button } from '@/shared/ui/control/button'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { Text } from '@/shared/ui/text/text'

/** What a new service takes over from a call; `notice` says what of it isn't known here. */
type FromCall = { values?: ReturnType<typeof registroFromCall>; notice?: string }

const TEST: FromCall = { notice: 'Ese despacho fue una prueba, y no un servicio.' }

const names = (people: readonly { nombre: string }[]) => people.map(({ nombre }) => nombre)

const fromCentral = (despacho: Despacho, convocados: readonly Convocado[]): FromCall =>
  despacho.prueba ? TEST : { values: registroFromCall(despacho, names(quienesVienen(convocados))) }

/**
 * The call with this id; undefined while it is being read, null while the central is asked: who comes to one that runs is
 * known there alone, and so is a call of this minute. `impatient` goes on without its answer.
 */
function useCall(id: string, impatient: boolean): FromCall | null | undefined {
  const here = useQuery(despachos.known)
  const despacho = here.data?.find((one) => one.id === id)
  const runs = despacho?.estado === 'EN_CURSO' && !despacho.prueba
  const asks = !here.isFetching && (runs || (!despacho && hasCentral()))
  const { data: llamada, isFetching } = useQuery({ ...llamadaQuery(id), enabled: asks })
  if (here.isFetching) return undefined
  if (despacho?.prueba) return TEST
  if (despacho && !runs) {
    const came = despacho.respuestas.filter(({ respuesta }) => viene(respuesta))
    return { values: registroFromCall(despacho, names(came)) }
  }
  if (asks && isFetching && !impatient) return null
  if (llamada) return fromCentral(llamada.despacho, llamada.convocados)
  return despacho
    ? {
        values: registroFromCall(despacho, []),
        notice: 'La central no dijo quiénes vienen: anote usted el personal.',
      }
    : { notice: 'Ese despacho no está en este dispositivo: anote usted el servicio.' }
}

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
