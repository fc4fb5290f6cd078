import { byCode } from '@/shared/lib/text'
import type { Respuesta } from './respuesta'

/**
 * For each point the answer that counts and all answers of all phones. If one of them is a fault, the fault counts, even if a
 * later one says that all is well; else the latest counts. Pure.
 */
export function loVisto(respuestas: readonly Respuesta[]) {
  const all = new Map<string, Respuesta[]>()
  for (const one of respuestas) all.set(one.punto, [...(all.get(one.punto) ?? []), one])
  return new Map(
    [...all].map(([punto, of]) => {
      const latest = [...of].sort((a, b) => byCode(b.cuando, a.cuando) || byCode(a.id, b.id))
      const cuenta = latest.find(({ resultado }) => resultado === 'FALLA') ?? latest[0]
      return [punto, { cuenta: cuenta as Respuesta, todas: latest }] as const
    }),
  )
}
