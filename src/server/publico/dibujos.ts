import { createHash } from 'node:crypto'
import { DIBUJO_PATHS, DIBUJOS_KEY, type Dibujos } from '@/entities/sitio/dibujos'
import type { Query } from '@/server/database/database'
import type { PublicCopy } from './copy'
import type { Document } from './document'

type Picture = { tipo: string; bytes: Uint8Array }

/** The id in the address under which visitors have a photo. */
const ID = /^\/api\/fotos\/([\w-]+)$/

/**
 * The brigade's icons and card at the addresses of the build's own, which pages, manifest and chats know. A photo never
 * changes, so each is read once. null where there is none, or it isn't here yet: the build's stays.
 */
export function createDibujos(query: Query) {
  const known = new Map<string, Document>()

  async function read(id: string): Promise<Document | null> {
    const [picture] = await query<Picture>('select tipo, bytes from foto where id = $1', [id])
    if (!picture) return null
    const body = Buffer.from(picture.bytes)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
    return { status: 200, type: picture.tipo, etag, body, encoded: {} }
  }

  return async (pathname: string, { publico }: PublicCopy): Promise<Document | null> => {
    const which = DIBUJO_PATHS[pathname]
    const drawn = publico.datos[DIBUJOS_KEY] as Dibujos | undefined
    const id = ID.exec((which && drawn?.[which]) ?? '')?.[1]
    if (!which || !id) return null
    const document = known.get(id) ?? (await read(id))
    // Those of earlier emblems are not asked for again.
    if (known.size > Object.keys(DIBUJO_PATHS).length) known.clear()
    if (document) known.set(id, document)
    return document
  }
}
