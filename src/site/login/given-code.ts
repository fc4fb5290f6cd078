import { type CentralMode, centralMark } from '@/access/central/mark'

/** What somebody was given a code for: their account, or making the central their brigade's own. */
export type GivenCode = { para: 'cuenta' | 'central'; codigo: string; correo: string }

/**
 * The code in an address's fragment, which no server is told: `#codigo=…&correo=…` of whoever shares an account,
 * `#central=…` of the console. null where the central takes no such code, or there is none.
 */
export function givenCode(hash: string, mode: CentralMode | null = centralMark()): GivenCode | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const [codigo, central] = ['codigo', 'central'].map((name) => fragment.get(name) ?? '')
  if (codigo && mode) return { para: 'cuenta', codigo, correo: fragment.get('correo') ?? '' }
  return central && mode === 'muestra' ? { para: 'central', codigo: central, correo: '' } : null
}
