import { runCentral } from './support/run-central.mjs'

export const title =
  'Una salida a 10, 100 y 1 000 teléfonos, hasta que el servicio de avisos tomó el último; y una respuesta, hasta la pantalla de la estación'

export const run = () =>
  runCentral(
    'despachos/many.test.ts',
    'un teléfono no recibió su aviso o lo recibió dos veces, o una respuesta no llegó a la pantalla',
  )
