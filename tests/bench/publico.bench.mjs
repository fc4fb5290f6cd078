import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../tools/build.mjs'
import { ask, begin, startCentral } from '../tools/central.mjs'

export const title =
  'La central y sus lectores: 500 a la vez, junto a un servidor de archivos (sirv) con la misma página'

const READERS = 500
const DEVICES = 20
const PAGES = 2000

const SIRV = `
  import { createServer } from 'node:http'
  import sirv from 'sirv'
  const files = sirv(process.argv[1], { etag: true })
  const server = createServer((req, res) => files(req, res))
  server.listen(0, '127.0.0.1', () => console.log('en http://127.0.0.1:' + server.address().port + ';'))
`

const agent = new Agent({ keepAlive: true, maxSockets: READERS })

const readOne = (url) =>
  new Promise((done, failed) => {
    const asked = request(url, { agent }, (response) => {
      if (response.statusCode !== 200) failed(new Error(`${url}: ${response.statusCode}`))
      response.resume().once('end', done)
    })
    asked.once('error', failed).end()
  })

/** All pages, by 500 readers at a time. */
async function readAll(url) {
  let left = PAGES
  const reader = async () => {
    while (left-- > 0) await readOne(url)
  }
  await Promise.all(Array.from({ length: READERS }, reader))
}

/** Devices that write an item and hear of the others' until told to stop. */
async function beginDevices(url) {
  const account = { correo: 'jefe@bomberos.example', clave: 'Jefe2024!', dispositivo: 'medicion' }
  await ask(url, '/sesion', account)
  const { version } = await ask(url, '/salud')
  let going = true
  let count = 0
  const device = async (_, n) => {
    const dispositivo = `equipo${String(n).padStart(2, '0')}`
    let [epoca, seqs] = ['', {}]
    while (going) {
      const stamp = `${Date.now().toString(16).padStart(12, '0')}-${(++count & 0xffff).toString(16).padStart(4, '0')}-${dispositivo}`
      const values = { '': true, nombre: 'Manguera', categoria: 'HERRAMIENTA', cantidad: 1, estado: 'BUENO' }
      const campos = Object.fromEntries(
        Object.entries(values).map(([field, value]) => [field, [stamp, value]]),
      )
      const ops = [{ c: 'bomberos_inventario_items', id: `medido-${n}`, campos }]
      ;({ epoca, seqs } = await ask(url, '/sync', { version, dispositivo, epoca, seqs, ops }))
    }
  }
  const devices = Promise.all(Array.from({ length: DEVICES }, device))
  return async () => {
    going = false
    await devices
  }
}

export async function run({ compare }) {
  const still = mkdtempSync(join(tmpdir(), 'bomberos-quieta-'))
  const central = await startCentral()
  try {
    const page = await (await fetch(`${central.url}/transparencia`)).text()
    writeFileSync(join(still, 'transparencia.html'), page)
    const sirv = await begin(['--input-type=module', '-e', SIRV, still], { cwd: ROOT }, /en (http\S+);/)
    const compared = {
      subject: () => readAll(`${central.url}/transparencia`),
      baseline: () => readAll(`${sirv.url}/transparencia`),
      runs: 5,
    }
    await compare('páginas de la central / sirv', compared)
    const end = await beginDevices(central.url)
    await compare(`lo mismo, mientras ${DEVICES} equipos se ponen al día`, compared)
    await end()
    await sirv.close()
  } finally {
    agent.destroy()
    await central.close()
    rmSync(still, { recursive: true, force: true })
  }
}
