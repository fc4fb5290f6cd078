import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newSecret } from '@/entities/reportes/envio/queue'
import { photoSource } from '@/shared/lib/picture/photo-source'
import { place, started } from '../support/child'
import { newPhoto, newPhotoNames, newSent, REPORTES } from '../support/citizen'
import { Client } from '../support/client'
import { ENGINES } from '../support/engines'
import { SendingPhone } from '../support/phone'
import { JEFA } from '../support/world'

const PHONES = 10
/** Of each phone; `npm run bench -- llegada` tries the whole thousand. */
const [REPORTS, KILLS] = process.env.CASOS === 'completos' ? [100, 10] : [5, 2]

test.each(ENGINES)(
  'a central that is killed again and again has each report and photo once · %s',
  async (engine) => {
    const { folder, env: named } = await place(engine)
    // Each report comes from an address of its own, or the share of one would be used up.
    const env = { ...named, CENTRAL_PROXY: '1' }
    let central = await started(folder, env)
    const codigo = /Código: (\w+)/.exec(central.said())?.[1]
    const jefa = new Client(central.url)
    const claimed = { ...JEFA, codigo, dispositivo: jefa.device, muestras: 'quitar' }
    expect((await jefa.post('/primera', claimed)).status).toBe(201)

    const confirmed = new Set<string>()
    const photos = new Map<string, Buffer>()
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
      const rosa = new SendingPhone(central.url)
      rosa.closes = () => Math.random() < 0.05
      for (let n = 0; n < REPORTS; n++) {
        const imagenes = [photoSource(newPhotoNames(1)[0] ?? '')]
        const report = newSent({ imagenes })
        for (const source of imagenes) rosa.photos.set(source, newPhoto(20_000))
        rosa.headers = { 'x-forwarded-for': `10.0.${number}.${n}` }
        // More than the central takes of one phone in an hour.
        rosa.name = newSecret()
        rosa.file(report)
        while ((await rosa.round()) !== 'done') {
          await restarting
          rosa.url = central.url
          await pause(20)
        }
        expect(rosa.row(report.id).recibido).toBeDefined()
        confirmed.add(report.id)
        for (const source of imagenes) photos.set(source.slice(4), rosa.photos.get(source) ?? Buffer.of())
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
    for (const [name, bytes] of photos) {
      const there = await fetch(`${central.url}/api/fotos/${name}`, { headers: { cookie: staff.cookie } })
      expect(bytes.equals(Buffer.from(await there.arrayBuffer()))).toBe(true)
    }
  },
  60_000 + PHONES * REPORTS * 600,
)
