import { CentralError } from '@/access/central/http'
import { MEANT_FOR } from '@/access/central/other'
import { afterEvent, type Envio, type SendEvent } from '@/entities/reportes/envio/envio'
import { newSecret } from '@/entities/reportes/envio/queue'
import { type Phone, sendWaiting } from '@/entities/reportes/envio/sender'
import { toWire } from '@/entities/reportes/packet/schema'
import type { Reporte } from '@/entities/reportes/reporte'

/** The app was closed in the middle. */
class Closed extends Error {}

/** A citizen's phone with the app's own sender: its disk, and a network that a test may take away. */
export class SendingPhone {
  url: string
  readonly rows = new Map<string, Envio>()
  readonly photos = new Map<string, Buffer>()
  name = newSecret()
  headers: Record<string, string> = {}
  /** What a call meets instead of the central. */
  instead: ((path: string) => Response | undefined) | undefined
  /** Each call may be the last of this app, before or after the central heard it. */
  closes: () => boolean = () => false
  constructor(url: string) {
    this.url = url
  }

  private change(id: string, change: (envio: Envio | undefined) => Envio | undefined): Envio | undefined {
    const next = change(this.rows.get(id))
    if (next) this.rows.set(id, next)
    else this.rows.delete(id)
    return next
  }

  file(report: Reporte): void {
    const cuerpo = JSON.stringify(toWire(report, 'ciudadano', () => true))
    this.change(report.id, (envio) =>
      envio
        ? afterEvent(envio, { kind: 'corrected', cuerpo })
        : { id: report.id, llave: newSecret(), cuerpo },
    )
  }

  tell = (id: string, event: SendEvent) => this.change(id, (envio) => envio && afterEvent(envio, event))

  row(id: string): Envio {
    const envio = this.rows.get(id)
    if (!envio) throw new Error(`${id} is not in the queue`)
    return envio
  }

  private readonly phone: Phone = {
    read: async () => [...this.rows.values()],
    change: async (id, change) => this.change(id, change),
    photo: async (source) => {
      const bytes = this.photos.get(source)
      return bytes && new Blob([new Uint8Array(bytes)])
    },
    now: () => new Date().toISOString(),
    ask: (method, path, { llave, central }, body) => this.ask(method, path, llave, body, central),
  }

  async ask(
    method: string,
    path: string,
    llave: string,
    body?: string | Blob,
    central?: string,
  ): Promise<Response> {
    if (this.closes()) throw new Closed()
    const other = this.instead?.(path)
    if (other) return other
    const headers = {
      'x-central': '1',
      authorization: `Bearer ${llave}`,
      'x-dispositivo': this.name,
      ...(central && { [MEANT_FOR]: central }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...this.headers,
    }
    const answer = await fetch(`${this.url}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    }).catch((error: unknown) => {
      throw new CentralError(0, 'sin-red', 'No hay conexión.', error)
    })
    if (this.closes()) throw new Closed()
    return answer
  }

  /** One round of the app, or of the worker; `closed`: it ended in the middle, and the disk stays. */
  async round(): Promise<'done' | 'later' | 'closed'> {
    try {
      return await sendWaiting(this.phone)
    } catch (error) {
      if (error instanceof Closed) return 'closed'
      throw error
    }
  }
}
