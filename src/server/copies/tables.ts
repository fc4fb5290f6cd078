/** What an export holds: each column's type, in an order in which the rows can be put back. Sessions end with it. */
const TABLES = {
  contador: { uno: 'boolean', seq: 'bigint' },
  central: { clave: 'text', valor: 'text' },
  registro: { coleccion: 'text', id: 'text', campos: 'json', seq: 'bigint' },
  historial: {
    seq: 'bigint',
    coleccion: 'text',
    id: 'text',
    usuario: 'text',
    dispositivo: 'text',
    antes: 'json',
    despues: 'json',
    instante: 'timestamptz',
  },
  usuario: {
    id: 'text',
    correo: 'text',
    nombre: 'text',
    rol: 'text',
    activo: 'boolean',
    avatar: 'text',
    creado: 'timestamptz',
    secreto: 'text',
    debe_cambiar: 'boolean',
  },
  foto: {
    id: 'text',
    suma: 'bytea',
    tipo: 'text',
    bytes: 'bytea',
    usuario: 'text',
    creada: 'timestamptz',
    de: 'text',
  },
  reporte_clave: {
    id: 'text',
    huella: 'bytea',
    dispositivo: 'bytea',
    propio: 'boolean',
    creado: 'timestamptz',
  },
  publicada: { id: 'text' },
  visita: { dia: 'date', pagina: 'text', cuantas: 'integer' },
} as const

export type Table = keyof typeof TABLES

export const TABLE_NAMES = Object.keys(TABLES) as Table[]

/** Of the central itself only the mode goes along: where the rows are put back, a new epoch begins. */
export const WHERE: Readonly<Partial<Record<Table, string>>> = { central: `where clave = 'modo'` }

/** A row as texts. */
export type Line = readonly [table: Table, ...cells: (string | null)[]]

export const columnsOf = (table: Table): string[] => Object.keys(TABLES[table])
export const typesOf = (table: Table): string[] => Object.values(TABLES[table])
