import { joinAll, putAway } from './join/join'
import { countOwn, type JoinCount } from './join/own'
import { type Pulled, pull } from './join/pull'
import { type Central, isOtherCentral, type JoinMode, type Member, readMember, writeMember } from './member'
import { round } from './round'
import { forgetCentral } from './store'

/** Each call carries 200 records: what takes more goes on in the turn after this one, when others had theirs. */
const CALLS = 50

/** A person has to say what becomes of this device's own records. `other`: they are of another central. */
export type Ask = { kind: 'ask'; counts: JoinCount[]; other: boolean }

export type Outcome = { kind: 'done'; more?: true } | { kind: 'left' } | Ask

/** Takes this device out of the central: it goes on by itself with what it holds. */
export const leave = async (central: Pick<Central, 'collections'>): Promise<void> => {
  const { device, central: antes } = await readMember()
  await forgetCentral(central, { device, antes, left: true })
}

/** Forgets all that the central said: this device joins as if for the first time, and asks about its own records. */
export const meetAgain = async (central: Pick<Central, 'collections'>): Promise<void> => {
  const { device, antes } = await readMember()
  await forgetCentral(central, { device, antes })
}

/** What is at stake on a device that comes from another central: also what the person's role doesn't see here. */
const countAll = ({ collections }: Central, pulled: Pulled): JoinCount[] =>
  countOwn({ ...pulled, collections })

/**
 * Pulls and joins as a person chose. If nobody chose and this device has records of its own, it asks. A choice counts once:
 * a device that dies while it joins asks again, because somebody may have written since.
 */
async function join(central: Central, member: Member, said?: JoinMode): Promise<Member | Ask> {
  const pulled = await pull(central, member)
  const other = member.antes !== undefined && member.antes !== (pulled.central ?? '')
  const counts = said ? [] : other ? countAll(central, pulled) : countOwn(pulled)
  if (counts.length > 0) return { kind: 'ask', counts, other }
  if (other) {
    if (!said) await central.keepCopy()
    await putAway(central.collections, member, pulled)
  }
  return joinAll(pulled, { ...member, modo: await central.mode() }, said ?? 'reemplazar', other)
}

/**
 * Another central than this device knows answers here: it forgets the first one once a person has said what becomes of
 * what it holds. Until then nothing changes, and if the first central answers again, all goes on.
 */
async function meetOther(central: Central, { device, central: antes = '' }: Member, said?: JoinMode) {
  const newcomer: Member = { device, antes, epoca: '', offset: 0, heard: 0 }
  const counts = said ? [] : countAll(central, await pull(central, newcomer, true))
  if (counts.length > 0) return { kind: 'ask', counts, other: true } satisfies Ask
  return forgetCentral(central, newcomer)
}

/**
 * Makes calls until this device and the central have told each other everything. `said`: how to join. @throws what
 * `central.send` rejects with
 */
export async function synchronise(central: Central, said?: JoinMode): Promise<Outcome> {
  let member = await readMember()
  if (member.left) return { kind: 'left' }
  let answer = said
  for (let call = 0; call < CALLS; call++) {
    if (!member.epoca) {
      const joined = await join(central, member, answer)
      if ('kind' in joined) return joined
      member = joined
      answer = undefined
    }
    try {
      const done = await round(central, member)
      member = done.member
      if (!done.again) return { kind: 'done' }
    } catch (error) {
      if (!isOtherCentral(error)) throw error
      const met = await meetOther(central, member, answer)
      if ('kind' in met) return met
      member = met
    }
  }
  return { kind: 'done', more: true }
}

/** A person's answer to `ask`. A full copy is kept before anything is replaced. */
export async function joinWith(central: Central, mode: JoinMode): Promise<Outcome> {
  await central.keepCopy()
  const { left: _left, ...member } = await readMember()
  await writeMember(member)
  return synchronise(central, mode)
}
