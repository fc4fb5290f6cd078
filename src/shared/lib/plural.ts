import { formatNumber } from './moneda'

/** `1 registro`, `1.234 registros`. */
export const plural = (n: number, one: string, many: string): string =>
  `${formatNumber(n)} ${n === 1 ? one : many}`
