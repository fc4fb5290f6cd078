import type { HoraDePaso } from '@/shared/lib/form/paso-salida'
import type { Funcion } from '@/shared/lib/funciones'
import type { Despacho } from './despacho'
import type { Respuesta } from './respuesta'

/**
 * The record of a call as whoever drives notes it on their phone: each time as paper has it, the vehicles that went with
 * their odometers in kilometres, and those that the brigade has; `fuera` says why one of them is out of service.
 */
export type MiSalida = {
  horas: { readonly [H in HoraDePaso]?: string }
  vehiculos: { nombre: string; kmSalida: number | null; kmRegreso: number | null }[]
  ofrecidos: { nombre: string; placa: string; fuera?: string }[]
}

/** A call as somebody who was asked to it sees it on their phone: what it takes to go there, and who else comes. */
export type MiLlamada = Omit<Despacho, 'respuestas' | 'convocados' | 'aQuienes' | 'reporte' | 'conFotos'> & {
  respuesta: Respuesta | null
  minutos: number | null
  /** ISO. */
  respondio: string | null
  /** Who answered for this person; null where it was they. */
  porOtro: string | null
  /** The ids of the photos that whoever reported sent, while it runs. Missing in what an earlier central said. */
  fotos?: string[]
  /** Only for whoever notes its record, while it runs. */
  salida?: MiSalida
  /** `llegaA` in ms since 1970; null where they didn't say it. */
  vienen: { nombre: string; respuesta: Respuesta; llegaA: number | null }[]
}

/** `fecha` is the `YYYY-MM-DD` day on which it begins, times are `HH:mm` of Ecuador. */
type Turno = { id: string; nombre: string; fecha: string; inicio: string; fin: string }

/**
 * One's own shift. `pide`: whom the person asks to take it, `todos` or a name; `negado`: who was asked and can't;
 * `saleAntes`: the ISO instant until which they leave it by themselves, '' where it was assigned to them.
 */
export type MiTurno = Turno & { pide?: string; negado?: string; saleAntes?: string }

/** A shift that lacks people and that the person may join. */
export type MiLibre = Turno & { faltan: number }

/**
 * A place whose person (`de`, by id) asks somebody to take it; `soloAMi`: this person alone; `pierde`: what nobody
 * in the shift could be any more if this person took it.
 */
export type MiCambio = Turno & { de: string; nombreDe: string; soloAMi: boolean; pierde?: Funcion[] }

/** A shift in which somebody (`tomo`, by name) took this person's place. */
export type MiDado = Turno & { tomo: string }

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
    /** ISO, until when they said that they can't come. Missing in what a phone heard from an earlier central. */
    noPuedeHasta?: string
  }
  institucion: string
  /** The station's telephone. */
  estacion: string
  llamadas: MiLlamada[]
  /** The shifts of the next three weeks, by time. */
  guardias: MiTurno[]
  /** Missing in what a phone heard from an earlier central. */
  libres?: MiLibre[]
  cambios?: MiCambio[]
  dados?: MiDado[]
  credenciales: MiCredencial[]
  /** Those of the next two months, by day. */
  eventos: MiEvento[]
  /** The key by which this browser subscribes, and whether the central tells this phone of calls. */
  llave: string
  avisa: boolean
  ahora: string
}

/**
 * One person's hours of the year `anio`, in minutes, each kind apart: a call during a shift is in both. Of `servicios`,
 * `sinTiempo` have no time that anybody took. `previstos` are those of all the year's shifts, also of those to come,
 * `cumplidos` those that somebody confirmed.
 */
export type MisHoras = {
  anio: number
  servicios: number
  sinTiempo: number
  minutosServicios: number
  previstos: number
  cumplidos: number
  eventos: number
}
