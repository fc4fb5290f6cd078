import type { Despacho } from '@/entities/despacho/despacho'
import type { MiSalida } from '@/entities/despacho/mi'
import { type Respuesta, viene } from '@/entities/despacho/respuesta'
import { dayAt } from '@/entities/guardias/tiempo'
import { itemsList } from '@/entities/inventario/module'
import { fueraDeServicio, porQue, segunItems } from '@/entities/inventario/revision/fuera'
import { fallasList } from '@/entities/inventario/revision/listas'
import type { Miembro } from '@/entities/personal/miembro'
import { registrosList } from '@/entities/registro-servicios/module'
import { horaText } from '@/entities/registro-servicios/parte/tomas'
import { funcionesEn } from '@/entities/registro-servicios/parte/tripulacion'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import type { Query } from '@/server/database/database'
import { addDays } from '@/shared/lib/dias'
import { HORAS_DE_PASO } from '@/shared/lib/form/paso-salida'
import { byName } from '@/shared/lib/text'
import { funcionesOf, recordsBetween, recordsOf, recordsWith } from './people'

/** The record of a call, as its days have it; of two the one that runs, then always the same one. */
export async function parteOf(
  query: Query,
  { id, instante }: Pick<Despacho, 'id' | 'instante'>,
): Promise<RegistroServicio | undefined> {
  const day = dayAt(Date.parse(instante) || 0)
  const near = await recordsBetween(query, registrosList, [addDays(day, -1), addDays(day, 1)])
  return near
    .filter(({ despacho }) => despacho === id)
    .sort(
      (a, b) => Number(b.estado === 'EN_CURSO') - Number(a.estado === 'EN_CURSO') || (a.id < b.id ? -1 : 1),
    )[0]
}

/**
 * Whether this person notes the record of the call on their own phone: they come, and they can drive today, or do as the
 * record says, or the brigade said that they may.
 */
export async function notesParte(
  query: Query,
  me: Miembro,
  respuesta: Respuesta | null,
  parte: RegistroServicio | undefined,
): Promise<boolean> {
  if (!viene(respuesta)) return false
  if (me.anotaSalida || funcionesEn(parte ?? {}, me.nombres).includes('CONDUCTOR')) return true
  return (await funcionesOf(query, [me])).get(me.id)?.includes('CONDUCTOR') ?? false
}

/** The brigade's vehicles, and nothing of the inventory but how each is told apart and why one of them doesn't go. */
export async function vehiclesOf(query: Query): Promise<MiSalida['ofrecidos']> {
  const vehicles = (await recordsWith(query, itemsList, '"VEHICULO"')).filter(
    ({ categoria, baja }) => categoria === 'VEHICULO' && !baja,
  )
  const fallas = await recordsOf(query, fallasList)
  const out = new Map(
    fueraDeServicio(fallas, segunItems(vehicles, fallas)).map((one) => [one.item, porQue(one)]),
  )
  return vehicles
    .sort((a, b) => byName(a.nombre, b.nombre))
    .map(({ id, nombre, numeroSerie }) => ({
      nombre,
      placa: numeroSerie,
      ...(out.has(id) && { fuera: out.get(id) ?? '' }),
    }))
}

/**
 * Whether a call's record is still being written: with the call closed nobody is asked any more, and its crew is out until
 * the record ends. A test has none, and of what was called off there is nothing to note.
 */
export const parteRuns = (
  { prueba, estado }: Pick<Despacho, 'prueba' | 'estado'>,
  parte: RegistroServicio | undefined,
): boolean => !prueba && (estado === 'EN_CURSO' || (estado === 'CERRADO' && parte?.estado === 'EN_CURSO'))

/** The run as its driver's phone shows it; undefined for whoever doesn't note it. */
export async function salidaFor(
  query: Query,
  me: Miembro,
  despacho: Despacho,
  respuesta: Respuesta | null,
): Promise<MiSalida | undefined> {
  if (despacho.prueba || despacho.estado === 'ANULADO' || !viene(respuesta)) return undefined
  const parte = await parteOf(query, despacho)
  if (!parteRuns(despacho, parte) || !(await notesParte(query, me, respuesta, parte))) return undefined
  const horas = parte ? HORAS_DE_PASO.map((hora) => [hora, horaText(parte, hora)] as const) : []
  return {
    horas: Object.fromEntries(horas.filter(([, text]) => text)),
    vehiculos: (parte?.vehiculos ?? []).map(({ nombre, kmSalida = null, kmRegreso = null }) => ({
      nombre,
      kmSalida,
      kmRegreso,
    })),
    ofrecidos: await vehiclesOf(query),
  }
}
