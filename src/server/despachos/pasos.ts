import * as v from 'valibot'
import { quienesVienen } from '@/entities/despacho/convocado'
import type { Despacho } from '@/entities/despacho/despacho'
import { HACE_MOST_MS, type Respuesta } from '@/entities/despacho/respuesta'
import type { Miembro } from '@/entities/personal/miembro'
import { registroFromCall } from '@/entities/registro-de-llamada'
import { registrosList } from '@/entities/registro-servicios/module'
import { kilometrosOf } from '@/entities/registro-servicios/recursos'
import { newRegistro, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { ended, withHora } from '@/entities/registro-servicios/salida'
import type { Query } from '@/server/database/database'
import { HttpError } from '@/server/http/request/errors'
import { line } from '@/server/http/request/fields'
import { withNumbers } from '@/server/sync/numbers'
import { withValues } from '@/server/sync/own'
import { type Author, readRows, takeNumbers, writeRows } from '@/server/sync/write'
import { toDay, toTime } from '@/shared/lib/fecha'
import { campoDe, HORAS_DE_PASO, type Paso } from '@/shared/lib/form/paso-salida'
import { EXISTS, type Fields, isAlive, type Register } from '@/sync/fields'
import { timeOf } from '@/sync/stamp'
import type { Row } from '@/sync/wire'
import { readConvocados } from './convocados'
import { end, over, readDespacho, tellDespacho, unknown } from './despachos'
import { notesParte, parteOf, parteRuns, vehiclesOf } from './parte'

/** In kilometres, as an odometer shows them. */
const odometer = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(9_999_999)))

export const pasoSchema = v.object({
  paso: v.variant('hace', [
    v.object({ hace: v.literal('HORA'), hora: v.picklist(HORAS_DE_PASO), quita: v.boolean() }),
    v.object({
      hace: v.literal('VEHICULO'),
      nombre: v.pipe(line(200), v.minLength(1)),
      va: v.boolean(),
      kmSalida: odometer,
      kmRegreso: odometer,
    }),
    v.object({ hace: v.literal('TERMINAR') }),
  ]),
  haceMs: v.pipe(v.number(), v.minValue(0), v.maxValue(HACE_MOST_MS)),
  tocado: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e15)),
})

/** Of each thing the last tap of this person that was taken: on which phone, when by its clock, and the register's stamp then. */
type Toques = Record<string, readonly [acceso: string, tocado: number, stamp: string]>

type Tap = { paso: Paso; tapped: Date; toques: Toques; acceso: string }

const REGISTROS = registrosList.key

const gone = () => new HttpError(409, 'parte', 'Alguien quitó de la bitácora el parte de esta salida.')

/** The row of the call's record, which is made from the call where nobody made one. Its id is the call's: two phones make one. */
async function recordOfCall(
  query: Query,
  despacho: Despacho,
): Promise<{ row: Row; registro: RegistroServicio }> {
  const known = await parteOf(query, despacho)
  const id = known?.id ?? `${registrosList.idPrefix}${despacho.id}`
  const [row] = await readRows(query, [{ c: REGISTROS, id }])
  if (known && row) return { row, registro: known }
  // Somebody deleted it, or took the call's word from it: no tap brings it back.
  if (row) throw gone()
  const vienen = quienesVienen(await readConvocados(query, despacho.id, false)).map(({ nombre }) => nombre)
  const blank = newRegistro(toDay(new Date(despacho.instante)))
  const registro = { ...blank, ...registroFromCall(despacho, vienen), despacho: despacho.id, id }
  return { row: { c: REGISTROS, id, campos: {}, seq: 0 }, registro }
}

/** The values of a new record. What nobody wrote is missing: a tap that waited without a signal finds its place empty. */
const begun = (registro: RegistroServicio) => ({
  [EXISTS]: true,
  ...Object.fromEntries(Object.entries(registro).filter(([, value]) => value !== undefined && value !== '')),
})

/** What somebody wrote after the tap stands, unless the tap corrects this very phone's own one. */
function counts(
  current: string,
  register: Register | undefined,
  { tapped, toques, acceso, paso }: Tap,
): boolean {
  const mine = toques[campoDe(paso)]
  if (!current || !register) return true
  return timeOf(register[0]) <= tapped.getTime() || (mine?.[0] === acceso && mine[2] === register[0])
}

async function vehicleValues(
  query: Query,
  registro: RegistroServicio,
  { nombre, va, kmSalida, kmRegreso }: Extract<Paso, { hace: 'VEHICULO' }>,
): Promise<Partial<RegistroServicio>> {
  const before = registro.vehiculos ?? []
  const known = before.find((one) => one.nombre === nombre)
  if (!known && !(await vehiclesOf(query)).some((one) => one.nombre === nombre))
    throw new HttpError(422, 'vehiculo', `«${nombre}» no consta entre los vehículos de la brigada.`)
  const { agua } = known ?? {}
  const went = {
    nombre,
    ...(kmSalida !== null && { kmSalida }),
    ...(kmRegreso !== null && { kmRegreso }),
    ...(agua !== undefined && { agua }),
  }
  const rest = before.filter((one) => one.nombre !== nombre)
  const after = va ? (known ? before.map((one) => (one === known ? went : one)) : [...before, went]) : rest
  return {
    vehiculos: after.length > 0 ? after : undefined,
    // A sum that somebody wrote by hand is theirs.
    ...([undefined, kilometrosOf(before)].includes(registro.kilometros) && {
      kilometros: kilometrosOf(after),
    }),
  }
}

async function valuesOf(query: Query, registro: RegistroServicio, campos: Fields, tap: Tap) {
  const { paso, tapped } = tap
  if (paso.hace === 'VEHICULO') return vehicleValues(query, registro, paso)
  if (paso.hace === 'TERMINAR') return registro.estado === 'EN_CURSO' ? ended(tapped)(registro) : {}
  const current = registro[paso.hora] ?? ''
  if ((paso.quita && !current) || !counts(current, campos[paso.hora], tap)) return {}
  const [time, toma] = paso.quita ? (['', 'ESCRITA'] as const) : ([toTime(tapped), 'BOTON'] as const)
  return withHora(paso.hora, time, toma, toDay(tapped))(registro)
}

type Told = v.InferOutput<typeof pasoSchema> & { despacho: string; me: Miembro; acceso: string; by: Author }

/**
 * Takes a tap of whoever drives into the one record of the call. One that was sent twice counts once, and of two of one
 * phone the later by its clock; what was tapped while the call ran counts also if it arrives after its end, and after it what
 * is tapped while its record runs.
 * @throws HttpError 403, 404, 409, 422
 */
export async function takeStep(query: Query, told: Told): Promise<void> {
  const { despacho: id, me, acceso, paso, haceMs, tocado, by } = told
  const [call] = await query<{ terminado: Date | null }>(
    'select terminado from despacho where id = $1 for update',
    [id],
  )
  const [asked] = await query<{ respuesta: Respuesta | null; toques: Toques | null }>(
    'select respuesta, toques from convocado where despacho = $1 and persona = $2',
    [id, me.id],
  )
  if (!call || !asked) throw unknown()
  const { despacho } = await readDespacho(query, id)
  const toques = asked.toques ?? {}
  const last = Object.hasOwn(toques, campoDe(paso)) ? toques[campoDe(paso)] : undefined
  if (last && last[0] === acceso && last[1] >= tocado) return
  const tapped = new Date(Math.max(Date.now() - haceMs, Date.parse(despacho.instante) || 0))
  const parte = await parteOf(query, despacho)
  const late = call.terminado && tapped > call.terminado
  if (despacho.prueba || (late && !parteRuns(despacho, parte))) throw over()
  if (!(await notesParte(query, me, asked.respuesta, parte)))
    throw new HttpError(403, 'permiso', 'Esta salida la anota quien conduce, o quien la brigada diga.')
  const seq = await takeNumbers(query, 1)
  const { row, registro } = await recordOfCall(query, despacho)
  const values = await valuesOf(query, registro, row.campos, { paso, tapped, toques, acceso })
  const news = Object.keys(values).length > 0
  const whole = isAlive(row.campos) || !news ? values : begun({ ...registro, ...values })
  const campos = withValues(row.campos, whole)
  const [after] = await withNumbers(query, [{ ...row, seq, campos }])
  if (after && campos !== row.campos) await writeRows(query, [{ row: after, before: row.campos }], by)
  // One that somebody else's later word stands against isn't this phone's.
  const stamp = (paso.hace === 'HORA' && news && campos[paso.hora]?.[0]) || (last?.[2] ?? '')
  await query('update convocado set toques = $3::json where despacho = $1 and persona = $2', [
    ...[id, me.id],
    JSON.stringify({ ...toques, [campoDe(paso)]: [acceso, tocado, stamp] }),
  ])
  if (paso.hace === 'TERMINAR' && !call.terminado) await end(query, id, { estado: 'CERRADO', motivo: '' }, by)
  else await tellDespacho(query, id)
}
