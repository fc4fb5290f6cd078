import { formatNumber } from './moneda'

const UNITS = ['B', 'kB', 'MB', 'GB'] as const

/** `0 B`, `12,4 kB`, `3,1 MB`, by 1024 as browsers count. */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** step
  const digits = step === 0 ? 0 : 1
  return `${formatNumber(Number(value.toFixed(digits)))} ${UNITS[step]}`
}
