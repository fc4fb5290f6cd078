import { statSync } from 'node:fs'
import { expect } from 'vitest'
import { newUuid } from '@/shared/storage/ids'
import { addPeople, newCall, phoneOf } from '../support/brigade'
import { Citizen, newPhoto, newSent } from '../support/citizen'
import { Client, newItem } from '../support/client'
import { JEFA } from '../support/world'

/** What the central said it has, and how far the recorder's file had come when it said so. */
export type Said = { until: number; what: string; isThere(after: Life): Promise<void> }

/** A central after a cut, as its chief sees it. */
export type Life = { url: string; chief: Client; ids: ReadonlySet<string> }

export type Notes = { register: string; said: Said[] }

const noteIn = ({ register, said }: Notes, what: string, isThere: Said['isThere']): void => {
  said.push({ until: statSync(register).size, what, isThere })
}

/** The ids of all records that the central gives to somebody who sees every list. */
async function idsOf(client: Client): Promise<Set<string>> {
  const ids = new Set<string>()
  const { epoca } = await client.sync()
  let seqs = {}
  for (let more = true; more; ) {
    const answer = await client.sync([], { epoca, seqs })
    for (const { id } of answer.filas) ids.add(id)
    ;({ mas: more, seqs } = answer)
  }
  return ids
}

/** Signs the chief in, of the brigade where it is claimed, or of the samples. */
export async function lifeAt(url: string): Promise<Life> {
  const chief = new Client(url)
  const { status } = await chief.signIn(JEFA.correo, JEFA.clave)
  if (status !== 201) expect((await chief.signIn('jefe@bomberos.example', 'Jefe2024!')).status).toBe(201)
  return { url, chief, ids: await idsOf(chief) }
}

/** The claim, and a person of the brigade with a phone. */
export async function claim(
  notes: Notes,
  url: string,
  codigo: string,
): Promise<{ jefa: Client; rosa: Client }> {
  const jefa = new Client(url)
  const form = { ...JEFA, codigo, dispositivo: jefa.device, muestras: 'quitar' }
  expect((await jefa.post('/primera', form)).status).toBe(201)
  noteIn(notes, 'the claim', async (after) => {
    expect((await new Client(after.url).signIn(JEFA.correo, JEFA.clave)).status).toBe(201)
  })
  await addPeople(jefa, { rosa: { nombres: 'Rosa Vera', cargo: 'Bombera' } })
  noteIn(notes, 'a person', async ({ ids }) => expect(ids).toContain('rosa'))
  return { jefa, rosa: await phoneOf({ visitor: () => new Client(url) }, jefa, 'rosa') }
}

export async function write(notes: Notes, jefa: Client, n: number): Promise<void> {
  const id = `inv-${jefa.device}-${n}`
  const { estados } = await jefa.sync([newItem(jefa.device, id, 'Manguera '.repeat(1 + (n % 40)))])
  expect(estados[0]?.estado).toBe('ok')
  noteIn(notes, `record ${id}`, async ({ ids }) => expect(ids).toContain(id))
}

async function photograph(notes: Notes, jefa: Client): Promise<void> {
  const [name, photo] = [newUuid(), newPhoto(30_000)]
  expect((await jefa.call('PUT', `/fotos/${name}`, { body: new Uint8Array(photo) })).status).toBe(201)
  noteIn(notes, `photo ${name}`, async ({ url, chief }) => {
    const got = await fetch(`${url}/api/fotos/${name}`, { headers: { cookie: chief.cookie } })
    expect(Buffer.from(await got.arrayBuffer()).equals(photo)).toBe(true)
  })
}

async function report(notes: Notes, url: string): Promise<void> {
  const [citizen, sent] = [new Citizen(url), newSent()]
  expect((await citizen.report(sent)).status).toBe(201)
  noteIn(notes, `report ${sent.id}`, async (after) => {
    citizen.client.url = after.url
    expect((await citizen.acuse(sent.id)).status).toBe(200)
  })
}

async function call(notes: Notes, { jefa, rosa }: { jefa: Client; rosa: Client }): Promise<void> {
  const sent = newCall()
  expect((await jefa.post('/despachos', sent)).status).toBe(201)
  noteIn(notes, `call ${sent.id}`, async ({ chief }) =>
    expect((await chief.get(`/despachos/${sent.id}`)).status).toBe(200),
  )
  expect(
    (await rosa.send('PUT', `/mi/despachos/${sent.id}`, { respuesta: 'ESTACION', minutos: 8 })).status,
  ).toBe(204)
  noteIn(notes, `answer to ${sent.id}`, async ({ chief }) =>
    expect((await chief.get(`/despachos/${sent.id}`)).body).toMatchObject({
      convocados: [{ persona: 'rosa', respuesta: 'ESTACION' }],
    }),
  )
  expect((await jefa.post(`/despachos/${sent.id}/cerrar`)).status).toBe(200)
  noteIn(notes, `end of ${sent.id}`, async ({ chief }) =>
    expect((await chief.get(`/despachos/${sent.id}`)).body).toMatchObject({
      despacho: { estado: 'CERRADO' },
    }),
  )
}

/** A few hours of a brigade, part of it at once. */
export async function evening(notes: Notes, url: string, codigo: string): Promise<void> {
  const who = await claim(notes, url, codigo)
  for (let n = 0; n < 6; n++) {
    await Promise.all([
      ...[0, 1, 2].map((part) => write(notes, who.jefa, n * 3 + part)),
      photograph(notes, who.jefa),
      report(notes, url),
    ])
    if (n % 2 === 0) await call(notes, who)
  }
}
