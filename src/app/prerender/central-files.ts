import { configuracionStored } from '@/entities/configuracion/stored'
import { excerptOf } from '@/entities/rendicion/body'
import { rendicionesList } from '@/entities/rendicion/module'
import type { Rendicion } from '@/entities/rendicion/rendicion'
import { DIBUJO_PATHS, type Dibujos, dibujosStored } from '@/entities/sitio/dibujos'
import { shadesOf } from '@/entities/sitio/marca'
import { type Sitio, sitioStored } from '@/entities/sitio/sitio'
import type { PublicCopy } from '@/server/publico/copy'
import { FEED } from '@/site/shell/page-head'
import type { Publico } from '@/sync/publico/publico'
import { feed, robots, sitemap } from './lists'
import { openData } from './open-data'
import { FIXED_PATHS } from './render'

export const publishedIn = ({ datos }: Publico) => (datos[rendicionesList.key] ?? []) as Rendicion[]

export const institucionIn = ({ datos }: Publico) =>
  datos[configuracionStored.key] as { nombreInstitucion: string; sitioWeb: string }

/** The brigade's colour, where it chose one. */
export const colorIn = ({ datos }: Publico) =>
  shadesOf((datos[sitioStored.key] as Sitio).color)?.['--bomberos-marca']

/**
 * The address of an icon or of the card, with what tells it from an earlier one: chats and phones keep a picture by its
 * address, and the worker keeps the build's.
 */
export function drawnAt({ datos }: Publico, path: string): string {
  const which = DIBUJO_PATHS[path]
  const picture = which && (datos[dibujosStored.key] as Dibujos | undefined)?.[which]
  return picture ? `${path}?v=${picture.slice(-8)}` : path
}

export const MANIFEST = '/manifest.webmanifest'

type List = { type: string; open?: true; text(copy: PublicCopy, address: string): string }

/** Pages that only a central has. */
export const PATHS = [...FIXED_PATHS, '/datos']

export const LISTS: Record<string, List> = {
  '/sitemap.xml': {
    type: 'application/xml',
    text: ({ publico }, address) =>
      sitemap(address, [...PATHS, ...publishedIn(publico).map(({ id }) => `/transparencia/${id}`)]),
  },
  '/robots.txt': { type: 'text/plain; charset=utf-8', text: (_, address) => robots(address) },
  [FEED]: {
    type: 'application/atom+xml',
    text: ({ publico }, address) =>
      feed({
        address,
        path: FEED,
        institucion: institucionIn(publico).nombreInstitucion,
        fecha: publico.fecha,
        rendiciones: publishedIn(publico),
        summaryOf: excerptOf,
      }),
  },
  ...openData(publishedIn, institucionIn),
}

/** The brigade's; until they are drawn its emblem before those of the build. */
function iconsOf(built: { src: string }[], publico: Publico): object[] {
  const icons = built.map((icon) => ({ ...icon, src: drawnAt(publico, icon.src) }))
  const drawn = icons.filter(({ src }) => src.includes('?'))
  if (drawn.length > 0) return drawn
  const { emblema } = publico.datos[sitioStored.key] as Sitio
  return emblema ? [{ src: emblema, sizes: 'any' }, ...icons] : icons
}

/** The build's manifest with the institution's own name, colour and icons. */
export function manifestOf(built: string, publico: Publico): string {
  const manifest = JSON.parse(built)
  const { nombreInstitucion: name } = institucionIn(publico)
  const color = colorIn(publico)
  return JSON.stringify({
    ...manifest,
    name,
    ...(color && { theme_color: color }),
    icons: iconsOf(manifest.icons, publico),
  })
}
