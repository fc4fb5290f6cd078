import { plural } from '@/shared/lib/plural'

/** `Se pegó 1 fila`, `Se pegaron 3 filas`. */
export const done = (n: number, one: string, many: string) =>
  `${n === 1 ? one : many} ${plural(n, 'fila', 'filas')}`
