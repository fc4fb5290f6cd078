import { falla } from './plantilla'
import type { Punto } from './punto'
import { leerPuntos, leerRespuestas, type Respuesta, type Respuestas } from './respuestas'
import type { Detalle, Visita } from './visita'

/** A point of which the visits of a day say different things. */
export type Distinta = { punto: string; dichas: { visita: Visita; respuesta: Respuesta }[] }

/** What the visits of one day say together. `distintas`: what somebody has to choose. */
export type Junta = { respuestas: Respuestas; distintas: Distinta[]; detalles: Detalle[] }

/** Those of the same premises and day, without itself; one that looks again at the failures of another isn't beside that one. */
export const otrasDelDia = (visitas: readonly Visita[], mine: Visita): Visita[] =>
  visitas.filter(
    ({ id, local, dia, anterior = '' }) =>
      local === mine.local && dia === mine.dia && id !== mine.id && anterior === (mine.anterior ?? ''),
  )

/**
 * What several visits of one premises say: what only one of them answered stands, and what somebody chose stands over what was
 * only seen. Pure.
 */
export function juntar(visitas: readonly Visita[]): Junta {
  const said = new Map<string, { visita: Visita; respuesta: Respuesta; chosen: boolean }[]>()
  for (const visita of visitas) {
    const chosen = new Set(leerPuntos(visita.acordado ?? ''))
    for (const [punto, respuesta] of leerRespuestas(visita.respuestas)) {
      const dichas = said.get(punto) ?? []
      dichas.push({ visita, respuesta, chosen: chosen.has(punto) })
      said.set(punto, dichas)
    }
  }
  const respuestas = new Map<string, Respuesta>()
  const distintas: Distinta[] = []
  for (const [punto, all] of said) {
    const chosen = all.filter((one) => one.chosen)
    const dichas = chosen.length > 0 ? chosen : all
    const [first] = dichas
    if (first && dichas.every(({ respuesta }) => respuesta === first.respuesta))
      respuestas.set(punto, first.respuesta)
    else distintas.push({ punto, dichas: dichas.map(({ visita, respuesta }) => ({ visita, respuesta })) })
  }
  return { respuestas, distintas, detalles: visitas.flatMap(({ detalles = [] }) => detalles) }
}

/** How a visit stands: the points that fail and those that nobody answered, in the order of the checklist. */
export type Balance = { fallas: Punto[]; sinVer: Punto[]; vistos: number }

export function balanceDe(
  puntos: readonly Punto[],
  respuestas: Respuestas,
  pide: number | undefined,
): Balance {
  const sinVer = puntos.filter(({ id }) => !respuestas.has(id))
  return {
    fallas: puntos.filter((punto) => falla(punto, respuestas.get(punto.id), pide)),
    sinVer,
    vistos: puntos.length - sinVer.length,
  }
}
