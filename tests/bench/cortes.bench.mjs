import { runCentral } from './support/run-central.mjs'

export const title =
  'Doscientos cuarenta cortes de luz: la central abre sola con todo lo que había confirmado'

export const run = () => runCentral('power/power-cut.test.ts', 'falta algo confirmado, o la central no abrió')
