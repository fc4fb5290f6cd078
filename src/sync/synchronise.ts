import type { Central } from './central'
import { joinAll } from './join/join'
import { countOwn, type JoinCount } from './join/own'
import { pull } from './join/pull'
import { type JoinMode, type Member, readMember, writeMember } from './member'
import { round } from './round'
import { forgetCentral } from './store'

/** Each call carries 200 records: what takes more goes on at the next trigger. */
const CALLS = 50

/** `ask`: this device has records of its own, and a person has to say what becomes of them. */
export type Outcome = { kind: 'done' } | { kind: 'left' } | { kind: 'ask'; counts: JoinCount[] }

/** Takes this device out of the central: it goes on by itself with what it holds. */
export const leave = async (central: Pick<Central, 'collections'>): Promise<void> => {
  await forgetCentral(central, { ...(await readMember()), left: true })
}

/** Forgets all that the central said: this device joins as if for the first time, and asks about its own records. */
export const meetAgain = async (central: Pick<Central, 'collections'>): Promise<void> => {
  const { left: _left, ...member } = await readMember()
  await forgetCentral(central, member)
}

/**
 * Pulls and joins, as a person said; asks where nobody did and this device has records of its own. An answer counts this
 * once: a device that dies while it joins asks again, because somebody may have written since.
 */
async function join(central: Central, member: Member, said?: JoinMode): Promise<Member | JoinCount[]> {
  const pulled = await pull(central, member)
  const counts = said ? [] : countOwn(pulled)
  if (counts.length > 0) return counts
  return joinAll(pulled, { ...member, modo: await central.mode() }, said ?? 'reemplazar')
}

/**
 * Makes calls until this device and the central have told each other everything. `said`: how to join. @throws what
 * `central.send` rejects with
 */
export async function synchronise(central: Central, said?: JoinMode): Promise<Outcome> {
  let member = await readMember()
  if (member.left) return { kind: 'left' }
  for (let call = 0; call < CALLS; call++) {
    if (!member.epoca) {
      const joined = await join(central, member, call === 0 ? said : undefined)
      if (Array.isArray(joined)) return { kind: 'ask', counts: joined }
      member = joined
    }
    const done = await round(central, member)
    member = done.member
    if (!done.again) break
  }
  return { kind: 'done' }
}

/** A person's answer to `ask`. A full copy is kept before anything is replaced. */
export async function joinWith(central: Central, mode: JoinMode): Promise<Outcome> {
  await central.keepCopy()
  const { left: _left, ...member } = await readMember()
  await writeMember(member)
  return synchronise(central, mode)
}
