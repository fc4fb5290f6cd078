import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { photoSource } from '@/shared/lib/picture/photo-source'
import { place, started } from './support/child'
import { Citizen, newPhoto, newPhotoNames, newSent, REPORTES } from './support/citizen'
import { type Answer, Client } from './support/client'
import { ENGINES } from './support/engines'
import { JEFA } from './support/world'

const PHONES = 10
/** Of each phone. REPORTES=100 tries the whole thousand, which takes PGlite more than a minute. */
const REPORTS = Number(process.env.REPORTES) || 10
const KILLS = 3

/** Sends again until the central says that it has it, as a phone does. */
async function insist(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send().catch(() => undefined)
    if (answer?.status === 201 || answer?.status === 200) return answer
    if (answer && answer.status < 500) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
    await pause(20)
  }
}

test.each(ENGINES)(
  'a central that is killed again and again has each report and photo once · %s',
  async (engine) => {
    const { folder, env: named } = await place(engine)
    // Each report comes from an address of its own, or the share of one would be used up.
    const env = { ...named, CENTRAL_PROXY: '1' }
    let central = await started(folder, env)
    const codigo = /cuenta: (\w+)/.exec(central.said())?.[1]
    const jefa = new Client(central.url)
    const claimed = { ...JEFA, codigo, dispositivo: jefa.device, muestras: 'quitar' }
    expect((await jefa.post('/primera', claimed)).status).toBe(201)

    const confirmed = new Set<string>()
    const photos = new Set<string>()
    const killAt = Array.from({ length: KILLS }, (_, n) =>
      Math.floor(PHONES * REPORTS * ((n + Math.random()) / (KILLS + 1))),
    )
    let restarting: Promise<void> | undefined
    async function restart(): Promise<void> {
      central.process.kill('SIGKILL')
      expect(await central.ended).toBe('SIGKILL')
      central = await started(folder, env)
      restarting = undefined
    }
    async function phone(number: number): Promise<void> {
      const rosa = new Citizen(central.url)
      const send = (task: () => Promise<Answer>) =>
        insist(async () => {
          await restarting
          rosa.client = new Client(central.url)
          return task()
        })
      for (let n = 0; n < REPORTS; n++) {
        const [name = ''] = newPhotoNames(1)
        const sent = newSent({ imagenes: [photoSource(name)] })
        const bytes = newPhoto(20_000)
        const from = { 'x-forwarded-for': `10.0.${number}.${n}` }
        await send(() => rosa.report(sent, from))
        await send(() => rosa.photo(sent.id, name, bytes, from))
        confirmed.add(sent.id)
        photos.add(name)
        if (!restarting && confirmed.size >= (killAt[0] ?? Number.POSITIVE_INFINITY)) {
          killAt.shift()
          restarting = restart()
        }
      }
    }
    await Promise.all(Array.from({ length: PHONES }, (_, number) => phone(number)))
    await restarting
    expect(killAt).toEqual([])
    expect(confirmed.size).toBe(PHONES * REPORTS)

    const staff = new Client(central.url)
    staff.cookie = jefa.cookie
    const found: string[] = []
    for (let seqs = {}, epoca = '', more = true; more; ) {
      const answer = await staff.sync([], { seqs, epoca })
      for (const { c, id, campos } of answer.filas)
        if (c === REPORTES && campos.titulo?.[1] === 'Poste caído') found.push(id)
      more = answer.mas
      seqs = answer.seqs
      epoca = answer.epoca
    }
    expect(found.sort()).toEqual([...confirmed].sort())
    for (const name of photos) expect((await staff.get(`/fotos/${name}`)).status).toBe(200)
  },
  60_000 + PHONES * REPORTS * 200,
)
