import { timingSafeEqual } from 'node:crypto'
import type { Query } from '@/server/database/database'

/** What the central knows of the phone that sent a report. */
export type ReporteKey = {
  huella: Uint8Array
  /** Fingerprint of the phone's own name, which its reports have in common. */
  dispositivo: Uint8Array | null
  /** Nobody else had the report before: the one who sent it may withdraw it. */
  propio: boolean
  creado: Date
  /** The instant of the answer that its phone has got. */
  leida: string | null
}

export const readKey = async (query: Query, id: string): Promise<ReporteKey | undefined> =>
  (
    await query<ReporteKey>(
      'select huella, dispositivo, propio, creado, leida from reporte_clave where id = $1',
      // An address may hold a letter that no text of a database can.
      [id.replaceAll('\0', '')],
    )
  )[0]

export const isKey = (stored: ReporteKey | undefined, given: Uint8Array): stored is ReporteKey =>
  stored !== undefined && timingSafeEqual(stored.huella, given)
