import type { Usuario } from '@/access/usuarios/usuario'
import { AporteForm } from './aporte-form'
import type { Registros } from './carta'
import { MensajeForm } from './mensaje-form'
import { PedidoForm } from './pedido-form'
import { PeticionForm } from './peticion-form'
import type { Clase } from './search'
import { SolicitudForm } from './solicitud-form'
import type { Buzon } from './use-cartas'

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
