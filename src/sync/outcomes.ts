import { getMany, keys } from 'idb-keyval'
import { database } from '@/shared/storage/entry/database'
import { type Row, writeRows } from '@/shared/storage/entry/rows'
import { newId } from '@/shared/storage/ids'
import type { Notice, Refusal } from './apply'
import type { Collection } from './collections'
import { EXISTS, type Fields, recordOf } from './fields'

type Told = {
  /** Its row in the database. */
  key: string
  /** The collection's key, the record's id, and what people call it. */
  c: string
  id: string
  name: string
  /** In ms since 1970. */
  at: number
}

/** A value of this device that somebody else's later word replaced; field '' is the record, null a deleted one. */
export type KeptNotice = Told & Omit<Notice, 'id'>

/** What the central didn't take, with its reason in a person's words. */
export type KeptRefusal = Told & {
  fields: Fields
  estado: 'prohibido' | 'invalido'
  mensaje: string
  /** How many migrations its values have behind them. Earlier versions had none. */
  schema?: number
}

const NOTICE = 'central-aviso:'
const REFUSAL = 'central-rechazo:'

const REASONS = {
  prohibido: 'Su rol no permite este cambio.',
  invalido: 'La central no pudo leer este registro.',
} as const

const tellOf = (prefix: string, collection: Collection, id: string, fields: Fields): Told => ({
  key: newId(prefix),
  c: collection.key,
  id,
  name: collection.name(recordOf(id, fields)) || collection.title,
  at: Date.now(),
})

const fieldsOf = (record: unknown): Fields =>
  Object.fromEntries(Object.entries((record ?? {}) as object).map(([field, value]) => [field, ['', value]]))

export function noticeRow(collection: Collection, { id, ...notice }: Notice, known: Fields = {}): Row {
  const record = notice.field === EXISTS ? fieldsOf(notice.mine ?? notice.theirs) : known
  const kept: KeptNotice = { ...tellOf(NOTICE, collection, id, record), ...notice }
  return [kept.key, kept]
}

export function refusalRow(
  collection: Collection,
  { id, fields, verdict }: Refusal,
  known: Fields = {},
): Row {
  const estado = verdict.estado === 'prohibido' ? 'prohibido' : 'invalido'
  const told = tellOf(REFUSAL, collection, id, { ...known, ...fields })
  const schema = collection.migrations?.length ?? 0
  const kept: KeptRefusal = { ...told, fields, estado, mensaje: verdict.mensaje ?? REASONS[estado], schema }
  return [kept.key, kept]
}

async function allOf<T extends Told>(prefix: string): Promise<T[]> {
  const names = (await keys<string>(database())).filter((name) => name.startsWith(prefix))
  const found = await getMany<T | undefined>(names, database())
  return found.filter((kept) => kept !== undefined).sort((a, b) => b.at - a.at)
}

/** Newest first. */
export const listNotices = (): Promise<KeptNotice[]> => allOf(NOTICE)
export const listRefusals = (): Promise<KeptRefusal[]> => allOf(REFUSAL)

/** A person has seen the notice, or gives up what was refused. */
export const forget = (told: readonly Pick<Told, 'key'>[]): Promise<void> =>
  writeRows(told.map(({ key }): Row => [key, undefined]))
