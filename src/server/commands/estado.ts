import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { RUNS } from '@/server/accounts/sessions'
import { listCustodios } from '@/server/copies/custodios/equipos'
import { readLlave } from '@/server/copies/custodios/llave'
import { readFailure } from '@/server/copies/keep'
import { copiasIn, listCopias } from '@/server/copies/kept'
import { photosBeside } from '@/server/copies/photo-store'
import type { Query } from '@/server/database/database'
import { stepsDone } from '@/server/database/migrate'
import { MIGRATIONS } from '@/server/database/migrations'
import { readConfiguracion } from '@/server/object'
import { baseIn, type Where } from '@/server/open'
import { freeIn } from '@/server/room'
import { readState } from '@/server/state'
import { ago } from '@/shared/lib/ago'
import { formatBytes } from '@/shared/lib/byte-size'
import { plural } from '@/shared/lib/plural'
import type { Command } from './command'

/** What it is, and what is said of it: more than one line where there is more to say. */
type Part = [title: string, ...lines: string[]]

const WIDTH = 14

const textOf = (parts: readonly Part[]): string =>
  parts
    .map(([title, ...lines]) => `${title.padEnd(WIDTH)}${lines.join(`\n  ${' '.repeat(WIDTH)}`)}`)
    .join('\n  ')

/** All that lies in a folder; what goes away meanwhile counts for nothing. */
function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, entry) =>
        sum + (statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    )
}

const since = (instante: string | Date): string => ago(new Date(instante).toISOString(), new Date())

function disk({ folder }: Where): Part {
  const free = freeIn(folder)()
  return [
    'Disco',
    free === null ? 'el sistema no dice cuánto queda' : `quedan ${formatBytes(free)} donde está «${folder}»`,
  ]
}

async function copies({ folder }: Where): Promise<Part> {
  const copias = copiasIn(folder)
  const [all, photos] = [await listCopias(copias), await photosBeside(join(copias, 'copia')).bytes()]
  const [newest] = all
  if (!newest) return ['Copias', `ninguna en «${copias}» todavía`]
  const bytes = all.reduce((sum, copia) => sum + copia.bytes, photos)
  return [
    'Copias',
    `${plural(all.length, 'copia', 'copias')} en «${copias}», ${formatBytes(bytes)} con sus fotografías`,
    `la última, ${newest.nombre}, ${since(newest.instante)}`,
  ]
}

async function base(query: Query, { folder, url, esquema }: Where): Promise<Part> {
  if (!url) return ['Base', `incluida, en «${baseIn(folder)}», ${formatBytes(bytesIn(baseIn(folder)))}`]
  const [row] = await query<{ version: string; bytes: number }>(
    esquema === undefined
      ? `select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`
      : `select current_setting('server_version') as version, sum(pg_total_relation_size(oid))::bigint as bytes
         from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
  )
  const where = esquema === undefined ? '' : `, esquema ${esquema}`
  return ['Base', `PostgreSQL ${row?.version}${where}, ${formatBytes(row?.bytes ?? 0)}`]
}

function version(done: number): Part {
  const own = MIGRATIONS.length
  if (done === own) return ['Versión', `${own}, el programa y los datos`]
  return done < own
    ? [
        'Versión',
        `los datos son de la ${done} y el programa de la ${own}: al encenderla hace una copia y los actualiza`,
      ]
    : ['Versión', `los datos son de la ${done}, más nueva que el programa (${own}): actualice el programa`]
}

async function whose(query: Query): Promise<Part> {
  const [state, { nombreInstitucion }] = [await readState(query), await readConfiguracion(query)]
  if (!state) return ['Central', 'a la base le falta una parte: no dice de qué central es']
  return [
    'Central',
    state.modo === 'suya' ? `de ${nombreInstitucion}` : 'en modo de muestra: nadie la reclamó todavía',
  ]
}

async function holds(query: Query): Promise<Part> {
  const [row] = await query<{ registros: number; fotos: number; bytes: number; cuentas: number }>(
    `select (select count(*) from registro) as registros, count(*) as fotos,
       coalesce(sum(octet_length(bytes)), 0)::bigint as bytes,
       (select count(*) from usuario where activo) as cuentas from foto`,
  )
  const { registros = 0, fotos = 0, bytes = 0, cuentas = 0 } = row ?? {}
  return [
    'Guarda',
    `${plural(registros, 'registro', 'registros')} con los eliminados, ${plural(fotos, 'fotografía', 'fotografías')} (${formatBytes(bytes)}), ${plural(cuentas, 'cuenta activa', 'cuentas activas')}`,
  ]
}

async function devices(query: Query): Promise<Part> {
  const rows = await query<{ nombre: string; dispositivo: string; usada: Date }>(
    `select u.nombre, s.dispositivo, max(s.usada) as usada from sesion s join usuario u on u.id = s.usuario
     where ${RUNS} and u.activo group by u.nombre, s.dispositivo order by 3 desc`,
  )
  if (rows.length === 0) return ['Equipos', 'ninguno con la sesión abierta']
  return [
    'Equipos',
    `${rows.length} con la sesión abierta`,
    ...rows.map(({ nombre, dispositivo, usada }) => `${dispositivo}, de ${nombre}: ${since(usada)}`),
  ]
}

async function queues(query: Query): Promise<Part> {
  const [row] = await query<{ esperan: number; desde: Date | null; fallidos: number }>(
    `select count(*) filter (where not fallido) as esperan, min(creado) filter (where not fallido) as desde,
       count(*) filter (where fallido) as fallidos from aviso`,
  )
  const { esperan = 0, desde, fallidos = 0 } = row ?? {}
  return [
    'Avisos',
    desde ? `${plural(esperan, 'espera', 'esperan')} desde ${since(desde)}` : 'ninguno espera',
    ...(fallidos > 0 ? [`${plural(fallidos, 'no se pudo', 'no se pudieron')} entregar`] : []),
  ]
}

async function failure(query: Query): Promise<Part[]> {
  const failed = await readFailure(query)
  return failed ? [['Copia de hoy', `no se pudo hacer, ${since(failed.instante)}: ${failed.mensaje}`]] : []
}

async function outside(query: Query): Promise<Part[]> {
  if (!(await readLlave(query))) return []
  const all = await listCustodios(query)
  const [newest] = all
    .flatMap(({ copia }) => copia ?? [])
    .sort()
    .reverse()
  return [
    [
      'Custodios',
      `${plural(all.length, 'equipo guarda', 'equipos guardan')} la copia de la noche`,
      newest ? `la más nueva, ${since(newest)}` : 'ninguno la tiene completa todavía',
    ],
  ]
}

/** What there is and how it goes. Changes nothing, data of another version neither. */
export const estado: Command = {
  does: 'versión, base, disco, copias, equipos y avisos que esperan',
  asTheyAre: true,
  async run({ where, connected: { database } }) {
    const { query } = database
    const done = await stepsDone(query)
    const today = done === MIGRATIONS.length
    return {
      text: textOf([
        ...(today ? [await whose(query)] : []),
        version(done),
        await base(query, where),
        ...(today ? [await holds(query)] : []),
        disk(where),
        await copies(where),
        ...(today
          ? [...(await outside(query)), ...(await failure(query)), await devices(query), await queues(query)]
          : []),
      ]),
    }
  },
  async whileLocked(where, pid) {
    const locked: Part = [
      'Central',
      `encendida (proceso ${pid}). La base incluida es de un solo proceso a la vez:`,
      'detenga la central para ver también versión, equipos y avisos.',
    ]
    return {
      text: textOf([
        locked,
        ['Base', `incluida, en «${baseIn(where.folder)}», ${formatBytes(bytesIn(baseIn(where.folder)))}`],
        disk(where),
        await copies(where),
      ]),
    }
  },
}
