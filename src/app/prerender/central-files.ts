import { createHash } from 'node:crypto'
import { hasAddress, usesOf } from '@/access/uses'
import { configuracionStored } from '@/entities/configuracion/configuracion'
import { type Publicado, publicadosList } from '@/entities/lotaip/publicado'
import { excerptOf } from '@/entities/rendicion/body'
import { rendicionesList } from '@/entities/rendicion/module'
import type { Rendicion } from '@/entities/rendicion/rendicion'
import { DIBUJOS_KEY, type Dibujos } from '@/entities/sitio/dibujos'
import { manifestWith } from '@/entities/sitio/manifiesto'
import { shadesOf } from '@/entities/sitio/marca'
import { type Sitio, sitioStored } from '@/entities/sitio/sitio'
import type { Zona } from '@/shared/lib/fecha'
import { FEED } from '@/site/shell/page/page-head'
import type { Publico } from '@/sync/publico/publico'
import { type DrawnFile, openData } from './open-data'
import { FIXED_PATHS } from './render'
import { feed, robots, sitemap } from './sitemap-robots-feed'

export const publishedIn = ({ datos }: Publico) => (datos[rendicionesList.key] ?? []) as Rendicion[]

/** The addresses of the published months of the transparency law. */
export const monthsIn = ({ datos }: Publico): string[] =>
  ((datos[publicadosList.key] ?? []) as Publicado[]).map(({ mes }) => `/transparencia/lotaip/${mes}`)

export const institucionIn = ({ datos }: Publico) =>
  datos[configuracionStored.key] as {
    nombreInstitucion: string
    canton: string
    sitioWeb: string
    zona: Zona
    modulos?: string[]
  }

/** Whether the brigade uses what stands at a public address. */
export const usedIn = (publico: Publico, pathname: string): boolean =>
  hasAddress(usesOf(institucionIn(publico)), pathname)

/** The brigade's colour; undefined where it chose none. */
export const colorIn = ({ datos }: Publico) =>
  shadesOf((datos[sitioStored.key] as Sitio).color)?.['--bomberos-marca']

export const MANIFEST = '/manifest.webmanifest'

/** The same name has the same id for ever: a UUID made of its hash (RFC 9562, version 8). */
function urnOf(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex')
  const groups = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`]
  return `urn:uuid:${[...groups, hash.slice(20, 32)].join('-')}`
}

export const SITEMAP = '/sitemap.xml'

/** A central's public pages that don't depend on any record: the build's, and open data. */
export const PATHS = [...FIXED_PATHS, '/datos']

/** The files that a central draws besides pages, by their addresses. */
export const FILES: Record<string, DrawnFile> = {
  [SITEMAP]: {
    type: 'application/xml',
    text: ({ publico }, address) =>
      sitemap(
        address,
        [
          ...PATHS,
          ...monthsIn(publico),
          ...publishedIn(publico).map(({ id }) => `/transparencia/${id}`),
        ].filter((path) => usedIn(publico, path)),
      ),
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
        idOf: urnOf,
      }),
  },
  ...openData(publishedIn, institucionIn),
}

export const dibujosIn = ({ datos }: Publico) => datos[DIBUJOS_KEY] as Dibujos | undefined

/** The build's manifest with what is the brigade's own. */
export function manifestOf(built: string, publico: Publico): string {
  const { emblema, color } = publico.datos[sitioStored.key] as Sitio
  const { nombreInstitucion: name, canton } = institucionIn(publico)
  const look = {
    name,
    canton,
    emblema,
    color,
    dibujos: dibujosIn(publico),
  }
  return JSON.stringify(manifestWith(JSON.parse(built), look))
}
