import { expect } from 'vitest'
import type { Event } from '../../../tools/history-judge.mjs'
import { type Station, withCentral } from '../../support/central/station'
import type { Act } from './acts'
import { Device, LIST } from './device'

/** How long devices may take until all show the same, in ms; after that the judge says what is wrong. */
const AGREE_MS = 90_000

const sortedText = (list: readonly object[]) =>
  list
    .map((one) => JSON.stringify(Object.entries(one).sort()))
    .sort()
    .join('\n')

/** All hear all: the network is there, nobody has anything to tell, and all have the same list. False where they don't. */
async function meet(devices: readonly Device[], limit = AGREE_MS): Promise<boolean> {
  for (const one of devices) await one.network(true)
  // Opened again, a device talks to its central at once, instead of at its next try.
  for (const one of devices) await one.enter()
  const agreed = async () => {
    const lists = await Promise.all(devices.map(async (one) => sortedText(await one.list())))
    const unsent = await Promise.all(devices.map((one) => one.unsent()))
    return new Set(lists).size === 1 && unsent.flat().length === 0
  }
  try {
    await expect.poll(agreed, { timeout: limit, interval: 200 }).toBe(true)
  } catch {
    return false
  }
  for (const one of devices) one.sealed()
  return true
}

/** A new record is noted by its name; the others know it by the id that it was given. */
const withIds = (log: readonly Event[], devices: readonly Device[]): Event[] =>
  log.map((event) => {
    if (event.e !== 'create' || event.id === undefined) return event
    const name = event.id
    return { ...event, id: devices.map(({ ids }) => ids.get(name)).find(Boolean) ?? name }
  })

async function lives(acts: readonly Act[], { url, killed }: Station): Promise<Event[]> {
  const log: Event[] = []
  const devices = (['jefe', 'operaciones', 'jefe'] as const).map(
    (account, n) => new Device(`${account} ${n + 1}`, account, url, log),
  )
  try {
    for (const one of devices) await one.start()
    await meet(devices)
    const [first] = devices
    for (const { id, ...values } of (await first?.list()) ?? [])
      log.unshift({ e: 'began', c: LIST, id, values })
    for (const [n, act] of acts.entries()) {
      if (act.t === 'killCentral') await killed()
      else if (act.t === 'meet') await meet(devices)
      else {
        const at = devices[act.device] as Device
        if (act.t === 'edit') {
          const value = { cargo: `Cargo ${n}`, telefono: `09900000${10 + n}`, email: `m${n}@brigada.example` }
          const edit = at.edits(act.n, act.field, value[act.field], act.cut)
          await Promise.all([edit, act.centralDies && act.cut === undefined && killed()])
        } else if (act.t === 'create')
          await at.creates(`Persona ${String(n).padStart(3, '0')}`, `Cargo ${n}`, act.cut)
        else if (act.t === 'remove') await at.removes(act.n, act.undo, act.cut)
        else if (act.t === 'closeTab') await at.reopensTab()
        else if (act.t === 'killBrowser') await at.dies()
        else await at.network(act.t === 'online')
      }
    }
    await meet(devices)
    for (const one of devices) await one.shows()
    return withIds(log, devices)
  } finally {
    for (const one of devices) await one.end()
  }
}

/** Lives through it in three real browsers on a central of their own. */
export async function browserHistory(acts: readonly Act[]): Promise<Event[]> {
  let log: Event[] = []
  await withCentral(async (station) => {
    log = await lives(acts, station)
  })
  return log
}
