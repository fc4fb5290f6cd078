import { randomBytes } from 'node:crypto'
import type { Reporte } from '@/entities/reportes/reporte'
import { newReporte } from '@/entities/reportes/reporte'
import { newId, newUuid } from '@/shared/storage/ids'
import { type Answer, Client } from './client'

export const REPORTES = 'bomberos_reportes_reportes'

/** A small JPEG in its first bytes; of the rest the central knows nothing. */
export const newPhoto = (size = 2000): Buffer =>
  Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), randomBytes(size)])

/** A report as a phone stores it. */
export const newSent = (given: Partial<Reporte> = {}): Reporte => ({
  id: newId('reporte-'),
  ...newReporte(
    {
      titulo: 'Poste caído',
      descripcion: 'Cayó un poste en la vía.',
      categoria: 'Infraestructura',
      autor: { nombre: 'Rosa Vera', email: 'rosa@correo.example', telefono: '099 111 2222' },
      ubicacion: 'Km 3',
      imagenes: [],
    },
    new Date().toISOString(),
  ),
  ...given,
})

export const newSecret = (): string => randomBytes(16).toString('base64url')

/** Somebody without an account, whose phone keeps a key for each report. */
export class Citizen {
  client: Client
  readonly keys = new Map<string, string>()
  constructor(url: string) {
    this.client = new Client(url)
  }

  private authorization(id: string): { authorization: string } {
    const key = this.keys.get(id) ?? newSecret()
    this.keys.set(id, key)
    return { authorization: `Bearer ${key}` }
  }

  report = <R extends { id: string }>(reporte: R, headers: Record<string, string> = {}): Promise<Answer> =>
    this.client.call('PUT', `/reportes/${reporte.id}`, {
      headers: { 'content-type': 'application/json', ...this.authorization(reporte.id), ...headers },
      body: JSON.stringify(reporte),
    })
  withdraw = (id: string) =>
    this.client.call('DELETE', `/reportes/${id}`, { headers: this.authorization(id) })
  acuse = (id: string) => this.client.get(`/reportes/${id}/acuse`, { headers: this.authorization(id) })
  forget = (id: string) =>
    this.client.call('POST', `/reportes/${id}/olvidar`, { headers: this.authorization(id) })
  /** The central's key, with which a browser subscribes. */
  pushKey = (id: string) => this.client.get(`/reportes/${id}/avisos`, { headers: this.authorization(id) })
  /** Asks to be told of the answer. */
  hear = (id: string, subscription: object, headers: Record<string, string> = {}) =>
    this.client.call('PUT', `/reportes/${id}/avisos`, {
      headers: { 'content-type': 'application/json', ...this.authorization(id), ...headers },
      body: JSON.stringify(subscription),
    })
  hearNoMore = (id: string) =>
    this.client.call('DELETE', `/reportes/${id}/avisos`, { headers: this.authorization(id) })
  /** The station's photo in the answer. */
  seen = (id: string, uuid: string) =>
    this.client.get(`/fotos/${uuid}?de=${id}`, { headers: this.authorization(id) })
  photo = (of: string, uuid: string, bytes: Uint8Array = newPhoto(), headers: Record<string, string> = {}) =>
    this.client.call('PUT', `/fotos/${uuid}?de=${of}`, {
      headers: { ...this.authorization(of), ...headers },
      body: new Uint8Array(bytes),
    })
}

export const newPhotoNames = (count: number): string[] => Array.from({ length: count }, newUuid)
