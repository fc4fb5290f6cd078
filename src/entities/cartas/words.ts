import type { Destino } from './carta'

type Words = {
  /** What it is called at the beginning of a sentence. */
  nombre: string
  /** The page on which it is written. */
  path: '/contacto' | '/transparencia/solicitud' | '/transparencia/preguntas'
  sent: { title: string; next: string }
  /** What else to know while it waits. */
  waits: string
}

/** Said where a central is tried out. */
export const SENT_TO_NOBODY = 'Llegó a la central de muestra: ninguna estación lo lee.'

/** What a citizen is told of each kind of letter. Of a message in the specification's words (spec §9). */
export const CARTA_WORDS: Readonly<Record<Destino, Words>> = {
  mensajes: {
    nombre: 'El mensaje',
    path: '/contacto',
    sent: {
      title: 'Mensaje enviado exitosamente',
      next: 'Nos comunicaremos contigo a la brevedad posible.',
    },
    waits: '',
  },
  solicitudes: {
    nombre: 'La solicitud',
    path: '/transparencia/solicitud',
    sent: {
      title: 'La solicitud se envió',
      next: 'La respuesta llega al correo que escribió. Anote la fecha: desde ese día corre el plazo.',
    },
    waits: 'El plazo de la ley corre desde el día en que llegue.',
  },
  aportes: {
    nombre: 'La pregunta',
    path: '/transparencia/preguntas',
    sent: { title: 'La pregunta se envió', next: 'La brigada la contesta y la publica sin su nombre.' },
    waits: '',
  },
}
