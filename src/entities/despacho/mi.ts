import type { Despacho } from './despacho'
import type { Respuesta } from './respuesta'

/** A call as somebody who was asked to it sees it on their phone: what it takes to go there, and who else comes. */
export type MiLlamada = Omit<Despacho, 'respuestas' | 'convocados' | 'aQuienes' | 'reporte'> & {
  respuesta: Respuesta | null
  minutos: number | null
  /** ISO. */
  respondio: string | null
  /** Who answered for this person; null where it was they. */
  porOtro: string | null
  /** `llegaA` in ms since 1970; null where they didn't say it. */
  vienen: { nombre: string; respuesta: Respuesta; llegaA: number | null }[]
}

/** `fecha` is the `YYYY-MM-DD` day on which it begins, times are `HH:mm` of Ecuador. */
type MiTurno = { id: string; nombre: string; fecha: string; inicio: string; fin: string }

/** `vence` is its last day, `YYYY-MM-DD`, or empty where it has no end. */
type MiCredencial = {
  id: string
  nombre: string
  vence: string
  estado: 'VIGENTE' | 'POR_VENCER' | 'VENCIDA'
}

/** An event that was announced. `categoria` in words; `va`: whether the person said that they come, null while they said nothing. */
export type MiEvento = {
  id: string
  titulo: string
  /** `YYYY-MM-DD`. */
  fecha: string
  categoria: string
  resumen: string
  va: boolean | null
}

/** What the phone of somebody of the brigade knows from the central. `ahora` is its clock, ISO. */
export type Mi = {
  persona: {
    id: string
    nombres: string
    cargo: string
    area: string
    telefono: string
    contactoEmergencia: string
  }
  institucion: string
  /** The station's telephone. */
  estacion: string
  llamadas: MiLlamada[]
  /** The shifts of the next three weeks, by time. */
  guardias: MiTurno[]
  credenciales: MiCredencial[]
  /** Those of the next two months, by day. */
  eventos: MiEvento[]
  /** The key by which this browser subscribes, and whether the central tells this phone of calls. */
  llave: string
  avisa: boolean
  ahora: string
}
