import { fingerprint } from '@/server/accounts/codes'
import { tellAccounts } from '@/server/accounts/sessions'
import { readRepuesta } from '@/server/copies/restored'
import type { Query } from '@/server/database/database'
import { formatMoment } from '@/shared/lib/fecha'

/** Why a phone is let in no more. */
type Motivo = 'QUITADO' | 'SALIO' | 'RELEVADO' | 'BAJA' | 'SIN_USO'

const ASK = 'Pida otro código a quien lleva el personal.'

const SENTENCES: Record<Motivo, string> = {
  QUITADO: `Quien lleva el personal quitó el acceso de este teléfono. ${ASK}`,
  SALIO: `Alguien quitó el acceso de este teléfono en este mismo teléfono. ${ASK}`,
  RELEVADO: `Usted entró con otros teléfonos, y este fue el que menos usó. ${ASK}`,
  BAJA: 'Usted ya no consta como persona activa de la brigada. Si es un error, hable con quien lleva el personal.',
  SIN_USO: `Este teléfono pasó medio año sin uso. ${ASK}`,
}

/** Ends the phones for which the condition on `acceso` holds, and their open lines, and notes why. */
export async function endPhones(
  query: Query,
  motivo: Motivo,
  condition: string,
  params: readonly unknown[],
): Promise<void> {
  const ended = await query(
    `with gone as (delete from acceso where ${condition} returning huella)
     insert into acceso_fin (huella, motivo) select huella, $${params.length + 1} from gone
     on conflict (huella) do update set motivo = excluded.motivo, instante = now()
     returning motivo`,
    [...params, motivo],
  )
  if (ended.length > 0) await tellAccounts(query)
}

/** Why the phone with this key isn't let in, in words. */
export async function whyNot(query: Query, token: string | undefined): Promise<string> {
  const bare = `Este teléfono no tiene acceso. ${ASK}`
  if (!token) return bare
  const huella = fingerprint(token)
  const [ended] = await query<{ motivo: Motivo }>('select motivo from acceso_fin where huella = $1', [huella])
  if (ended) return SENTENCES[ended.motivo] ?? bare
  const [known] = await query('select 1 from acceso where huella = $1', [huella])
  // It is there and yet lets nobody in: its person left, and this wasn't noted.
  if (known) return SENTENCES.BAJA
  const repuesta = await readRepuesta(query)
  if (!repuesta) return bare
  return `La central se repuso el ${formatMoment(repuesta.instante)} con una copia de antes, que no conoce este teléfono. ${ASK}`
}
