import type { QueryClient } from '@tanstack/react-query'
import { COLOR_DE_SIEMPRE, SHADES, shadesOf } from '@/entities/sitio/marca'
import { sitioStored } from '@/entities/sitio/sitio'
import { sitioQuery } from '@/entities/sitio/use-sitio'

/** Paints every page in the brigade's colour: as soon as it is read, before the page is drawn, and when it changes. */
export function followLook(client: QueryClient): void {
  const { style } = document.documentElement
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== sitioStored.key) return
    const sitio = client.getQueryData(sitioQuery.queryKey)
    // It is being read anew.
    if (!sitio) return
    const shades = shadesOf(sitio.color)
    for (const name of SHADES) style.setProperty(name, shades?.[name] ?? '')
    if (bar) bar.content = shades?.['--bomberos-marca'] ?? COLOR_DE_SIEMPRE
  })
}
