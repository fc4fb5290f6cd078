const SENTENCES = {
  corrupt: 'El paquete llegó dañado: no coincide con su suma de comprobación. Pida que lo envíen otra vez.',
  cut: 'El paquete llegó cortado: falta una parte. Copie el mensaje completo o pida el archivo.',
  newer: 'El paquete viene de una versión más nueva de esta aplicación. Actualícela e inténtelo otra vez.',
  'not-ours': 'Aquí no hay ningún paquete de reportes de esta aplicación.',
  'too-big': 'El paquete es demasiado grande para recibirlo. Pida que lo envíen en partes.',
  'bad-content': 'El paquete trae contenido que no es válido para un reporte, así que no se abrió.',
} as const

export type Reason = keyof typeof SENTENCES

/** Why something was refused; `sentence` is the Spanish text for the person. Nothing was changed. */
export type Refused = { kind: 'refused'; reason: Reason; sentence: string }

export const refuse = (reason: Reason, sentence: string = SENTENCES[reason]): Refused => ({
  kind: 'refused',
  reason,
  sentence,
})

const UNSENT = {
  'bad-content':
    'Este reporte no se puede compartir: algún texto es demasiado largo, una fecha no es válida o tiene más de 5 imágenes.',
  'too-big': 'Es demasiado para un solo envío. Compártalo en partes o como archivo .bombero.json.',
} as const

/** A refusal on the phone that sends. */
export const refuseToSend = (reason: keyof typeof UNSENT): Refused => refuse(reason, UNSENT[reason])
