import { sampleUsuarios } from '@/access/usuarios/seed'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { MODULES, type StoredThing, storedIn } from '@/entities/modules'
import { ONLY } from '@/sync/collections'
import { EXISTS, type Fields } from '@/sync/fields'
import { CENTRAL, stampOf } from '@/sync/stamp'
import type { Row } from '@/sync/wire'
import { writeUsuario } from './accounts/usuarios'
import type { Query } from './database/database'
import { AUTHOR, deleted, withValues } from './sync/own'
import { readRows, takeNumbers, writeRows } from './sync/write'

/** Before any person's change. */
const FIRST = stampOf(0, 0, CENTRAL)

const fieldsOf = (record: object): Fields => ({
  [EXISTS]: [FIRST, true],
  ...Object.fromEntries(
    Object.entries(record).flatMap(([field, value]) =>
      field !== 'id' && value !== undefined ? [[field, [FIRST, value] as const]] : [],
    ),
  ),
})

const sampled = (stored: StoredThing) => ('samples' in stored && stored.samples ? stored.seed() : [])

const sampleRecords = () =>
  MODULES.flatMap(storedIn).flatMap((stored) =>
    sampled(stored).map((record) => ({ c: stored.key, id: record.id, campos: fieldsOf(record) })),
  )

async function write(
  query: Query,
  records: readonly Omit<Row, 'seq'>[],
  before?: readonly Row[],
): Promise<void> {
  const first = await takeNumbers(query, records.length)
  const written = records.map((record, index) => ({
    row: { ...record, seq: first + index },
    before: before?.find(({ c, id }) => c === record.c && id === record.id)?.campos ?? {},
  }))
  await writeRows(query, written, AUTHOR)
}

/** What a central holds until somebody claims it. */
export async function putSamples(query: Query): Promise<void> {
  const configuracion = {
    c: configuracionObject.key,
    id: ONLY,
    campos: fieldsOf(configuracionObject.defaults()),
  }
  await write(query, [configuracion, ...sampleRecords()])
  for (const usuario of sampleUsuarios()) await writeUsuario(query, usuario)
}

/** What objects say once the samples are gone: the site shows no sample figures any more. */
const withoutSamples = () =>
  MODULES.flatMap(({ objects = [] }) => objects).flatMap(({ key, whenEmptied }) =>
    whenEmptied ? [{ c: key, id: ONLY, values: { [EXISTS]: true, ...whenEmptied } }] : [],
  )

/**
 * Deletes the sample records, those that somebody changed too, and leaves what people added. Deleted and not erased, so
 * that a phone that offers them again brings none back.
 */
export async function removeSamples(query: Query): Promise<void> {
  const rows = await readRows(query, sampleRecords())
  const dead = rows.map(({ c, id, campos }) => ({ c, id, campos: deleted(campos) }))
  const objects = withoutSamples()
  const were = await readRows(query, objects)
  const said = objects.map(({ c, id, values }) => {
    const fields = were.find((one) => one.c === c)?.campos ?? {}
    return { c, id, campos: withValues(fields, values) }
  })
  await write(query, [...dead, ...said], [...rows, ...were])
}
