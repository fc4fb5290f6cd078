import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServer } from '../../src/server/build.mjs'
import { DIST, ROOT } from '../tools/build.mjs'

export const title =
  'La central y sus lectores: 500 a la vez, junto a un servidor de archivos (sirv) con la misma página'

const READERS = 500
const DEVICES = 20
const PAGES = 2000

/** A process that says where it listens. */
async function begin(args, options, said) {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] })
  const url = await new Promise((ready, failed) => {
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (part) => {
      text += part
      const [, found] = said.exec(text) ?? []
      if (found) ready(found)
    })
    child.once('close', () => failed(new Error(`no empezó: ${text}`)))
  })
  return { child, url }
}

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

const json = { 'content-type': 'application/json', 'x-central': '1' }

async function post(url, path, body, cookie = '') {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}

/** Devices that write an item and hear of the others' until told to stop. */
async function beginDevices(url) {
  const account = { correo: 'jefe@bomberos.example', clave: 'Jefe2024!', dispositivo: 'medicion' }
  const cookie = (await post(url, '/sesion', account)).headers.get('set-cookie')?.split(';', 1)[0]
  const { version } = await (await fetch(`${url}/api/salud`)).json()
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
      const answer = await (
        await post(url, '/sync', { version, dispositivo, epoca, seqs, ops }, cookie)
      ).json()
      epoca = answer.epoca
      seqs = answer.seqs
    }
  }
  const devices = Promise.all(Array.from({ length: DEVICES }, device))
  return async () => {
    going = false
    await devices
  }
}

export async function run({ compare }) {
  const folder = mkdtempSync(join(tmpdir(), 'bomberos-medicion-'))
  symlinkSync(DIST, join(folder, 'dist'))
  const main = await buildServer(join(ROOT, '.cache/central-bench'))
  const env = { PATH: process.env.PATH, PORT: '0', DATOS: join(folder, 'datos') }
  const central = await begin([main], { cwd: folder, env }, /está en (http\S+),/)
  try {
    const page = await (await fetch(`${central.url}/transparencia`)).text()
    const still = mkdtempSync(join(folder, 'quieta-'))
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
    sirv.child.kill()
  } finally {
    agent.destroy()
    const ended = new Promise((done) => central.child.once('close', done))
    central.child.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
