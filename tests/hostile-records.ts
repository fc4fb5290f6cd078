import type * as v from 'valibot'
import type { ModuleList } from '@/access/module'
import { despachoModule, despachosList } from '@/entities/despacho/module'
import { asistenciasList, eventosList, eventosModule } from '@/entities/eventos/module'
import { guardiasModule, puestosList, turnosList } from '@/entities/guardias/module'
import { credencialesList, miembrosList, personalModule } from '@/entities/personal/module'
import { informesList, registrosList, serviciosModule } from '@/entities/registro-servicios/module'
import { encargoSchema } from '@/entities/registro-servicios/parte/tripulacion'
import { addDays } from '@/shared/lib/dias'
import type { Stored } from '@/shared/storage/stored-module'
import { ODD } from './tools/hostile-texts.mjs'
import { fieldsWithText } from './unit/schema-texts'

/** Each kind of text that somebody may type, paste or send, by what is odd about it. */
export const KINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ODD.map((text, n) => [`odd ${n}`, text])),
  formula: '=HYPERLINK("http://malo.example")',
  command: `=cmd|' /C calc'!A0`,
  at: '@SUM(A1)',
  proto: '__proto__',
  constructor: 'constructor',
  sql: `'; drop table registro; -- \\ " $1 %s`,
  header: 'línea\r\nBcc: todos@correo.example\r\n\r\ncuerpo',
  null: 'nulo \u0000 final',
  'half an emoji': 'medio \ud83d final',
  long: 'ñ'.repeat(10_000),
  'many words': 'muy largo '.repeat(1000).trim(),
  'almost a day': '2026-11-27x',
  empty: '',
}

/** Tomorrow's shift, today's event and a person, which the records of the other lists are about. */
export const PERSONA = 'staff-rosa'
const TURNO = 'turno-1'
const EVENTO = 'evento-1'

/** A whole record of each list that a call, a shift, a parte and a person's own phone are made of; `hoy` is `YYYY-MM-DD`. */
const basesOf = (hoy: string): Record<string, object> => ({
  [miembrosList.key]: { nombres: 'Rosa Vera', cargo: 'Bombera', orden: 1, activo: true },
  [credencialesList.key]: { personalId: PERSONA, tipo: 'Licencia de conducir', clase: 'E' },
  [turnosList.key]: { fecha: addDays(hoy, 1), nombre: 'Noche', inicio: '20:00', fin: '08:00', personas: 2 },
  [puestosList.key]: { turnoId: TURNO, personalId: PERSONA, nombre: 'Rosa Vera' },
  [despachosList.key]: { instante: `${hoy}T05:00:00.000Z`, tipo: 'INCENDIO', direccion: 'Calle Sucre 5' },
  [registrosList.key]: {
    fecha: hoy,
    horaInicio: '10:00',
    tipo: 'RESCATE',
    tiempoTotal: 90,
    personalAsignado: ['Rosa Vera'],
    estado: 'COMPLETADO',
    importado: true,
  },
  [informesList.key]: { titulo: 'Informe', desde: hoy, hasta: hoy, hecho: `${hoy}T10:00:00.000Z` },
  [eventosList.key]: { titulo: 'Minga', fecha: hoy, categoria: 'CAPACITACION', publicado: true },
  [asistenciasList.key]: { eventoId: EVENTO, personalId: PERSONA, nombre: 'Rosa Vera', va: true },
})

/** The ids under which the plain record of a list is found by those of the others. */
const PLAIN: Readonly<Record<string, string>> = {
  [miembrosList.key]: PERSONA,
  [turnosList.key]: TURNO,
  [eventosList.key]: EVENTO,
}

/** The rows of the fields whose schema reads each row by itself. */
const ROWS: Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>> = {
  [registrosList.key]: { funciones: encargoSchema },
}

type AnyList = ModuleList<Stored & Record<string, unknown>>

/** Every list of those modules: one that a module gains is among them by itself, and asks for its plain record above. */
export const HOSTILE_LISTS = [
  personalModule,
  guardiasModule,
  despachoModule,
  serviciosModule,
  eventosModule,
].flatMap(({ lists = [] }) => lists as unknown as AnyList[])

export type HostileRecord = Stored & Record<string, unknown>

const entriesOf = ({ schema }: AnyList): Record<string, v.GenericSchema> => {
  const { id: _, ...entries } = (schema as unknown as { entries: Record<string, v.GenericSchema> }).entries
  return entries
}

function plainOf({ key, idPrefix }: AnyList, hoy: string): HostileRecord {
  const base = basesOf(hoy)[key]
  if (!base) throw new Error(`${key}: a plain record of it is missing here`)
  return { ...base, id: PLAIN[key] ?? `${idPrefix}llano` }
}

/** A list's plain record first, then one for each of its fields that holds text and each kind of text. */
export const hostileRecords = (list: AnyList, hoy: string): HostileRecord[] => [
  plainOf(list, hoy),
  ...Object.entries(KINDS).flatMap(([kind, text]) =>
    fieldsWithText(entriesOf(list), text, ROWS[list.key] ?? {}).map((field) => ({
      ...plainOf(list, hoy),
      id: `${list.idPrefix}${kind.replaceAll(' ', '-')}-${Object.keys(field)[0]}`,
      ...field,
    })),
  ),
]

/** A list's plain record with this text in every field at once that holds one, but those by which it belongs to another. */
export const hostileWhole = (list: AnyList, hoy: string, text: string, id: string): HostileRecord =>
  Object.assign(
    plainOf(list, hoy),
    ...fieldsWithText(entriesOf(list), text, ROWS[list.key] ?? {}).filter(
      (field) => !('personalId' in field || 'turnoId' in field || 'eventoId' in field),
    ),
    { id },
  )
