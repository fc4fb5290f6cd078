import type { QueryClient } from '@tanstack/react-query'
import { configuracionStored } from '@/entities/configuracion/configuracion'
import { configuracionQuery } from '@/entities/configuracion/use-institucion'
import { COLOR_DE_SIEMPRE, SHADES, shadesOf } from '@/entities/sitio/marca'
import { sitioStored } from '@/entities/sitio/sitio'
import { sitioQuery } from '@/entities/sitio/use-sitio'
import { setZona } from '@/shared/lib/fecha'

/** Reads days and hours by the brigade's clock: from when its configuration is read, before anything is drawn, and at each change. */
export function followZona(client: QueryClient): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== configuracionStored.key) return
    // Nothing is known of a query that was reset, nor of one that an earlier version of the central answered.
    const zona = client.getQueryData(configuracionQuery.queryKey)?.zona
    if (zona) setZona(zona)
  })
}

/** Paints every page in the brigade's colour: once it is read, before the page is drawn, and at each change. */
export function followLook(client: QueryClient): void {
  const { style } = document.documentElement
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== sitioStored.key) return
    const sitio = client.getQueryData(sitioQuery.queryKey)
    // The query was reset and has nothing until it is read again.
    if (!sitio) return
    const shades = shadesOf(sitio.color)
    for (const name of SHADES) style.setProperty(name, shades?.[name] ?? '')
    if (bar) bar.content = shades?.['--bomberos-marca'] ?? COLOR_DE_SIEMPRE
  })
}
