import { formatNumber } from '@/shared/lib/moneda'
import type { Insumo, Vehiculo } from './parte/filas'
import type { RegistroServicio } from './registro'

/** `Guantes × 3`, as paper, details and export write it. */
export const insumoText = ({ nombre, cantidad }: Insumo): string => `${nombre} × ${cantidad}`

/** Reads `Guantes × 3` or `Guantes x 3`; null for another text. */
export function insumoOf(text: string): Insumo | null {
  const [, nombre, cantidad] = /^(.+?)\s*[×x]\s*(\d{1,9})$/i.exec(text.trim()) ?? []
  return nombre && Number(cantidad) > 0 ? { nombre, cantidad: Number(cantidad) } : null
}

/** `Tanquero 2 (km 1200 a 1215.5, 3000 L)`: an export that is read again needs plain numbers. */
export function vehiculoText({ nombre, kmSalida, kmRegreso, agua }: Vehiculo): string {
  const km = kmSalida !== undefined || kmRegreso !== undefined
  const facts = [
    ...(km ? [`km ${kmSalida ?? '?'} a ${kmRegreso ?? '?'}`] : []),
    ...(agua === undefined ? [] : [`${agua} L`]),
  ]
  return facts.length > 0 ? `${nombre} (${facts.join(', ')})` : nombre
}

const FACTS = /^(.+?)\s*\((?:km (\d+(?:\.\d+)?|\?) a (\d+(?:\.\d+)?|\?))?(?:, )?(?:(\d+) L)?\)$/

/** Reads what `vehiculoText` writes; any other text is a name. */
export function vehiculoOf(text: string): Vehiculo {
  const [, nombre, kmSalida, kmRegreso, agua] = FACTS.exec(text.trim()) ?? []
  if (!nombre) return { nombre: text.trim() }
  const known = (digits: string | undefined) => (digits && digits !== '?' ? Number(digits) : undefined)
  const facts = { kmSalida: known(kmSalida), kmRegreso: known(kmRegreso), agua: known(agua) }
  return { nombre, ...Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) }
}

/** What is odd about a vehicle's kilometres; null where nothing is, or one of them is missing. */
export const oddKilometros = ({
  kmSalida,
  kmRegreso,
}: Pick<Vehiculo, 'kmSalida' | 'kmRegreso'>): string | null =>
  kmSalida !== undefined && kmRegreso !== undefined && kmRegreso < kmSalida
    ? `Es menor que el de salida (${formatNumber(kmSalida)}).`
    : null

/** Kilometres that the vehicles went together; undefined where no vehicle has both figures in their order. */
export function kilometrosOf(vehiculos: readonly Vehiculo[]): number | undefined {
  const ways = vehiculos.flatMap(({ kmSalida, kmRegreso }) =>
    kmSalida !== undefined && kmRegreso !== undefined && kmRegreso >= kmSalida ? [kmRegreso - kmSalida] : [],
  )
  return ways.length > 0 ? Math.round(ways.reduce((sum, way) => sum + way, 0) * 100) / 100 : undefined
}

/** Litres that the vehicles gave together; undefined where nobody wrote any. */
export function aguaOf(vehiculos: readonly Vehiculo[]): number | undefined {
  const litres = vehiculos.flatMap(({ agua }) => agua ?? [])
  return litres.length > 0 ? litres.reduce((sum, one) => sum + one, 0) : undefined
}

/**
 * One use of a thing. `cuando` is the aviso of its parte, `YYYY-MM-DDTHH:mm`, or the end of that day. Of 0 units nothing is
 * used up: gear that came back, or a vehicle with what its odometer showed last, in kilometres.
 */
export type Uso = Insumo & { parte: string; cuando: string; km?: number }

type ConUsos = Pick<
  RegistroServicio,
  'id' | 'fecha' | 'horaInicio' | 'insumos' | 'equipos' | 'vehiculos' | 'estado'
>

/** A parte without what tells nothing of things: whoever keeps a log of years in memory keeps this. */
export const conUsosOf = (registro: RegistroServicio): ConUsos => {
  const { id, fecha, horaInicio, insumos, equipos, vehiculos, estado } = registro
  return {
    ...{ id, fecha, horaInicio, estado },
    ...(insumos && { insumos }),
    ...(equipos && { equipos }),
    ...(vehiculos && { vehiculos }),
  }
}

const vueltosDe = ({ equipos = [], vehiculos = [], estado }: ConUsos): Omit<Uso, 'parte' | 'cuando'>[] => [
  ...equipos.map((equipo) => ({ ...equipo, cantidad: 0 })),
  // A vehicle of a call that was cancelled may have stayed, unless its odometer says otherwise.
  ...vehiculos.flatMap(({ nombre, kmSalida, kmRegreso }) => {
    const km = Math.max(kmSalida ?? 0, kmRegreso ?? 0)
    if (km > 0) return [{ nombre, cantidad: 0, km }]
    return estado === 'CANCELADO' ? [] : [{ nombre, cantidad: 0 }]
  }),
]

/** Everything that these partes used, cancelled ones too: what was used up is gone. */
export const usosDe = (list: readonly ConUsos[]): Uso[] =>
  list.flatMap((parte) =>
    [...(parte.insumos ?? []), ...vueltosDe(parte)].map((uso) => ({
      ...uso,
      parte: parte.id,
      cuando: `${parte.fecha}T${parte.horaInicio || '24:00'}`,
    })),
  )
