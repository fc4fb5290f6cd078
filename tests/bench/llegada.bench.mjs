import { runCentral } from './support/run-central.mjs'

export const title =
  'Mil reportes con foto de diez teléfonos que se cierran, con una central matada: todos, una vez'

export const run = () => runCentral('processes/arrival.test.ts', 'un reporte falta o está dos veces')
