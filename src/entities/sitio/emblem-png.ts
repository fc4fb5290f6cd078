import { icon } from '@/shared/lib/picture/brand-pictures'
import { isStoredPhoto } from '@/shared/lib/picture/photo-source'
import { SpokenError } from '@/shared/lib/spoken-error'
import { createObjectRepository } from '@/shared/storage/object-repository'
import { emblemAt } from './emblem-image'
import { sitioStored } from './sitio'

/** Sharp in print at 12 mm. */
const SIDE = 256

const readSitio = createObjectRepository(sitioStored).read

const NOT_HERE = 'Su archivo todavía no está en este equipo.'
const ELSEWHERE =
  'El emblema está en otra página de internet, que no responde o no deja usarlo. En Configuración → Sitio puede subirlo como archivo.'

/** The brigade's emblem as a square PNG for a document. @throws SpokenError where it can't be had */
export async function emblemPng(): Promise<Uint8Array> {
  const { emblema = '' } = await readSitio()
  const emblem = await emblemAt(emblema).catch(() => {
    throw new SpokenError(isStoredPhoto(emblema) ? NOT_HERE : ELSEWHERE)
  })
  const drawn = await icon({ emblem, color: '' }, SIDE, 1, false)
  return new Uint8Array(await drawn.arrayBuffer())
}
