import { plural } from '@/shared/lib/plural'

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** `Se pegó 1 fila`, `Se pegaron 3 filas`. */
export const done = (n: number, one: string, many: string) =>
  `${n === 1 ? one : many} ${plural(n, 'fila', 'filas')}`
