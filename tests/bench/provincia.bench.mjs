import { runCentral } from './support/run-central.mjs'

export const title =
  'Treinta brigadas de 1 000 registros en un proceso: lo que espera un equipo, la memoria de cada una y lo que queda al cerrarlas'

export const run = () =>
  runCentral('provincia/many.test.ts', 'una brigada no atendió, o no salió de la memoria')
