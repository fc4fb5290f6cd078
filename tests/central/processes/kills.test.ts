import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { newUuid } from '@/shared/storage/ids'
import { runs } from '../../runs'
import { bodega, place, started } from '../support/child'
import { newPhoto } from '../support/citizen'
import { type Client, newItem } from '../support/client'

const KILLS = runs(30)
const WRITERS = 3
/** After so many confirmations of a life, the next one may be the last: of thirty lives, 200 records and as many photos. */
const LEAST = 16

type Confirmed = { items: string[]; photos: Map<string, Buffer> }

/** Writes an item and a photo of it, again and again, until the central is gone. */
async function write(writer: Client, confirmed: Confirmed, heard: () => void): Promise<void> {
  try {
    for (let n = 0; ; n++) {
      const id = `inv-${writer.device}-${n}`
      if ((await writer.sync([newItem(writer.device, id)])).estados[0]?.estado === 'ok')
        confirmed.items.push(id)
      heard()
      const [name, photo] = [newUuid(), newPhoto(20_000)]
      const { status } = await writer.call('PUT', `/fotos/${name}`, { body: new Uint8Array(photo) })
      if (status === 201) confirmed.photos.set(name, photo)
      heard()
    }
  } catch {
    // It is gone.
  }
}

test(
  `PGlite killed ${KILLS} times under load keeps every record and photo that it confirmed`,
  async () => {
    const { folder, env } = await place('PGlite')
    const confirmed: Confirmed = { items: [], photos: new Map() }
    const count = () => confirmed.items.length + confirmed.photos.size
    for (let kill = 0; kill < KILLS; kill++) {
      const { process, url, ended } = await started(folder, env)
      const enough = count() + LEAST + randomInt(LEAST)
      const writers = await Promise.all(Array.from({ length: WRITERS }, () => bodega(url)))
      await Promise.all(
        writers.map((writer) => write(writer, confirmed, () => count() >= enough && process.kill('SIGKILL'))),
      )
      expect(await ended).toBe('SIGKILL')
    }
    const { url } = await started(folder, env)
    const client = await bodega(url)
    const there = new Set<string>()
    const { epoca } = await client.sync()
    let seqs = {}
    for (let more = true; more; ) {
      const answer = await client.sync([], { epoca, seqs })
      for (const { id } of answer.filas) there.add(id)
      ;({ mas: more, seqs } = answer)
    }
    expect(confirmed.items.filter((id) => !there.has(id))).toEqual([])
    // Of each writer's life the central may have kept one more than it could say.
    const unsaid = [...there].filter((id) => /^inv-[0-9a-f]{8}-\d+$/.test(id)).length - confirmed.items.length
    expect(unsaid).toBeLessThanOrEqual(KILLS * WRITERS)
    for (const [name, photo] of confirmed.photos) {
      const got = await fetch(`${url}/api/fotos/${name}`, { headers: { cookie: client.cookie } })
      expect(Buffer.from(await got.arrayBuffer()).equals(photo), name).toBe(true)
    }
    expect(count()).toBeGreaterThanOrEqual(KILLS * LEAST)
    console.info(
      `${KILLS} kills: ${confirmed.items.length} records and ${confirmed.photos.size} photos confirmed, none lost; ${unsaid} records kept that were not confirmed yet`,
    )
  },
  KILLS * 60_000,
)
