import * as v from 'valibot'
import type { MiCambio, MiDado, MiLibre, MiTurno } from '@/entities/despacho/mi'
import { esPara, pierde, saleHasta, trasLaAccion } from '@/entities/guardias/cambios'
import { isAvailable, type TurnoConGente } from '@/entities/guardias/gente'
import { plantillaObject, puestosList } from '@/entities/guardias/module'
import { lapso, weekdayName } from '@/entities/guardias/tiempo'
import { funcionesDe } from '@/entities/personal/funciones'
import { mandosObject } from '@/entities/personal/mandos'
import type { Miembro } from '@/entities/personal/miembro'
import type { Query } from '@/server/database/database'
import { HttpError } from '@/server/http/request/errors'
import { line } from '@/server/http/request/fields'
import { readObject } from '@/server/object'
import { withValues } from '@/server/sync/own'
import { type Author, readRows, takeNumbers, type Written, writeRows } from '@/server/sync/write'
import { formatDay } from '@/shared/lib/fecha'
import { type Accion, CUALQUIERA } from '@/shared/lib/form/accion-turno'
import { byName } from '@/shared/lib/text'
import { EXISTS, isAlive } from '@/sync/fields'
import type { Row } from '@/sync/wire'
import { readCredenciales } from './people'
import { rosterBetween, rosterWith } from './roster'
import { tellTurno } from './tell-turno'

/** So far ahead a person sees shifts, in ms. */
const AHEAD_MS = 21 * 24 * 60 * 60 * 1000

const id = line(200)

export const accionSchema = v.variant('hace', [
  v.object({ hace: v.picklist(['ANOTARME', 'SALIR', 'RETIRAR']) }),
  v.object({ hace: v.literal('PEDIR'), para: id }),
  v.object({ hace: v.picklist(['TOMAR', 'NEGAR']), de: id }),
])

const shown = ({ id, nombre, fecha, inicio, fin }: TurnoConGente) => ({ id, nombre, fecha, inicio, fin })

const nameIn = (people: readonly Miembro[], id: string): string =>
  id === CUALQUIERA ? CUALQUIERA : (people.find((one) => one.id === id)?.nombres ?? '')

/** The shifts of one person that run or begin soon, those that they may join, and the swaps that they may take; by time. */
export async function shiftsOf(
  query: Query,
  me: Miembro,
): Promise<{ guardias: MiTurno[]; libres: MiLibre[]; cambios: MiCambio[]; dados: MiDado[] }> {
  const now = Date.now()
  const { turnos, puestos, people } = await rosterBetween(query, [now, now + AHEAD_MS])
  const reglas = await readObject(query, plantillaObject)
  const near = turnos.filter((turno) => lapso(turno).hasta > now && lapso(turno).desde < now + AHEAD_MS)
  const mineIn = ({ gente }: TurnoConGente) => gente.find(({ personalId }) => personalId === me.id)
  const open = near.filter(
    (turno) => lapso(turno).desde > now && !mineIn(turno) && isAvailable(me, turno.fecha),
  )
  const asked = open.flatMap((turno) =>
    puestos
      .filter((puesto) => puesto.turnoId === turno.id && esPara(puesto, me.id))
      .filter(({ id: one }) => turno.gente.some((puesto) => puesto.id === one))
      .map(({ personalId, pide }) => ({ turno, de: personalId, soloAMi: pide !== CUALQUIERA })),
  )
  const credenciales = asked.length > 0 ? await readCredenciales(query) : []
  const { cargos } = await readObject(query, mandosObject)
  const funcionesIn = (day: string) => (id: string) => {
    const miembro = people.find((one) => one.id === id)
    return miembro ? funcionesDe(miembro, credenciales, day, cargos) : []
  }
  return {
    guardias: near.flatMap((turno) => {
      const mine = mineIn(turno)
      if (!mine) return []
      const saleAntes = mine.anotado ? new Date(saleHasta(turno, reglas)).toISOString() : ''
      return [{ ...shown(turno), pide: nameIn(people, mine.pide), negado: mine.negado, saleAntes }]
    }),
    libres: reglas.anotarse
      ? open
          .filter(({ gente, personas }) => gente.length < personas)
          .map((turno) => ({ ...shown(turno), faltan: turno.personas - turno.gente.length }))
      : [],
    cambios: asked.map(({ turno, de, soloAMi }) => ({
      ...{ ...shown(turno), de, nombreDe: nameIn(people, de), soloAMi },
      pierde: pierde(turno, { de, yo: me.id }, funcionesIn(turno.fecha)),
    })),
    dados: near.flatMap((turno) => {
      const given = puestos.find((one) => one.turnoId === turno.id && one.personalId === me.id)
      const tomo = given && !mineIn(turno) ? nameIn(people, given.cedidoA) : ''
      return tomo ? [{ ...shown(turno), tomo }] : []
    }),
  }
}

/** Who could be asked to take a place in this shift, by name. */
export async function companeros(query: Query, turnoId: string): Promise<{ id: string; nombre: string }[]> {
  const { turnos, people } = await rosterWith(query, turnoId)
  const [turno] = turnos
  if (!turno) return []
  const on = new Set(turno.gente.map(({ personalId }) => personalId))
  return people
    .filter((one) => !on.has(one.id) && isAvailable(one, turno.fecha))
    .map(({ id, nombres }) => ({ id, nombre: nombres }))
    .sort((a, b) => byName(a.nombre, b.nombre))
}

type Act = { turnoId: string; me: Miembro; accion: Accion; by: Author }

/**
 * Does what somebody asked on their phone with a place of a shift, and tells who has to know. Sent again it changes
 * nothing. @throws HttpError 409 where the roster says otherwise by now, in words
 */
export async function act(query: Query, { turnoId, me, accion, by }: Act): Promise<void> {
  // The counter first: until this is written nobody takes the same place.
  const first = await takeNumbers(query, 2)
  const { turnos, puestos, people } = await rosterWith(query, turnoId)
  const [turno] = turnos
  if (!turno) throw new HttpError(409, 'turno', 'Ese turno ya no está en la lista.')
  const cambio = trasLaAccion(
    {
      turno,
      puestos,
      yo: me,
      disponibles: new Set(people.filter((one) => isAvailable(one, turno.fecha)).map(({ id }) => id)),
      ahora: Date.now(),
      reglas: await readObject(query, plantillaObject),
    },
    accion,
  )
  if ('rechazo' in cambio) {
    const { nombre, fecha } = turno
    throw new HttpError(
      409,
      'turno',
      `${nombre}, ${weekdayName(fecha)} ${formatDay(fecha)}: ${cambio.rechazo}`,
    )
  }
  const c = puestosList.key
  const rows = new Map(
    (
      await readRows(
        query,
        cambio.puestos.map(({ id }) => ({ c, id })),
      )
    ).map((row) => [row.id, row]),
  )
  const rowOf = (id: string): Row => rows.get(id) ?? { c, id, campos: {}, seq: 0 }
  const after = cambio.puestos.map(({ id, ...values }) => {
    const { campos } = rowOf(id)
    return { id, campos: withValues(campos, isAlive(campos) ? values : { [EXISTS]: true, ...values }) }
  })
  const written = after.flatMap(({ id, campos }, n): Written[] => {
    const row = rowOf(id)
    return campos === row.campos ? [] : [{ row: { ...row, seq: first + n, campos }, before: row.campos }]
  })
  if (written.length === 0) return
  await writeRows(query, written, by)
  await tellTurno(query, { turno, accion, people })
}
