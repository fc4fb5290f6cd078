import type { QueryClient } from '@tanstack/react-query'
import { COLOR_DE_SIEMPRE, SHADES, shadesOf } from '@/entities/sitio/marca'
import { sitioStored } from '@/entities/sitio/sitio'
import { sitioQuery } from '@/entities/sitio/use-sitio'

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
