import { hexOf, newCode } from '@/server/accounts/codes'
import type { Database, Query } from '@/server/database/database'
import { putSamples } from '@/server/samples'
import { giveIdentity, newEpoch, readState, writeState } from '@/server/state'
import { noteStart } from '@/server/sync/mark'
import { SpokenError } from '@/shared/lib/spoken-error'

/** The codes of this many processes count. Codes of killed processes go when others begin. */
const CODES = 8

const HALF =
  'A esta base le falta una parte: tiene datos, pero no dice de qué central son. Puede ser una copia a medias. Reponga una copia completa con «npm run central -- importar ARCHIVO», o use una carpeta (DATOS) o una base vacía.'

/** Rows without the part that says whose they are must get no samples, and nobody may claim them. @throws SpokenError */
async function demandEmpty(query: Query): Promise<void> {
  for (const table of ['central', 'usuario', 'registro'])
    if ((await query(`select 1 from ${table} limit 1`)).length > 0) throw new SpokenError(HALF)
}

/**
 * The first start fills the central with the sample data; each one until it is claimed adds a code of its own, because
 * several processes may serve one central.
 */
export const prepare = (database: Database): Promise<string | null> =>
  database.transaction(async (query) => {
    await query('lock table central in exclusive mode')
    const state = await readState(query)
    if (!state) await demandEmpty(query)
    await noteStart(query)
    if (state?.modo === 'suya') {
      if (!state.identidad) await giveIdentity(query)
      return null
    }
    if (!state) {
      await newEpoch(query)
      await putSamples(query)
    }
    const codigo = newCode()
    const others = (state?.codigos ?? []).slice(0, CODES - 1)
    await writeState(query, { codigos: [hexOf(codigo), ...others] })
    return codigo
  })

/** The console that shows it is gone. */
export const forgetCode = ({ transaction }: Database, codigo: string): Promise<void> =>
  transaction(async (query) => {
    await query('lock table central in exclusive mode')
    const state = await readState(query)
    if (state) await writeState(query, { codigos: state.codigos.filter((one) => one !== hexOf(codigo)) })
  })
