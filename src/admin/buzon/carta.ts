import type { ModuleList } from '@/access/module'
import { can, type Subject } from '@/access/permissions'
import { type Aporte, estadoOf } from '@/entities/aportes/aporte'
import { aportesList } from '@/entities/aportes/module'
import { pedidosList } from '@/entities/datos/module'
import { DERECHO_LABELS, type Pedido, relojDe as relojDeDatos } from '@/entities/datos/pedido'
import type { Peticion } from '@/entities/inspecciones/peticion'
import { peticionesList } from '@/entities/inspecciones/peticiones-list'
import type { Mensaje } from '@/entities/mensajes/mensaje'
import { mensajesList } from '@/entities/mensajes/module'
import { solicitudesList } from '@/entities/solicitudes/module'
import { relojDe } from '@/entities/solicitudes/reloj'
import type { Solicitud } from '@/entities/solicitudes/solicitud'
import type { Terminos } from '@/entities/solicitudes/terminos'
import { toDay } from '@/shared/lib/fecha'
import { byCode, matches } from '@/shared/lib/text'
import type { Stored } from '@/shared/storage/stored-module'
import type { Clase, Filtro } from './search'

export type Registros = {
  MENSAJE: Mensaje
  SOLICITUD: Solicitud
  PREGUNTA: Aporte
  DATOS: Pedido
  PERMISO: Peticion
}

/** The list in which each kind is stored. */
export const LISTAS = {
  MENSAJE: mensajesList,
  SOLICITUD: solicitudesList,
  PREGUNTA: aportesList,
  DATOS: pedidosList,
  PERMISO: peticionesList,
} as const satisfies { [C in Clase]: ModuleList<Registros[C]> }

export type Estado =
  | 'NUEVO'
  | 'ASIGNADO'
  | 'POR_CONTESTAR'
  | 'EN_PLAZO'
  | 'VENCIDO'
  | 'CONTESTADO'
  | 'PUBLICADO'

/** Something that somebody sent to the station; days are `YYYY-MM-DD`. */
type Una<C extends Clase> = {
  id: string
  clase: C
  registro: Registros[C]
  texto: string
  /** Who sent it; '' where nobody said. */
  de: string
  recibida: string
  /** The last day for the answer; '' where none is set. */
  vence: string
  estado: Estado
  espera: boolean
  /** What else of it is searched. */
  textos: readonly string[]
}

export type Carta = { [C in Clase]: Una<C> }[Clase]

const textsOf = <T extends Stored>({ search }: ModuleList<T>, record: T): string[] =>
  search?.text(record) ?? []

/** Said once: the order asks it of each again and again. */
const whole = <C extends Clase>(one: Omit<Una<C>, 'espera'>): Una<C> => ({
  ...one,
  espera: one.estado !== 'CONTESTADO' && one.estado !== 'PUBLICADO',
})

export function deMensaje(one: Mensaje): Una<'MENSAJE'> {
  const { id, asunto, nombre, fecha, estado } = one
  return whole({
    ...{ id, clase: 'MENSAJE', registro: one, texto: asunto, de: nombre, recibida: toDay(new Date(fecha)) },
    ...{ vence: '', estado: estado === 'HECHO' ? 'CONTESTADO' : estado },
    textos: textsOf(mensajesList, one),
  })
}

export function deSolicitud(one: Solicitud, hoy: string, terminos: Terminos): Una<'SOLICITUD'> {
  const { vence, estado } = relojDe(one, hoy, terminos)
  const estados = { EN_PLAZO: 'EN_PLAZO', VENCIDA: 'VENCIDO', RESPONDIDA: 'CONTESTADO' } as const
  return whole({
    ...{ id: one.id, clase: 'SOLICITUD', registro: one, texto: one.pedido, de: one.nombre },
    ...{ recibida: one.recibida, vence, estado: estados[estado] },
    textos: textsOf(solicitudesList, one),
  })
}

export const dePregunta = (one: Aporte): Una<'PREGUNTA'> =>
  whole({
    ...{ id: one.id, clase: 'PREGUNTA', registro: one, texto: one.texto, de: one.nombre },
    ...{ recibida: one.recibido, vence: '', estado: estadoOf(one) },
    textos: textsOf(aportesList, one),
  })

/** `dias`: within how many days one is answered. */
export function deDatos(one: Pedido, hoy: string, dias: number): Una<'DATOS'> {
  const { vence, estado } = relojDeDatos(one, hoy, dias)
  return whole({
    ...{ id: one.id, clase: 'DATOS', registro: one, texto: DERECHO_LABELS[one.derecho], de: one.nombre },
    ...{ recibida: one.recibido, vence, estado: estado === 'RESPONDIDO' ? 'CONTESTADO' : estado },
    textos: textsOf(pedidosList, one),
  })
}

export const dePermiso = (one: Peticion): Una<'PERMISO'> =>
  whole({
    ...{ id: one.id, clase: 'PERMISO', registro: one, texto: one.nombre, de: one.contacto },
    ...{
      recibida: one.recibida,
      vence: '',
      estado: one.estado === 'ESPERA' ? 'POR_CONTESTAR' : 'CONTESTADO',
    },
    textos: textsOf(peticionesList, one),
  })

/** For its buttons and for the question before it is deleted. */
export const nameOf = ({ texto, de }: Carta): string => (de ? `${texto}, de ${de}` : texto)

/** What was published was answered too. */
export function isIn(filtro: Filtro, carta: Carta): boolean {
  if (filtro === 'ESPERA') return carta.espera
  return filtro === 'CONTESTADO' ? !carta.espera : carta.estado === filtro
}

/** Whether one has these words anywhere in what it says or was answered. */
export const says = (buscar: string | undefined, { texto, textos }: Carta): boolean =>
  matches(buscar, texto, ...textos)

/** Whether this person may do it with what is of this kind, as its list says. */
export const mayWrite = (user: Subject | null, clase: Clase, act: 'create' | 'edit' | 'remove'): boolean =>
  LISTAS[clase].writes[act].every((permission) => can(user, permission))

/** After every day: what has no term waits behind what has one. */
const NEVER = '9999'

/** What waits first, by its last day and then the oldest; what was answered after it, the newest first. */
export function byTurn(a: Carta, b: Carta): number {
  if (a.espera !== b.espera) return a.espera ? -1 : 1
  if (!a.espera) return byCode(b.recibida, a.recibida)
  return byCode(a.vence || NEVER, b.vence || NEVER) || byCode(a.recibida, b.recibida)
}

/** What a request for a permit wants is answered, and nothing of it is edited. */
export const verboDe = ({ clase }: Pick<Carta, 'clase'>): string | undefined =>
  clase === 'PERMISO' ? 'Contestar' : undefined
