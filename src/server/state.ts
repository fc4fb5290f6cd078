import { newUuid } from '@/shared/storage/ids'
import { fingerprint } from './accounts/codes'
import type { Query } from './database/database'

/** `muestra`: nobody has claimed the central yet, and whoever is near tries it with the sample data. */
type Mode = 'muestra' | 'suya'

export type State = {
  /** Names this history of the records: with another one, every device offers again what it knows. */
  epoca: string
  /** This epoch and all before it: a device of an earlier version knows the central by nothing else. */
  epocas: readonly string[]
  /** Names the brigade's central, in every copy of it; '' until somebody claims it. */
  identidad: string
  modo: Mode
  /** Fingerprints of the codes that claim the central, in hex, the newest first; none once claimed. */
  codigos: readonly string[]
  /** The counter: the number of the last change. */
  seq: number
}

const epochsIn = (value: string | undefined): string[] => (value ? JSON.parse(value) : [])

/** A row of `central` beside the counter. */
export type StateRow = { clave: string; valor: string; seq: number }

/** null before the first start. */
export const readState = async (query: Query): Promise<State | null> =>
  stateOf(await query<StateRow>('select clave, valor, seq from central cross join contador'))

export function stateOf(rows: readonly StateRow[]): State | null {
  const value = (key: string) => rows.find(({ clave }) => clave === key)?.valor
  const epoca = value('epoca')
  if (epoca === undefined) return null
  return {
    epoca,
    epocas: [epoca, ...epochsIn(value('epocas'))],
    identidad: value('identidad') ?? '',
    modo: value('modo') === 'suya' ? 'suya' : 'muestra',
    codigos: (value('codigo') ?? '').split(' ').filter(Boolean),
    seq: rows[0]?.seq ?? 0,
  }
}

export async function writeState(
  query: Query,
  {
    codigos,
    ...changes
  }: Partial<Record<'epoca' | 'epocas' | 'identidad' | 'modo', string> & Pick<State, 'codigos'>>,
): Promise<void> {
  const values = { ...changes, ...(codigos && { codigo: codigos.join(' ') }) }
  for (const [key, value] of Object.entries(values))
    await query(
      'insert into central (clave, valor) values ($1, $2) on conflict (clave) do update set valor = excluded.valor',
      [key, value],
    )
}

export async function newEpoch(query: Query): Promise<string> {
  const epoca = newUuid()
  const [kept] = await query<{ valor: string }>(`select valor from central where clave = 'epocas'`)
  await writeState(query, { epoca, epocas: JSON.stringify([epoca, ...epochsIn(kept?.valor)]) })
  return epoca
}

/**
 * Gives a claimed central its id. It comes from the first account, so that a copy from before there were ids gets the
 * same one wherever it is put back.
 */
export async function giveIdentity(query: Query): Promise<void> {
  const [first] = await query<{ id: string }>('select id from usuario order by creado, id limit 1')
  await writeState(query, { identidad: fingerprint(`central ${first?.id ?? newUuid()}`).toString('hex') })
}
