import { custodiaFile } from '@/shared/lib/file/custodia'
import { newUuid } from '@/shared/storage/ids'
import type { Client } from './client'

type Night = {
  noche: { noche: string; instante: string; bytes: number; parte: number } | null
  fotos: [nombre: string, bytes: number][]
}

/** A device that keeps the copy of the night, without a browser: it fetches all of it at once. */
export class Custodian {
  readonly client: Client
  readonly id = newUuid()
  constructor(client: Client) {
    this.client = client
  }

  begin = () => this.client.post('/custodios', { id: this.id, equipo: 'Android' })

  night = async () => (await this.client.get(`/custodios/${this.id}/noche`)).body as unknown as Night

  async bytes(path: string): Promise<Buffer<ArrayBuffer>> {
    const response = await fetch(`${this.client.url}/api/custodios/${this.id}${path}`, {
      headers: { 'x-central': '1', cookie: this.client.cookie },
    })
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
    return Buffer.from(await response.arrayBuffer())
  }

  async records(part?: number): Promise<Buffer<ArrayBuffer>> {
    const { noche } = await this.night()
    if (!noche) throw new Error('no night')
    const parts: Buffer[] = []
    for (let at = 0; at < noche.bytes; at += parts.at(-1)?.length ?? 0)
      parts.push((await this.bytes(`/noche/${noche.noche}?desde=${at}`)).subarray(0, part))
    return Buffer.concat(parts)
  }

  async photos(): Promise<Buffer<ArrayBuffer>[]> {
    const { fotos } = await this.night()
    return Promise.all(fotos.map(([nombre]) => this.bytes(`/fotos/${nombre}`)))
  }

  /** The file that the device gives away. */
  async file(pieces?: readonly Buffer<ArrayBuffer>[]): Promise<Buffer> {
    const all = pieces ?? [await this.records(), ...(await this.photos())]
    return Buffer.from(await custodiaFile(all.map((piece) => new Blob([piece]))).arrayBuffer())
  }
}
