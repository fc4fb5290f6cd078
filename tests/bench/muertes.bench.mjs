import { runCentral } from './support/run-central.mjs'

export const title =
  'PGlite muerta treinta veces con registros y fotografías en camino: todo lo confirmado, al final'

export const run = () => runCentral('processes/kills.test.ts', 'falta algo que la central había confirmado')
