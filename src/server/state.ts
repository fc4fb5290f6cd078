import { newUuid } from '@/shared/storage/ids'
import type { Query } from './database/database'

/** `muestra`: nobody has claimed the central yet, and whoever is near tries it with the sample data. */
type Mode = 'muestra' | 'suya'

export type State = {
  /** Names this history of the records: with another one, every device offers again what it knows. */
  epoca: string
  modo: Mode
  /** The fingerprint of the code that claims the central, in hex; empty once claimed. */
  codigo: string
  /** The counter: the number of the last change. */
  seq: number
}

/** null before the first start. */
export async function readState(query: Query): Promise<State | null> {
  const rows = await query<{ clave: string; valor: string; seq: number }>(
    'select clave, valor, seq from central cross join contador',
  )
  const value = (key: string) => rows.find(({ clave }) => clave === key)?.valor
  const epoca = value('epoca')
  if (epoca === undefined) return null
  return {
    epoca,
    modo: value('modo') === 'suya' ? 'suya' : 'muestra',
    codigo: value('codigo') ?? '',
    seq: rows[0]?.seq ?? 0,
  }
}

export async function writeState(
  query: Query,
  changes: Partial<Record<'epoca' | 'modo' | 'codigo', string>>,
): Promise<void> {
  for (const [key, value] of Object.entries(changes))
    await query(
      'insert into central (clave, valor) values ($1, $2) on conflict (clave) do update set valor = excluded.valor',
      [key, value],
    )
}

export async function newEpoch(query: Query): Promise<string> {
  const epoca = newUuid()
  await writeState(query, { epoca })
  return epoca
}
