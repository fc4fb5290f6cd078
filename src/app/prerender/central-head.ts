import { DIBUJO_PATHS } from '@/entities/sitio/dibujos'
import { drawnAt } from '@/entities/sitio/manifiesto'
import type { Publico } from '@/sync/publico/publico'
import { colorIn, dibujosIn } from './central-files'

const ICON = '/pwa-192x192.png'
const FAVICONS = /(?:\s*<link rel="icon"[^>]*>)+/

/** The document with the brigade's colour, icons and card in its head, where it has its own. */
export function withLook(html: string, publico: Publico): string {
  const dibujos = dibujosIn(publico)
  const end = html.indexOf('</head>')
  let head = html.slice(0, end)
  for (const path of Object.keys(DIBUJO_PATHS)) head = head.replaceAll(path, drawnAt(dibujos, path))
  const icon = drawnAt(dibujos, ICON)
  if (icon !== ICON)
    head = head.replace(FAVICONS, `\n    <link rel="icon" href="${icon}" sizes="192x192" type="image/png" />`)
  const color = colorIn(publico)
  if (color) head = head.replace(/(?<=<meta name="theme-color" content=")[^"]*/, color)
  return head + html.slice(end)
}
