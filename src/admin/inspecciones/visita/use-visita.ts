import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { extintoresDe } from '@/entities/inspecciones/extintores'
import type { Local } from '@/entities/inspecciones/local'
import { balanceDe, juntar, otrasDelDia } from '@/entities/inspecciones/visita/juntar'
import { plantillaDe, puntosDe, vigente } from '@/entities/inspecciones/visita/plantilla'
import type { Plantilla, Punto } from '@/entities/inspecciones/visita/punto'
import { anotar } from '@/entities/inspecciones/visita/queries'
import {
  escribirRespuestas,
  leerPuntos,
  leerRespuestas,
  type Respuesta,
} from '@/entities/inspecciones/visita/respuestas'
import type { Detalle, Visita } from '@/entities/inspecciones/visita/visita'

type Known = { local: Local; visita: Visita; all: readonly Visita[]; versiones: readonly Plantilla[] }

/** What a visit asks: of one that looks again, what failed before; of any other, what its class is asked. */
function puntosDeVisita(
  { clase }: Pick<Local, 'clase'>,
  visita: Visita,
  all: readonly Visita[],
  versiones: readonly Plantilla[],
): Punto[] {
  const plantilla = plantillaDe(versiones, visita.plantilla) ?? vigente(versiones)
  const before = visita.anterior && all.find(({ id }) => id === visita.anterior)
  if (!before) return puntosDe(plantilla, clase)
  const failed = leerPuntos(before.fallas ?? '')
  return plantilla.puntos.filter(({ id }) => failed.includes(id))
}

/** A visit that runs: how it stands together with the others of its day, and what a tap writes. */
export function useVisita({ local, visita, all, versiones }: Known) {
  const { mutateAsync } = useMutation(anotar)
  const { id } = visita
  const writes = useMemo(() => {
    const change = (next: (now: Visita) => Partial<Visita>) => mutateAsync({ id, change: next })
    const answer = (respuestas: ReadonlyMap<string, Respuesta | undefined>) =>
      change((now) => {
        const said = leerRespuestas(now.respuestas)
        for (const [punto, respuesta] of respuestas)
          if (respuesta === undefined) said.delete(punto)
          else said.set(punto, respuesta)
        return { respuestas: escribirRespuestas(said) }
      })
    return {
      set: (fields: Partial<Visita>) => change(() => fields),
      answer,
      choose: (punto: string, respuesta: Respuesta) =>
        change((now) => {
          const said = leerRespuestas(now.respuestas).set(punto, respuesta)
          const chosen = new Set([...leerPuntos(now.acordado ?? ''), punto])
          return { respuestas: escribirRespuestas(said), acordado: [...chosen].join(' ') }
        }),
      detail: (punto: string, next: Partial<Detalle>) =>
        change(({ detalles = [] }) => ({
          detalles: [
            ...detalles.filter((one) => one.punto !== punto),
            { ...detalles.find((one) => one.punto === punto), punto, ...next },
          ],
        })),
    }
  }, [mutateAsync, id])
  const stands = useMemo(() => {
    const puntos = puntosDeVisita(local, visita, all, versiones)
    const otras = otrasDelDia(all, visita)
    const junta = juntar([visita, ...otras])
    const measured = [visita, ...otras].find(({ area }) => area !== undefined) ?? visita
    const extintores = extintoresDe({
      area: measured.area ?? local.area,
      riesgo: local.riesgo,
      pisos: measured.pisos ?? local.pisos,
    })
    const pide = extintores?.cuantos
    const asked = new Set(puntos.map((punto) => punto.id))
    return {
      ...{ puntos, otras, extintores, pide },
      junta: { ...junta, distintas: junta.distintas.filter(({ punto }) => asked.has(punto)) },
      balance: balanceDe(puntos, junta.respuestas, pide),
    }
  }, [local, visita, all, versiones])
  return { ...stands, ...writes }
}

export type VisitaEnCurso = ReturnType<typeof useVisita>
