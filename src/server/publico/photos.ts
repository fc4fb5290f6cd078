import * as v from 'valibot'
import type { ModuleList } from '@/access/module'
import { activeMedia } from '@/entities/galeria/filters'
import { mediosList } from '@/entities/galeria/module'
import { publicadosList, publishedMeses } from '@/entities/lotaip/publicado'
import { activeMiembros } from '@/entities/personal/directory'
import { miembrosList } from '@/entities/personal/module'
import { publishedRendiciones } from '@/entities/rendicion/filters'
import { rendicionesList } from '@/entities/rendicion/module'
import { sitioStored } from '@/entities/sitio/sitio'
import type { Query } from '@/server/database/database'
import { mentions } from '@/server/database/written'
import { PHOTO_SOURCES, photoSource } from '@/shared/lib/picture/photo-source'
import type { Stored } from '@/shared/storage/stored-module'
import { type Fields, isAlive, recordOf } from '@/sync/fields'

type Shown = readonly [key: string, isShown: (record: unknown) => boolean]

function shown<T extends Stored>({ key, schema }: ModuleList<T>, filter: (list: T[]) => readonly T[]): Shown {
  const isShown = (record: unknown) => {
    const read = v.safeParse(schema, record)
    return read.success && filter([read.output]).length > 0
  }
  return [key, isShown]
}

/** Which records a visitor sees. */
const SHOWN: ReadonlyMap<string, Shown[1]> = new Map([
  shown(mediosList, activeMedia),
  shown(miembrosList, activeMiembros),
  shown(rendicionesList, publishedRendiciones),
  shown(publicadosList, publishedMeses),
  // Emblem and pictures of the home page.
  [sitioStored.key, () => true],
])

/** Whether something that a visitor sees names this photo. */
export async function isPublicPhoto(query: Query, id: string): Promise<boolean> {
  const source = photoSource(id)
  const rows = await query<{ c: string; id: string; campos: Fields }>(
    `select coleccion as c, id, campos from registro
     where coleccion = any($1::text[]) and ${mentions('campos', '$2')}`,
    [[...SHOWN.keys()], source],
  )
  return rows.some((row) => {
    const record = recordOf(row.id, row.campos)
    const named: string[] = JSON.stringify(record).match(PHOTO_SOURCES) ?? []
    return isAlive(row.campos) && named.includes(source) && SHOWN.get(row.c)?.(record)
  })
}
