import { runCentral } from './support/run-central.mjs'

export const title =
  'Golpes: central, base y equipos muertos al azar diez minutos; 10 000 conexiones a medias; veinte relevos bajo carga'

export function run() {
  runCentral('processes/blows.test.ts', 'falta algo que la central había confirmado, o está dos veces')
  runCentral('processes/flood.test.ts', 'la central dejó de atender o tomó demasiada memoria')
  runCentral('processes/rolling.test.ts', 'una solicitud fue rechazada')
}
