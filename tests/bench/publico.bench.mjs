import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../tools/build.mjs'
import { ask, opOf, startCentral } from '../tools/central.mjs'
import { answering, run as runNode } from '../tools/server-process.mjs'

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
  server.listen(0, '127.0.0.1', () => console.log('puerto ' + server.address().port + ';'))
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

const ITEM = {
  c: 'bomberos_inventario_items',
  nombre: 'Manguera',
  categoria: 'HERRAMIENTA',
  cantidad: 1,
  estado: 'BUENO',
}

/** Starts devices that write an item and read the others' until the returned function stops them. */
async function beginDevices(url) {
  const account = { correo: 'jefe@bomberos.example', clave: 'Jefe2024!', dispositivo: 'medicion' }
  await ask(url, '/sesion', account)
  const { version } = await ask(url, '/salud')
  let going = true
  const device = async (_, n) => {
    const dispositivo = `equipo${String(n).padStart(2, '0')}`
    let [epoca, seqs] = ['', {}]
    while (going) {
      const ops = [opOf(dispositivo, { ...ITEM, id: `medido-${n}` })]
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
    const sirv = await answering(
      runNode(['--input-type=module', '-e', SIRV, still], { cwd: ROOT }),
      /puerto (\d+);/,
    )
    const compared = {
      subject: () => readAll(`${central.url}/transparencia`),
      baseline: () => readAll(`${sirv.url}/transparencia`),
      runs: 5,
    }
    await compare('páginas de la central / sirv', compared)
    const end = await beginDevices(central.url)
    await compare(`lo mismo, mientras ${DEVICES} equipos se ponen al día`, compared)
    await end()
    await sirv.end('SIGTERM')
  } finally {
    agent.destroy()
    await central.close()
    rmSync(still, { recursive: true, force: true })
  }
}
