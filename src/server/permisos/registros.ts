import { permisosList } from '@/entities/inspecciones/permiso/module'
import { cuentaDe, type Permiso } from '@/entities/inspecciones/permiso/permiso'
import { abiertasList, visitasList } from '@/entities/inspecciones/visita/listas'
import { ultimaVisita } from '@/entities/inspecciones/visita/ultima'
import type { Visita } from '@/entities/inspecciones/visita/visita'
import { LONGEST_TEXT } from '@/entities/permiso-firmado/codigo'
import { readRepuesta } from '@/server/copies/restored'
import type { Query } from '@/server/database/database'
import { mentions } from '@/server/database/written'
import { readRecord } from '@/server/sync/judge'
import { collectionAt } from '@/server/sync/latest'
import { AUTHOR, withValues } from '@/server/sync/own'
import { takeNumbers, type Written, writeRows } from '@/server/sync/write'
import type { Refused } from '@/server/sync/write-each'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { SpokenError } from '@/shared/lib/spoken-error'
import { siguiente } from '@/shared/storage/serie'
import { isAlive } from '@/sync/fields'
import { stampOf } from '@/sync/stamp'
import type { Row } from '@/sync/wire'
import { readFirma } from './llaves'
import { type Act, anularPermiso, type Firmado, firmarPermiso, type Pedido } from './permisos'

const { key: KEY } = permisosList

/** How many numbers are left out after a copy was put back: papers that the copy doesn't know may have them. */
export const LOST = 100

/** The permit as devices show it; null for another list's record, a deleted one and one that nobody can read. */
function permisoIn({ c, id, campos }: Row): Permiso | null {
  const collection = c === KEY && isAlive(campos) && collectionAt(c)
  return collection ? (readRecord(collection, id, campos) as Permiso | null) : null
}

/** A text as a code has room for it; what is cut off stands on the paper. */
const short = (text: string, room = LONGEST_TEXT): string => {
  const whole = text.normalize('NFC').trim()
  return whole.length > room ? `${whole.slice(0, room - 1).trim()}…` : whole
}

/** A code has no place of its own for a first day: of a permit that begins later, what it is for says it. */
function actividadOf({ actividad, desde, otorgado }: Permiso): string {
  const since = desde > toDay(new Date(otorgado)) ? `, desde el ${formatDay(desde)}` : ''
  return short(actividad, LONGEST_TEXT - since.length) + since
}

/** What the code of a granted permit says; null for one that has no number of the central, or whose year has ended. */
function pedidoOf(permiso: Permiso, hoy: string): Pedido | null {
  const cuenta = cuentaDe(permiso.numero)
  if (!cuenta || !permiso.otorgado || permiso.anulado || permiso.hasta < hoy) return null
  const { nombre, ruc, establecimiento, aforo = 0, hasta } = permiso
  return {
    ...cuenta,
    ruc: /^\d{13}$/.test(ruc) ? ruc : '',
    establecimiento: /^\d{1,3}$/.test(establecimiento) ? Number(establecimiento) : 0,
    nombre: short(nombre),
    actividad: actividadOf(permiso),
    hasta,
    aforo: Number.isInteger(aforo) && aforo > 0 ? aforo : 0,
  }
}

/** What is refused for a reason that a person can mend: the record goes on without it, and holds nothing else up. */
const ifOurs = (signed: Promise<Firmado>): Promise<Firmado | null> =>
  signed.catch((error: unknown) => {
    if (error instanceof SpokenError) return null
    throw error
  })

/** Those of these rows that are granted permits without a code, with theirs. In a transaction. */
export async function withCodigos(query: Query, rows: readonly Row[], act: Act): Promise<Row[]> {
  const hoy = toDay(act.now)
  const signed: Row[] = []
  for (const row of rows) {
    const permiso = permisoIn(row)
    const pedido = permiso && !permiso.codigo && pedidoOf(permiso, hoy)
    const codigo =
      pedido && (await readFirma(query)) && (await ifOurs(firmarPermiso(query, row.id, pedido, act)))?.codigo
    signed.push(codigo ? { ...row, campos: withValues(row.campos, { codigo }) } : row)
  }
  return signed
}

const VISITED = [visitasList.key, abiertasList.key]

/** What inspectors saw of a premises until a `YYYY-MM-DD` day, with what this call brings. */
async function visitasUntil(query: Query, local: string, dia: string, written: readonly Written[]) {
  const stored = await query<Row>(
    `select coleccion as c, id, campos, seq from registro
     where coleccion = any($1::text[]) and ${mentions('campos', '$2')}`,
    [VISITED, JSON.stringify(local)],
  )
  const brought = written.map(({ row }) => row).filter(({ c }) => VISITED.includes(c))
  const rows = new Map([...stored, ...brought].map((row) => [`${row.c} ${row.id}`, row]))
  return [...rows.values()].flatMap(({ c, id, campos }) => {
    const collection = isAlive(campos) && collectionAt(c)
    const visita = collection ? (readRecord(collection, id, campos) as Visita | null) : null
    return visita?.local === local && visita.dia <= dia ? [visita] : []
  })
}

/**
 * Permits that are granted to premises which failed in their last visit: first comes another one (art. 352 of the Reglamento de
 * prevención, 2009).
 */
export async function refusedByVisits(query: Query, written: readonly Written[]): Promise<Refused[]> {
  const refused: Refused[] = []
  for (const one of written) {
    const permiso = permisoIn(one.row)
    if (!permiso?.otorgado || !permiso.local || one.before.otorgado?.[1]) continue
    const dia = toDay(new Date(permiso.otorgado))
    const visitas = await visitasUntil(query, permiso.local, dia, written)
    if (ultimaVisita(visitas, permiso.local, dia)?.resultado === 'NO_CUMPLE')
      refused.push({
        written: one,
        estado: 'invalido',
        mensaje: 'El local no cumplió en su última visita: primero hay que volver a inspeccionarlo.',
      })
  }
  return refused
}

/** The codes of permits that these records say are annulled are annulled too, also after an older copy was put back. */
export async function annulWritten(
  query: Query,
  written: readonly Written[],
  usuario: string,
): Promise<void> {
  for (const { row } of written) {
    const permiso = permisoIn(row)
    if (!permiso?.anulado || !permiso.codigo) continue
    const now = new Date(permiso.anulado)
    await ifOurs(anularPermiso(query, permiso, { usuario, now }))
  }
}

/** What was granted while nothing could be signed gets its code. In a transaction. */
export async function signWaiting(query: Query, act: Act): Promise<void> {
  // Before the table of permits, as whoever tells of one holds them in this order.
  const first = await takeNumbers(query, 0)
  const rows = await query<Row>('select coleccion as c, id, campos, seq from registro where coleccion = $1', [
    KEY,
  ])
  const signed = await withCodigos(query, rows, act)
  const written = signed.flatMap((row, index): Written[] => {
    const before = rows[index]?.campos ?? {}
    return row.campos === before ? [] : [{ row, before }]
  })
  await takeNumbers(query, written.length)
  await writeRows(
    query,
    written.map((one, index) => ({ ...one, row: { ...one.row, seq: first + index } })),
    AUTHOR,
  )
}

/**
 * The taken numbers of a series, and others that aren't given again: the last one that a code has, of permits that no record
 * knows of, and after a copy was put back as many as it may not have known of.
 */
export async function withSigned(
  query: Query,
  c: string,
  begin: string,
  taken: readonly string[],
): Promise<string[]> {
  if (c !== KEY) return [...taken]
  const [signed] = await query<{ numero: number | null }>(
    'select max(numero) as numero from permiso where anio = $1',
    [Number(begin.slice(2, 6))],
  )
  const known = [...taken, `${begin}${signed?.numero ?? 0}`]
  const repuesta = await readRepuesta(query)
  if (!repuesta) return known
  const [record] = await query<{ sello: string | null }>(
    `select max(campos->'numero'->>0) as sello from registro where coleccion = $1`,
    [KEY],
  )
  const last = cuentaDe(siguiente(begin, known))?.numero ?? 1
  const isSince = (record?.sello ?? '') >= stampOf(Date.parse(repuesta.instante), 0, '')
  return isSince || last === 1 ? known : [...known, `${begin}${last - 1 + LOST}`]
}
