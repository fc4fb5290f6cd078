import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { ENGINES } from './support/engines'
import { useCentral } from './support/world'

/** In ms: a question that a busy disk answers late. */
const SLOW_MS = 1500

describe.each(ENGINES)('a central that is being ended · %s', (engine) => {
  const central = useCentral(engine)

  test('answers what it was asked before, also slowly, and takes nothing new', async () => {
    const jefa = await central.claim()
    const { url } = central
    let locked = () => {}
    const isLocked = new Promise<void>((done) => {
      locked = done
    })
    const slow = central.database.transaction(async (query) => {
      await query('lock table registro in access exclusive mode')
      locked()
      await pause(SLOW_MS)
    })
    await isLocked
    const asked = jefa.sync()
    // It has to have reached the server.
    await pause(200)
    const restarted = central.again()
    await expect(asked).resolves.toMatchObject({ filas: expect.any(Array) })
    await slow
    await restarted
    expect(central.url).not.toBe(url)
    await expect(fetch(url)).rejects.toThrow()
  })
})
