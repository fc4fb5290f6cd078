import type { ComponentProps } from 'react'
import type { Usuario } from '@/access/usuarios/usuario'
import { Details } from '@/admin/ui/record/details'
import { EditButton } from '@/admin/ui/record/edit-button'
import { Stack } from '@/shared/ui/box/layout'
import { AnchorButton } from '@/shared/ui/control/button'
import { Mail } from '@/shared/ui/icon/icons'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { Text } from '@/shared/ui/text/text'
import { detailsOfAporte } from './aporte-details'
import { type Carta, LISTAS, verboDe } from './carta'
import { detailsOfMensaje } from './mensaje-details'
import { detailsOfPedido } from './pedido-details'
import { detailsOfPeticion } from './peticion-details'
import { detailsOfSolicitud } from './solicitud-details'
import type { Buzon } from './use-cartas'

/** What a kind says of one: its clock in a sentence where it has one, and the mail that answers it where it has an address. */
export type Dicha = Pick<ComponentProps<typeof Details>, 'rows'> & {
  title: string
  reloj?: string | undefined
  mail?: string | undefined
}

type CartaDetailsProps = {
  carta: Carta
  buzon: Buzon
  people: readonly Usuario[]
  onClose: () => void
  /** Missing when the role may not do it. */
  onEdit: (() => void) | undefined
}

function told(carta: Carta, { hoy, terminos, dias }: Buzon, people: readonly Usuario[]): Dicha {
  switch (carta.clase) {
    case 'MENSAJE':
      return detailsOfMensaje(carta.registro, people)
    case 'SOLICITUD':
      return detailsOfSolicitud(carta.registro, hoy, terminos, people)
    case 'PREGUNTA':
      return detailsOfAporte(carta.registro)
    case 'DATOS':
      return detailsOfPedido(carta.registro, hoy, dias)
    case 'PERMISO':
      return detailsOfPeticion(carta.registro)
  }
}

/** One that somebody sent, whole, and the ways on: its form, and the mail that answers it. */
export function CartaDetails({ carta, buzon, people, onClose, onEdit }: CartaDetailsProps) {
  const { title, reloj, mail, rows } = told(carta, buzon, people)
  // A mail alone leaves it waiting until its term runs out: what ends it is the answer that is written down.
  const owes = carta.espera && (carta.clase === 'SOLICITUD' || carta.clase === 'DATOS')
  const verb = owes ? 'Anotar la respuesta' : verboDe(carta)
  // Such an answer, and one that is read on the phone that asked, come before the mail.
  const main = !mail || (verb !== undefined && onEdit !== undefined)
  return (
    <Dialog onClose={onClose} title={title} size="lg">
      <Stack>
        {reloj && <Text strong>{reloj}</Text>}
        <Details of={[LISTAS[carta.clase].key, carta.id]} rows={rows} />
        {(onEdit || mail) && (
          <DialogFooter>
            <EditButton onEdit={onEdit} main={main} {...(verb && { verb })} />
            {mail && (
              <AnchorButton
                href={mail}
                {...(main && { variant: 'default' })}
                leftSection={<Mail size={18} aria-hidden />}
              >
                Responder por correo
              </AnchorButton>
            )}
          </DialogFooter>
        )}
      </Stack>
    </Dialog>
  )
}
