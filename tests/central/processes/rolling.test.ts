import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openBalancer } from '../support/balancer'
import { bodega, place, started } from '../support/child'
import { type Client, newItem } from '../support/client'

const [DEVICES, READERS] = [6, 6]
/** How often each of the two processes is restarted; `CASOS=completos` tries longer. */
const ROUNDS = process.env.CASOS === 'completos' ? 10 : 1
/** In seconds. The proxy of this test looks ten times a second, Caddy once. */
const RELEVO = process.env.RELEVO_PRUEBA ?? '1'

test(
  'two processes over one PostgreSQL, restarted in turn under load: no request is refused, and nothing is lost',
  async () => {
    const { folder, env } = await place('PostgreSQL')
    const begin = () => started(folder, { ...env, RELEVO })
    const running = [await begin(), await begin()]
    const url = await openBalancer(() => running.map((one) => one.url))
    const confirmed = new Set<string>()
    const refused: string[] = []
    let [asked, going] = [0, true]

    const write = async (client: Client) => {
      for (let n = 0; going; n++) {
        const id = `inv-${client.device}-${n}`
        asked++
        const answer = await client.post('/sync', client.request([newItem(client.device, id)])).catch(String)
        if (typeof answer === 'string' || answer.status !== 200) refused.push(JSON.stringify(answer))
        else if (answer.body.estados[0]?.estado === 'ok') confirmed.add(id)
        await pause(Math.random() * 60)
      }
    }
    const read = async () => {
      while (going) {
        asked++
        const status = await fetch(url).then(
          async (page) => (await page.text()) && page.status,
          (error) => String(error),
        )
        if (status !== 200) refused.push(String(status))
        await pause(Math.random() * 60)
      }
    }
    // One after the other: of one account five may try at once, and a sixth waits half a minute.
    const clients: Client[] = []
    while (clients.length < DEVICES) clients.push(await bodega(url))
    const load = [...clients.map(write), ...Array.from({ length: READERS }, read)]
    for (let round = 0; round < ROUNDS; round++)
      for (const index of running.keys()) {
        expect(await running[index]?.end('SIGTERM')).toBe(0)
        running[index] = await begin()
        // The proxy sees it before the other one goes.
        await pause(500)
      }
    going = false
    await Promise.all(load)
    console.info(`${asked} requests, ${2 * ROUNDS} restarts: ${refused.length} refused`)
    expect(refused).toEqual([])
    expect(asked).toBeGreaterThan(100)
    const there = new Set<string>()
    const client = await bodega(url)
    let [seqs, epoca] = [{}, '']
    for (let more = true; more; ) {
      const answer = await client.sync([], { seqs, epoca })
      for (const { id } of answer.filas) there.add(id)
      ;({ mas: more, seqs, epoca } = answer)
    }
    expect([...confirmed].filter((id) => !there.has(id))).toEqual([])
  },
  60_000 * (ROUNDS + 1),
)
