import { configuracionStored } from '@/entities/configuracion/stored'
import { excerptOf } from '@/entities/rendicion/body'
import { rendicionesList } from '@/entities/rendicion/module'
import type { Rendicion } from '@/entities/rendicion/rendicion'
import { type Sitio, sitioStored } from '@/entities/sitio/sitio'
import type { PublicCopy } from '@/server/publico/publico'
import { FEED } from '@/site/shell/page-head'
import type { Publico } from '@/sync/publico/publico'
import { feed, robots, sitemap } from './lists'
import { openData } from './open-data'
import { FIXED_PATHS } from './render'

export const publishedIn = ({ datos }: Publico) => (datos[rendicionesList.key] ?? []) as Rendicion[]

export const institucionIn = ({ datos }: Publico) =>
  datos[configuracionStored.key] as { nombreInstitucion: string; sitioWeb: string }

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

/** The build's manifest with the institution's own name and emblem. */
export function manifestOf(built: string, publico: Publico): string {
  const manifest = JSON.parse(built)
  const { emblema = '' } = publico.datos[sitioStored.key] as Sitio
  const { nombreInstitucion: name } = institucionIn(publico)
  const icons = emblema ? [{ src: emblema, sizes: 'any' }] : []
  return JSON.stringify({ ...manifest, name, icons: [...icons, ...manifest.icons] })
}
