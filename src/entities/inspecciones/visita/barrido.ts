import { byName, inOrder, matches } from '@/shared/lib/text'
import { ultimaVisita } from './ultima'
import type { Visita } from './visita'

type Casa = { id: string; nombre: string; direccion: string; parroquia: string; funciona: boolean }

/** A premises of a street, with how its last visit ended; `hoy`: somebody was there today. */
export type Puerta<L> = { local: L; ultima: ReturnType<typeof ultimaVisita>; hoy: boolean }

type Donde = { parroquia?: string | undefined; calle?: string | undefined; hoy: string }

/**
 * The premises of a parish and a street in the order of their doors, and the parishes to choose from. What closed for good is
 * left out. `hoy` is `YYYY-MM-DD`. Pure.
 */
export function puertasDe<L extends Casa>(
  list: readonly L[],
  visitas: readonly Visita[],
  { parroquia, calle, hoy }: Donde,
): { puertas: Puerta<L>[]; parroquias: string[] } {
  const seen = new Map<string, Visita[]>()
  for (const visita of visitas) {
    const own = seen.get(visita.local)
    if (own) own.push(visita)
    else seen.set(visita.local, [visita])
  }
  const open = list.filter(({ funciona }) => funciona)
  const puertas = open
    .filter((one) => (!parroquia || one.parroquia === parroquia) && matches(calle, one.direccion, one.nombre))
    .sort((a, b) => byName(a.direccion, b.direccion) || byName(a.nombre, b.nombre))
    .map((local) => {
      const ultima = ultimaVisita(seen.get(local.id) ?? [], local.id, hoy)
      return { local, ultima, hoy: ultima?.dia === hoy }
    })
  return { puertas, parroquias: inOrder(new Set(open.map((one) => one.parroquia).filter(Boolean))) }
}
