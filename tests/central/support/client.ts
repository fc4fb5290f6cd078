import { type IncomingHttpHeaders, request } from 'node:http'
import type { Sesion } from '@/access/central/devices'
import type { Quienes } from '@/access/central/quienes'
import { newUuid } from '@/shared/storage/ids'
import { dataVersion } from '@/sync/collections'
import { EXISTS, type Fields } from '@/sync/fields'
import { stampOf } from '@/sync/stamp'
import type { Op, SyncAnswer, SyncRequest } from '@/sync/wire'

export type Answer = {
  status: number
  headers: Headers
  body: Body
}

/** All that the API says somewhere. A test reads what its own question brings. */
type Body = SyncAnswer &
  Quienes & {
    error: string
    mensaje: string
    id: string
    instante: string
    codigo: string
    modo: string
    persona: { id: string }
    usuario: Account
    usuarios: Account[]
    accesos: Record<string, string>
    permisos: Record<string, boolean>
    debeCambiar: boolean
    hasta: number
    llave: string
    recibido: string
    estado: string
    cambios: { despues: object }[]
    pendientes: Record<string, unknown>[]
    visitas: { pagina: string; hoy: number }[]
    copias: { nombre: string; instante: string }[]
    fallo: { mensaje: string } | null
    prueba: Record<string, unknown> | null
    repuesta: { instante: string; por: string; clave: boolean } | null
    clave: { creada: string | null; probada: string | null } | null
    custodios: { id: string }[]
    sesiones: Sesion[]
  }

type Account = { id: string; name: string; email: string }

type Options = { headers?: Record<string, string>; body?: BodyInit }

/** A browser of somebody at the central: it keeps its cookie. */
export class Client {
  url: string
  readonly device: string
  cookie = ''
  headers: Record<string, string> = {}
  /** What asks: another one may say another name in `Host`. */
  ask: typeof fetch = fetch
  constructor(url: string, device = newUuid().slice(0, 8)) {
    this.url = url
    this.device = device
  }

  /** Another device of the same session. */
  again(): Client {
    const client = new Client(this.url)
    client.ask = this.ask
    client.cookie = this.cookie
    return client
  }

  private keep(cookie: string): void {
    const name = cookie.slice(0, cookie.indexOf('=') + 1)
    const others = this.cookie.split('; ').filter((one) => one && !one.startsWith(name))
    this.cookie = [...others, cookie].join('; ')
  }

  async call(method: string, path: string, { headers = {}, body }: Options = {}): Promise<Answer> {
    const response = await this.ask(`${this.url}/api${path}`, {
      method,
      headers: { 'x-central': '1', cookie: this.cookie, ...this.headers, ...headers },
      ...(body !== undefined && { body, duplex: 'half' }),
    } as RequestInit)
    for (const given of response.headers.getSetCookie()) this.keep(given.split(';', 1)[0] ?? '')
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }

  get = (path: string, options?: Options) => this.call('GET', path, options)
  delete = (path: string) => this.call('DELETE', path)
  send = (method: string, path: string, value: unknown) =>
    this.call(method, path, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(value),
    })
  post = (path: string, value: unknown = {}) => this.send('POST', path, value)
  patch = (path: string, value: unknown) => this.send('PATCH', path, value)

  signIn = (correo: string, clave: string) =>
    this.post('/sesion', { correo, clave, dispositivo: this.device })

  /** @throws unless the central answers */
  async sync(ops: Op[] = [], request: Partial<SyncRequest> = {}): Promise<SyncAnswer> {
    const { status, body } = await this.post('/sync', this.request(ops, request))
    if (status !== 200) throw new Error(`/sync ${status} ${JSON.stringify(body)}`)
    return body
  }

  request = (ops: Op[] = [], request: Partial<SyncRequest> = {}): SyncRequest => ({
    version: dataVersion(),
    dispositivo: this.device,
    epoca: '',
    seqs: {},
    ops,
    ...request,
  })
}

let tick = 0

/** A stamp of now; each is later than the one before. */
export const stamp = (device: string, time = Date.now()) => stampOf(time, ++tick, device)

/** The registers of these values, all written now. */
export const written = (device: string, values: Record<string, unknown>, time?: number): Fields =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, [stamp(device, time), value]]))

export const INVENTARIO = 'bomberos_inventario_items'

/** A new item, as a device tells it. */
export const newItem = (device: string, id: string, nombre = 'Manguera', time?: number): Op => ({
  c: INVENTARIO,
  id,
  campos: written(device, { [EXISTS]: true, nombre, ...ITEM }, time),
})

const ITEM = { categoria: 'HERRAMIENTA', cantidad: 1, estado: 'BUENO' }

type Raw = { path: string; method?: string; headers?: Record<string, string>; body?: string }

/** A request whose every header is ours, which `fetch` doesn't allow. */
export const raw = (url: string, { body, ...options }: Raw) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((done, failed) => {
    const asked = request(url, options, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    asked.on('error', failed)
    asked.end(body)
  })
