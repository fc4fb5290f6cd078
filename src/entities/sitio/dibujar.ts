import { objectRepository } from '@/access/repository'
import { icon, shareCard } from '@/shared/lib/picture/brand-pictures'
import { savePhoto } from '@/shared/storage/device/photos'
import { withLock } from '@/shared/storage/entry/lock'
import { createObjectRepository } from '@/shared/storage/object-repository'
import { type Dibujos, SIN_DIBUJOS } from './dibujos'
import { emblemAt } from './emblem-image'
import { dibujosObject } from './module'
import { sitioStored } from './sitio'

const repository = objectRepository(dibujosObject)
const readSitio = createObjectRepository(sitioStored).read

type Institucion = { nombreInstitucion: string; canton: string }

/** The night blue of the build's own icons. */
const NIGHT = '#14202b'

async function draw({ de, emblema, color, institucion }: Wanted): Promise<Dibujos> {
  const emblem = await emblemAt(emblema)
  await document.fonts.load("700 40px 'Public Sans Variable'")
  const { nombreInstitucion, canton: place } = institucion
  // The place stands below.
  const name = nombreInstitucion.replace(` de ${place}`, '')
  const brand = { emblem, color: color || NIGHT, name, place }
  return {
    de,
    icono192: await savePhoto(await icon(brand, 192, 1, false)),
    icono512: await savePhoto(await icon(brand, 512, 1, false)),
    // Systems cut off what is outside a circle of four fifths.
    mascara: await savePhoto(await icon(brand, 512, 0.6, true)),
    apple: await savePhoto(await icon(brand, 180, 0.8, true)),
    compartir: await savePhoto(await shareCard(brand)),
  }
}

type Wanted = { de: string; emblema: string; color: string; institucion: Institucion }

async function wanted(institucion: Institucion): Promise<Wanted> {
  const { emblema = '', color = '' } = await readSitio()
  const { nombreInstitucion, canton } = institucion
  const isOwn = emblema !== '' || color !== ''
  return {
    ...{ emblema, color, institucion },
    de: isOwn ? JSON.stringify([emblema, color, nombreInstitucion, canton]) : '',
  }
}

/**
 * Draws icons and card where emblem, colour, name or canton are others than those that they show. An emblem that can't
 * be drawn leaves the build's own, and is tried again at the next start. Callers make sure that the person may.
 */
export const drawAnew = (institucion: Institucion): Promise<void> =>
  withLock('bomberos-dibujos', async () => {
    const next = await wanted(institucion)
    const before = await repository.read()
    if (next.de === before.de) return
    let drawn = SIN_DIBUJOS
    try {
      if (next.de) drawn = await draw(next)
    } catch (error) {
      console.warn('El emblema no se pudo dibujar como icono', error)
    }
    if (drawn.de !== before.de) await repository.update(drawn)
  })
