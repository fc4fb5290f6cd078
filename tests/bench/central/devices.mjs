import { setTimeout as pause } from 'node:timers/promises'
import { opOf } from '../../tools/central.mjs'
import { PEOPLE } from './grown.mjs'

/** In ms: as `sync/lead` does, so that not all devices ask in the same moment. */
const HINT_MS = 400

export const ITEM = {
  c: 'bomberos_inventario_items',
  nombre: 'Manguera',
  categoria: 'HERRAMIENTA',
  cantidad: 1,
  estado: 'BUENO',
}

let made = 0

/** A device of a brigade that has all that the central knows: it says what it writes and hears what is new. */
export async function openDevice(url) {
  const dispositivo = `eq${String(++made).padStart(6, '0')}`
  const headers = {
    'content-type': 'application/json',
    'x-central': '1',
    cookie: `central=medida-${made % PEOPLE}`,
  }
  async function ask(path, body) {
    const response = await fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const { version } = await (await ask('/salud')).json()
  const { epoca, colecciones } = await sync([], '', {})
  // What there was before, it has: no bench waits until all of it came.
  let seqs = await atTheEnd()

  async function sync(ops, epoca, seqs) {
    return (await ask('/sync', { version, dispositivo, epoca, seqs, ops })).json()
  }
  async function atTheEnd() {
    const stream = await fetch(`${url}/api/eventos`, { headers })
    const reader = stream.body.pipeThrough(new TextDecoderStream()).getReader()
    const { value } = await reader.read()
    await reader.cancel()
    const seq = Number(/data: (\d+)/.exec(value)[1])
    return Object.fromEntries(colecciones.map((key) => [key, seq]))
  }

  const device = {
    dispositivo,
    get: (path) => ask(path),
    /** The first call of a device that knows nothing yet. */
    join: () => sync([], '', {}),
    /** One call: what it wrote, and what is new since. */
    async round(...records) {
      const ops = records.map((record) => opOf(dispositivo, record))
      const answer = await sync(ops, epoca, seqs)
      for (const { estado, mensaje } of answer.estados) if (estado !== 'ok') throw new Error(mensaje)
      seqs = { ...seqs, ...answer.seqs }
      return answer
    },
    /** From now on it asks for news a little after each hint, and writes an item every so many ms, on average. */
    async live(everyMs, isPaused) {
      const stream = await fetch(`${url}/api/eventos`, { headers })
      let hinted = false
      const ear = (async () => {
        for await (const part of stream.body.pipeThrough(new TextDecoderStream()))
          hinted ||= part.includes('event: cambio')
      })().catch(() => undefined)
      const hears = async () => {
        while (true) {
          await pause(Math.random() * HINT_MS)
          if (!hinted || isPaused()) continue
          hinted = false
          await device.round()
        }
      }
      const writes = async () => {
        while (true) {
          await pause(Math.random() * 2 * everyMs)
          if (!isPaused()) await device.round({ ...ITEM, id: `de-${dispositivo}` })
        }
      }
      return Promise.all([ear, hears(), writes()])
    },
  }
  return device
}
