import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { type Client, newItem } from '../support/client'
import { newProvince } from '../support/province'

/** `npm run bench -- provincia` takes the real size. */
const REAL = process.env.CASOS === 'completos'
const [BRIGADES, RECORDS, ROUNDS] = REAL ? [30, 1000, 41] : [3, 30, 5]

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Of what is still held, in MB. */
const megabytes = (): number => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

/** In ms: one change to the central, and what it answers. */
async function pushAndPull(client: Client, n: number): Promise<number> {
  const { epoca, seqs } = await client.sync()
  const since = performance.now()
  const { estados } = await client.sync([newItem(client.device, `medida-${n}`)], { epoca, seqs })
  expect(estados.map(({ estado }) => estado)).toEqual(['ok'])
  return performance.now() - since
}

test('thirty brigades beside one: a device of one waits as long, and each costs little while nobody asks', async () => {
  const [first = '', ...others] = Array.from({ length: BRIGADES }, (_, n) => `b${n}.lan`)
  const province = await newProvince([first], { idleMs: 0 })
  const fill = async (host: string): Promise<Client> => {
    const client = await province.claim(host)
    for (let from = 0; from < RECORDS; from += 200)
      await client.sync(
        Array.from({ length: Math.min(200, RECORDS - from) }, (_, n) =>
          newItem(client.device, `inv-${from + n}`),
        ),
      )
    return client
  }
  const one = await fill(first)
  const timed = async (): Promise<number> => {
    const times: number[] = []
    for (let n = 0; n < ROUNDS; n++) times.push(await pushAndPull(one, n))
    return median(times.slice(1))
  }
  const alone = await timed()

  const people: Client[] = []
  for (const host of others) {
    await province.add(host)
    await expect.poll(() => province.server.brigadas.find(host)).toBeDefined()
    people.push(await fill(host))
  }
  const beside = await timed()
  const inMemory = () => province.server.brigadas.all().filter((entry) => entry.open).length
  expect(inMemory()).toBe(BRIGADES)
  /** Lets go of all of them; what they took is free again. */
  async function letGo(): Promise<number> {
    await expect
      .poll(async () => {
        await province.server.round()
        return inMemory()
      })
      .toBe(0)
    return megabytes()
  }
  const open = megabytes()
  const idle = await letGo()

  const starting = performance.now()
  await province.again()
  const started = performance.now() - starting
  await letGo()
  const opening = performance.now()
  expect((await province.at(first).get('/salud')).body.modo).toBe('suya')
  const opened = performance.now() - opening

  // Opened and closed over and over, nothing of them stays.
  const cycle = async () => {
    for (const host of [first, ...others]) expect((await province.at(host).get('/salud')).status).toBe(200)
    return letGo()
  }
  const before = await cycle()
  await cycle()
  await cycle()
  const after = await cycle()
  if (!REAL) return
  console.log(
    [
      `  un cambio de un equipo, con ${BRIGADES} brigadas en memoria entre el mismo con una: ${(beside / alone).toFixed(2)} ×`,
      `  memoria de cada brigada abierta: ${((open - idle) / BRIGADES).toFixed(2)} MB`,
      `  memoria después de abrirlas y cerrarlas tres veces más, entre la de antes: ${(after / before).toFixed(2)} ×`,
      `  abrir una, entre un cambio: ${(opened / alone).toFixed(1)} ×; encender el proceso: ${(started / alone).toFixed(1)} ×`,
      `  todo el proceso, con la prueba: ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
    ].join('\n'),
  )
})
