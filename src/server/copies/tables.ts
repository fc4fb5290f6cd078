import type { Query } from '@/server/database/database'

/** The columns of each table in a copy. */
export type Columns = Readonly<Record<string, readonly string[]>>

/**
 * What an export holds of today's tables, column by column; a copy of an earlier version has those of them that its
 * version knew. Sessions end with it, and so do the browsers that are told: they know this central by its key, which stays
 * here (`CENTRAL_ROWS`). A citizen's phone asks again by itself once the answer says that it isn't told, and so does a
 * phone of the brigade, whose key goes along: inviting everybody again would take weeks.
 */
export const COLUMNS: Columns = {
  registro: ['coleccion', 'id', 'campos', 'seq'],
  historial: ['seq', 'coleccion', 'id', 'usuario', 'dispositivo', 'antes', 'despues', 'instante'],
  contador: ['uno', 'seq'],
  central: ['clave', 'valor'],
  esquema: ['coleccion', 'version'],
  usuario: [
    ...['id', 'correo', 'nombre', 'rol', 'activo', 'avatar', 'creado', 'secreto', 'debe_cambiar'],
    'codigo_hasta',
    'ultimo_acceso',
  ],
  reporte_clave: ['id', 'huella', 'dispositivo', 'propio', 'creado', 'leida'],
  publicada: ['id'],
  visita: ['dia', 'pagina', 'cuantas'],
  acceso: ['id', 'huella', 'persona', 'equipo', 'creado', 'usado'],
  despacho: ['id', 'creado', 'terminado'],
  convocado: [
    ...['despacho', 'persona', 'nombre', 'enviado', 'fallo', 'mostrado', 'visto'],
    ...['respuesta', 'minutos', 'respondio', 'por', 'llamado', 'llamado_por'],
  ],
  custodio: ['id', 'usuario', 'equipo', 'desde', 'visto', 'copia', 'fotos', 'de', 'terminado', 'navegador'],
  permiso: [
    ...['id', 'marca', 'anio', 'numero', 'hasta', 'codigo', 'otorgado', 'por', 'anulado', 'motivo'],
    'anulado_por',
  ],
  foto: ['id', 'suma', 'tipo', 'bytes', 'usuario', 'creada', 'de'],
}

/** Whether each is a table of a copy with columns of its own, none of them twice. */
export const isKnown = (columns: Columns): boolean =>
  Object.entries(columns).every(
    ([table, names]) =>
      Object.hasOwn(COLUMNS, table) &&
      new Set(names).size === names.length &&
      names.every((name) => COLUMNS[table]?.includes(name)),
  )

/** A row's values, by its table's columns; undefined for a table that the copy doesn't name. */
export const columnsFor = (table: string, columns: Columns = COLUMNS): readonly string[] | undefined =>
  Object.hasOwn(columns, table) ? columns[table] : undefined

/** Of those columns the ones that a database of an earlier version has. */
export async function columnsIn(query: Query): Promise<Columns> {
  const rows = await query<{ tabla: string; columna: string }>(
    `select relname as tabla, attname as columna from pg_attribute join pg_class on pg_class.oid = attrelid
     where pg_table_is_visible(pg_class.oid) and attnum > 0 and not attisdropped`,
  )
  const has = (table: string) => (column: string) =>
    rows.some(({ tabla, columna }) => tabla === table && columna === column)
  return Object.fromEntries(
    Object.entries(COLUMNS)
      .map(([table, columns]) => [table, columns.filter(has(table))] as const)
      .filter(([, columns]) => columns.length > 0),
  )
}

/** Where the rows are put back a new epoch begins; secrets are for one central alone. */
export const CENTRAL_ROWS = `clave not in ('epoca', 'codigo', 'vapid', 'copia', 'prueba', 'repuesta', 'sello', 'disco', 'firma')`

/** A row as texts. */
export type Line = readonly [table: string, ...cells: (string | null)[]]

/** A row's value, by the columns that its copy has. */
export const cellOf = ([, ...cells]: Line, column: string, columns: readonly string[]): string | null =>
  cells[columns.indexOf(column)] ?? null

/** The columns of a photo's row, in a copy that may be of an earlier version. */
type Names = readonly string[]

export const idOf = (line: Line, names: Names): string => cellOf(line, 'id', names) ?? ''

/** The SHA-256 of the photo's bytes, in hex: a database writes bytes as `\\x…`. */
export const sumOf = (line: Line, names: Names): string => (cellOf(line, 'suma', names) ?? '').slice(2)

/** The photo's bytes lie beside the copy. */
export const isOutside = (line: Line, names: Names): boolean =>
  line[0] === 'foto' && cellOf(line, 'bytes', names) === null

export function withBytes([table, ...cells]: Line, bytes: Uint8Array, names: Names): Line {
  const hex = `\\x${Buffer.from(bytes).toString('hex')}`
  return [table, ...cells.map((one, index) => (names[index] === 'bytes' ? hex : one))]
}
