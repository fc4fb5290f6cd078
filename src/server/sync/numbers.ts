import type { Query } from '@/server/database/database'
import { inJson, writtenIn } from '@/server/database/written'
import { withSigned } from '@/server/permisos/registros'
import { siguiente } from '@/shared/storage/serie'
import { type Fields, isAlive } from '@/sync/fields'
import type { Row } from '@/sync/wire'
import { readRecord } from './judge'
import { collectionAt } from './latest'
import { withValues } from './own'
import type { Written } from './write'
import type { Refused } from './write-each'

/** In characters. */
const LONGEST = 200
const TOO_LONG = 'El número es demasiado largo.'

/** SQL: the condition of the index `registro_numero_dado`, in bytes. What is longer is no number. */
const isIndexed = (field: string): string => `octet_length(${writtenIn(field)}) < 2000`

const fromJson = (text: string): string => JSON.parse(`"${text}"`)

/** The numbers of a series that were ever given, also with this call: a deleted record keeps its own. */
export async function taken(
  query: Query,
  { c }: Pick<Row, 'c'>,
  field: string,
  begin: string,
  called: readonly Row[],
): Promise<string[]> {
  const rows = await query<{ numero: string }>(
    // What follows in the order of letters begins otherwise, or goes on with no digit.
    `select ${writtenIn(field)} as numero from registro
     where coleccion = $1 and ${isIndexed(field)} and ${writtenIn(field)} >= $2 and ${writtenIn(field)} < $2 || ':'`,
    [c, inJson(begin)],
  )
  const brought = called.filter((row) => row.c === c).map(({ campos }) => String(campos[field]?.[1] ?? ''))
  return [...rows.map(({ numero }) => fromJson(numero)), ...brought]
}

/**
 * The records with the numbers that their modules want of a central. Whoever calls holds the counter's lock until the
 * records are written: no other number is given meanwhile.
 */
export async function withNumbers(query: Query, rows: readonly Row[]): Promise<Row[]> {
  const given = new Map<string, string[]>()
  const numbered: Row[] = []
  for (const row of rows) {
    const collection = collectionAt(row.c)
    const record =
      isAlive(row.campos) && collection?.sync.number && readRecord(collection, row.id, row.campos)
    const { field, series } = collection?.sync.number ?? { field: '', series: () => '' }
    const begin = record ? series(record) : ''
    if (!begin) {
      numbered.push(row)
      continue
    }
    const numbers =
      given.get(begin) ?? (await withSigned(query, row.c, begin, await taken(query, row, field, begin, rows)))
    const number = siguiente(begin, numbers)
    given.set(begin, [...numbers, number])
    numbered.push({ ...row, campos: withValues(row.campos, { [field]: number }) })
  }
  return numbered
}

/** The number that a record shows; '' for a deleted one. */
export const numberOf = (field: string, campos: Fields): string => {
  const value = isAlive(campos) ? campos[field]?.[1] : undefined
  return typeof value === 'string' ? value : ''
}

/** Those of these numbers that records of the list have, each with who has it. */
async function owners(query: Query, c: string, field: string, numbers: readonly string[]) {
  const rows = await query<Pick<Row, 'id' | 'campos'>>(
    `select id, campos from registro where coleccion = $1 and ${isIndexed(field)} and ${writtenIn(field)} = any($2::text[])`,
    [c, numbers.map(inJson)],
  )
  return new Map(rows.map(({ id, campos }) => [numberOf(field, campos), id]))
}

/**
 * Records that bring a number which another one has, as a file of past years may: two phones that read it without a
 * network would make two partes of each. The one that is here first keeps it.
 */
export async function refusedByNumbers(query: Query, written: readonly Written[]): Promise<Refused[]> {
  const brought = written.flatMap((one) => {
    const { field = '', otro = '' } = collectionAt(one.row.c)?.sync.number ?? {}
    const number = numberOf(field, one.row.campos)
    return number && number !== numberOf(field, one.before) ? [{ one, field, number, otro }] : []
  })
  const known = new Map<string, Map<string, string>>()
  const refused = []
  for (const { one, field, number, otro } of brought) {
    const { c, id } = one.row
    const own = brought.filter(({ one: { row } }) => row.c === c).map((each) => each.number)
    const taken = known.get(c) ?? (await owners(query, c, field, own))
    known.set(c, taken)
    if (number.length > LONGEST)
      refused.push({ written: one, estado: 'invalido' as const, mensaje: TOO_LONG })
    else if ((taken.get(number) ?? id) === id) taken.set(number, id)
    else
      refused.push({
        written: one,
        estado: 'invalido' as const,
        mensaje: `El número ${number} ya es de ${otro}.`,
      })
  }
  return refused
}
