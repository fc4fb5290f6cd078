import { CentralError } from '@/access/central/http'
import { afterEvent, type Envio } from '@/entities/reportes/envio/envio'
import { wanted, withCentral } from '@/entities/reportes/envio/mine'
import { type Phone, sendWaiting } from '@/entities/reportes/envio/sender'
import { isMineToChange } from '@/entities/reportes/mis-reportes/repository'
import { newSeguimiento, type Seguimiento } from '@/entities/reportes/mis-reportes/seguimiento'
import { newReporte, type Reporte } from '@/entities/reportes/reporte'

/** What a call meets on its way. */
export const WEATHER = [
  'fine',
  'no network',
  'answer lost',
  '500',
  '503 page',
  '429',
  'login page',
  'killed before',
  'killed after',
  'corrected meanwhile',
] as const
export type Weather = (typeof WEATHER)[number]

/** The app ends in the middle of what it does. */
class Killed extends Error {}

type Held = { llave: string; cuerpo: string; instante: string; fotos: Set<string>; attended: boolean }

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const refusal = (status: number, error: string) => json(status, { error, mensaje: `No: ${error}.` })

/** A central as the phone sees it, with what it really holds. */
export class Station {
  readonly held = new Map<string, Held>()
  readonly gone = new Set<string>()
  /** The instant in which each report first came. */
  readonly first = new Map<string, string>()
  private tick = 0

  answer(method: string, path: string, llave: string, body?: string | Blob): Response {
    const { pathname, searchParams } = new URL(path, 'https://central.example')
    const [, kind = '', name = '', more] = pathname.split('/').map(decodeURIComponent)
    const id = kind === 'fotos' ? (searchParams.get('de') ?? '') : name
    const held = this.held.get(id)
    if (held && held.llave !== llave) return refusal(kind === 'fotos' ? 401 : 409, 'ajeno')
    if (kind === 'fotos') return this.photo(held, name)
    if (method === 'PUT') return this.put(id, held, llave, String(body))
    if (!held) return refusal(404, 'nada')
    if (more === 'olvidar') return new Response(null, { status: 202 })
    if (held.attended && !this.gone.has(id)) return refusal(409, 'atendido')
    this.gone.add(id)
    return new Response(null, { status: 204 })
  }

  private put(id: string, held: Held | undefined, llave: string, cuerpo: string): Response {
    const instante = held?.instante ?? new Date(1_000_000 * ++this.tick).toISOString()
    const late = held?.attended && held.cuerpo !== cuerpo
    if (!held) this.held.set(id, { llave, cuerpo, instante, fotos: new Set(), attended: false })
    else if (!late) held.cuerpo = cuerpo
    if (!this.first.has(id)) this.first.set(id, instante)
    return json(held ? 200 : 201, { id, recibido: 'nuevo', instante, ...(late && { tarde: true }) })
  }

  private photo(held: Held | undefined, name: string): Response {
    if (!held) return refusal(401, 'llave')
    if (!held.cuerpo.includes(`idb:${name}`)) return refusal(422, 'datos')
    held.fotos.add(`idb:${name}`)
    return new Response(null, { status: 201 })
  }
}

/** A phone whose app may end between any two steps; what is on its disk stays. */
export class ModelPhone {
  readonly envios = new Map<string, Envio>()
  readonly records = new Map<string, Seguimiento>()
  readonly reports = new Map<string, Reporte>()
  /** Those that its owner took back, to the person's knowledge. */
  readonly taken = new Set<string>()
  private weather: Weather[] = []
  private dead = false
  private count = 0
  readonly station: Station
  constructor(station: Station) {
    this.station = station
  }

  file(fotos: number): void {
    const id = `reporte-${++this.count}`
    const imagenes = Array.from({ length: fotos }, (_, n) => `idb:${id}-${n}`)
    const autor = { nombre: 'Rosa', email: 'rosa@correo.example' }
    const content = { titulo: 'Poste', descripcion: 'Caído', categoria: 'Otro', autor, imagenes } as const
    const report = { id, ...newReporte({ ...content, imagenes }, new Date(this.count).toISOString()) }
    this.reports.set(id, report as Reporte)
    this.records.set(id, newSeguimiento(report as Reporte))
  }

  private nth = (n: number) => [...this.reports.keys()][n % Math.max(1, this.reports.size)]
  private isMine(id: string): boolean {
    const [report, record] = [this.reports.get(id), this.records.get(id)]
    const withdrawing = this.envios.get(id)?.pide === 'retirar' || this.envios.get(id)?.retirado
    return Boolean(report && record && isMineToChange(report, record) && !withdrawing)
  }

  edit(n: number): void {
    const id = this.nth(n)
    const report = id && this.reports.get(id)
    if (!id || !report || !this.isMine(id)) return
    const instant = new Date(Date.parse(report.cambios?.contenido ?? report.fechaCreacion) + 1).toISOString()
    const cambios = { contenido: instant, imagenes: report.fechaCreacion, atencion: report.fechaCreacion }
    this.reports.set(id, { ...report, titulo: `${report.titulo}!`, cambios })
  }

  /** A dead app does nothing more. */
  private alive(): void {
    if (this.dead) throw new Killed()
  }

  private kill(): never {
    this.dead = true
    throw new Killed()
  }

  private change(id: string, change: (envio: Envio | undefined) => Envio | undefined): Envio | undefined {
    const next = change(this.envios.get(id))
    if (next) this.envios.set(id, next)
    else this.envios.delete(id)
    return next
  }

  private drop(id: string): void {
    this.reports.delete(id)
    this.records.delete(id)
    this.taken.add(id)
  }

  withdraw(n: number): void {
    const id = this.nth(n)
    if (!id || !this.isMine(id)) return
    const left = this.change(id, (envio) => envio && afterEvent(envio, { kind: 'asked', what: 'retirar' }))
    if (!left) this.drop(id)
  }

  forget(n: number): void {
    const id = this.nth(n)
    if (id && this.records.get(id)?.central)
      this.change(id, (envio) => envio && afterEvent(envio, { kind: 'asked', what: 'olvidar' }))
  }

  private queue(): void {
    for (const [id, record] of this.records) {
      const cuerpo = wanted(record, this.reports.get(id), this.envios.get(id))
      if (cuerpo !== undefined)
        this.change(id, (envio) =>
          envio ? afterEvent(envio, { kind: 'corrected', cuerpo }) : { id, llave: `llave de ${id}`, cuerpo },
        )
    }
  }

  private hear(): void {
    for (const envio of [...this.envios.values()]) {
      const record = this.records.get(envio.id)
      const next = record && withCentral(record, envio)
      if (next) this.records.set(envio.id, next)
      if (!envio.retirado) continue
      this.drop(envio.id)
      this.envios.delete(envio.id)
    }
  }

  private readonly phone: Phone = {
    read: async () => {
      this.alive()
      return [...this.envios.values()]
    },
    change: async (id, change) => {
      this.alive()
      return this.change(id, change)
    },
    photo: async (source) => new Blob([source]),
    now: () => new Date(5).toISOString(),
    ask: async (method, path, envio, body) => {
      const weather = this.weather.shift() ?? 'fine'
      if (weather === 'killed before') this.kill()
      if (weather === 'no network') throw new CentralError(0, 'sin-red', 'No hay conexión.')
      if (weather === '500') return refusal(500, 'falla')
      if (weather === '503 page') return new Response('<h1>Bad gateway</h1>', { status: 503 })
      if (weather === '429') return refusal(429, 'espere')
      if (weather === 'login page') return new Response('<h1>Acepte las condiciones</h1>')
      if (weather === 'corrected meanwhile') {
        this.edit(0)
        this.queue()
      }
      const answer = this.station.answer(method, path, envio.llave, body)
      if (weather === 'killed after') this.kill()
      if (weather === 'answer lost') throw new CentralError(0, 'sin-red', 'No hay conexión.')
      return answer
    },
  }

  /** One round of the app, which may be killed in the middle. */
  async round(weather: readonly Weather[], heard = true): Promise<'done' | 'later' | 'killed'> {
    this.weather = [...weather]
    this.dead = false
    this.queue()
    try {
      const outcome = await sendWaiting(this.phone)
      if (heard) this.hear()
      return outcome
    } catch (error) {
      if (error instanceof Killed) return 'killed'
      throw error
    }
  }
}
