import type { Acta, Paso } from '@/entities/inspecciones/visita/acta'
import { actasDe, type Caso, casoDe, puntosVencidos } from '@/entities/inspecciones/visita/caso'
import { vigente } from '@/entities/inspecciones/visita/plantilla'
import type { Prorroga } from '@/entities/inspecciones/visita/prorroga'
import type { Plantilla } from '@/entities/inspecciones/visita/punto'
import { leerPuntos } from '@/entities/inspecciones/visita/respuestas'
import { hechas, ultimaVisita } from '@/entities/inspecciones/visita/ultima'
import type { Visita } from '@/entities/inspecciones/visita/visita'

/** What is stored of visits and papers. */
export type Known = {
  all: readonly Visita[]
  actas: readonly Acta[]
  prorrogas: readonly Prorroga[]
  versiones: readonly Plantilla[]
}

/** How a premises stands: its papers, and the one that can be made now with what it says. */
export type Estado = {
  papeles: Acta[]
  caso: Caso | undefined
  /** Undefined where no paper is to be made. */
  paso: Paso | undefined
  visita: Visita | undefined
  plantilla: string
  puntos: string[]
  notas: { punto: string; nota: string }[]
  pide: number | undefined
}

type Ahora = Pick<Estado, 'papeles' | 'caso' | 'visita' | 'puntos'>

/** Which paper a premises gets next: of what was approved the report, of what fails the notice after the last one. */
function pasoDe(resultado: string | undefined, { papeles, caso, visita, puntos }: Ahora): Paso | undefined {
  if (resultado === 'APROBADO') {
    const told = papeles.some(({ paso, dia }) => paso === 'FAVORABLE' && dia >= (visita?.dia ?? ''))
    return told ? undefined : 'FAVORABLE'
  }
  if (puntos.length === 0) return undefined
  return caso ? caso.siguiente : 'PRIMERA'
}

/** `hoy` is `YYYY-MM-DD`. */
export function estadoDe(localId: string, { all, actas, prorrogas, versiones }: Known, hoy: string): Estado {
  const papeles = actasDe(actas, localId)
  const caso = casoDe(localId, { actas, prorrogas, visitas: all, hoy })
  const last = ultimaVisita(all, localId, hoy)
  const visita = last && all.find(({ id }) => id === last.id)
  const failed = last?.resultado === 'NO_CUMPLE' ? visita : undefined
  const of = failed ?? caso?.acta
  const day = all.filter((one) => one.local === localId && one.dia === visita?.dia)
  const noted = day.flatMap(({ detalles = [] }) =>
    detalles.flatMap(({ punto, nota = '' }) => (nota.trim() ? [{ punto, nota: nota.trim() }] : [])),
  )
  const puntos = caso ? puntosVencidos(caso, hoy) : leerPuntos(failed?.fallas ?? '')
  return {
    ...{ papeles, caso, visita, puntos },
    pide: of?.pide,
    paso: pasoDe(last?.resultado, { papeles: hechas(papeles, hoy), caso, visita, puntos }),
    plantilla: of?.plantilla ?? visita?.plantilla ?? vigente(versiones).id,
    notas: [...new Map([...(caso?.acta.notas ?? []), ...noted].map((one) => [one.punto, one])).values()],
  }
}
