import { sampleUsuarios } from '@/access/usuarios/seed'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { MODULES, type StoredThing, storedIn } from '@/entities/modules'
import { ONLY } from '@/sync/collections'
import { EXISTS, type Fields } from '@/sync/fields'
import { stampAfter, stampOf } from '@/sync/stamp'
import type { Row } from '@/sync/wire'
import { writeUsuario } from './accounts/usuarios'
import type { Query } from './database/database'
import { readRows, takeNumbers, writeRows } from './sync/write'

/** The central's own name in stamps and in the history. */
const CENTRAL = 'central0'
const AUTHOR = { usuario: null, dispositivo: CENTRAL }
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

/**
 * Deletes the sample records, those that somebody changed too, and leaves what people added. Deleted and not erased, so
 * that a phone that offers them again brings none back.
 */
export async function removeSamples(query: Query): Promise<void> {
  const rows = await readRows(query, sampleRecords())
  const now = stampOf(Date.now(), 0, CENTRAL)
  const dead = rows.map(({ c, id, campos }) => {
    const last = Object.values(campos).reduce((latest, [stamp]) => (stamp > latest ? stamp : latest), now)
    return { c, id, campos: { ...campos, [EXISTS]: [stampAfter(last, CENTRAL), false] as const } }
  })
  await write(query, dead, rows)
}
