import type { Database, Query } from '@/server/database/database'
import { tooMany } from '@/server/http/request/errors'
import { isLine6, netOf } from '@/server/http/request/ip'
import type { Log } from '@/server/log'
import { giveBack, type Pace, secondsToWait, takeTurn } from '@/server/pace'
import { fingerprint } from './codes'

const SECOND = 1000

/**
 * Guesses at one account. A stranger's failures slow strangers down: five at once from one address, then one every half
 * minute; from everywhere together one every twenty seconds, which is about 4,300 a day. At all accounts strangers guess
 * once a second, as each guess takes a fifth of the machine for that long. Whoever has an IPv6 network has 65,536 lines.
 * A browser in which this account has signed in has tries of its own, that nobody else can use up.
 */
const ofStranger = (email: string, address: string): Pace[] => [
  { key: 'extranos', free: 40, everyMs: SECOND },
  ...(isLine6(address) ? [{ key: `red:${netOf(address)}`, free: 30, everyMs: 5 * SECOND }] : []),
  { key: `direccion:${address}`, free: 30, everyMs: 10 * SECOND },
  { key: `correo:${email}`, free: 30, everyMs: 20 * SECOND },
  { key: `correo:${email} ${address}`, free: 5, everyMs: 30 * SECOND },
]

const ofKnown = (name: string): Pace[] => [{ key: name, free: 5, everyMs: 30 * SECOND }]

/** Whoever has the session has signed in; what they guess is only its password. */
export const ofSession = (session: Buffer): Pace[] => ofKnown(`sesion:${session.toString('hex')}`)

/**
 * Wrong codes of the console. The right one is looked at before: of 31¹⁰ codes, a thousand tries a second would find it
 * in thirteen thousand years.
 */
export const ofClaim = (address: string): Pace[] => [
  { key: `primera:${address}`, free: 10, everyMs: 10 * SECOND },
]

/** Wrong codes of a phone of the brigade: a person mistypes a few times. */
export const ofInvitation = (address: string): Pace[] => [
  { key: `invitacion:${address}`, free: 10, everyMs: 10 * SECOND },
]

/** In ms since 1970, by whose log it is. */
const told = new WeakMap<Log, number>()

/** Once a minute, or a thousand tries would fill the disk. */
function tell(log: Log): void {
  if (Date.now() - (told.get(log) ?? 0) < 60 * SECOND) return
  told.set(log, Date.now())
  log('intentos detenidos')
}

type Where = { email: string; address: string; mark: string | undefined }

/** What a try to sign in is counted under, and whether the account has signed in in this browser. */
type SignIn = { isKnown: boolean; paces: Pace[] }

/** `mark` is what the browser was given when somebody signed in there. */
export async function ofSignIn(query: Query, { email, address, mark }: Where): Promise<SignIn> {
  const known =
    mark &&
    (await query(
      'select 1 from equipo e join usuario u on u.id = e.usuario where e.huella = $1 and lower(u.correo) = $2',
      [fingerprint(mark), email],
    ))
  return known && known.length > 0
    ? { isKnown: true, paces: ofKnown(`equipo:${email} ${fingerprint(mark).toString('hex')}`) }
    : { isKnown: false, paces: ofStranger(email, address) }
}

/**
 * Counts a try as failed before it is looked at, so that many at once are not all looked at. One that has to wait counts
 * for nothing.
 * @throws HttpError 429 with the seconds to wait
 */
export async function countTry(
  { query, transaction }: Database,
  paces: readonly Pace[],
  log: Log,
): Promise<void> {
  const refuse = (seconds: number): never => {
    tell(log)
    throw tooMany(seconds)
  }
  // Most of a flood ends here, where it locks and writes nothing.
  const seconds = await secondsToWait(query, paces)
  if (seconds > 0) refuse(seconds)
  await transaction(async (within) => {
    for (const pace of paces) {
      const turn = await takeTurn(within, pace)
      // Thrown, so that the turns of the others are taken back.
      if (turn.kind === 'full') refuse(turn.seconds)
    }
  })
}

/** The try was a good one. */
export async function forgetTry(query: Query, paces: readonly Pace[]): Promise<void> {
  for (const pace of paces) await giveBack(query, pace)
}
