import { DIBUJO_PATHS, type Dibujos } from './dibujos'
import { shadesOf } from './marca'

type Icon = { src: string }
type Manifest = { name: string; theme_color: string; icons: Icon[] }

/** What a brigade has of its own, as far as it is known. */
export type Look = {
  name?: string | undefined
  color?: string | undefined
  emblema?: string | undefined
  dibujos?: Partial<Dibujos> | undefined
}

/**
 * The address of an icon or of the card, with what tells it from an earlier one: chats and phones keep a picture by its
 * address, and the worker keeps the build's.
 */
export function drawnAt(dibujos: Look['dibujos'], path: string): string {
  const which = DIBUJO_PATHS[path]
  const picture = which && dibujos?.[which]
  return picture ? `${path}?v=${picture.slice(-8)}` : path
}

/** The brigade's icons; until they are drawn, its emblem goes before the build's icons. */
function iconsOf(built: readonly Icon[], { dibujos, emblema }: Look): object[] {
  const icons = built.map((icon) => ({ ...icon, src: drawnAt(dibujos, icon.src) }))
  const drawn = icons.filter(({ src }) => src.includes('?'))
  if (drawn.length > 0) return drawn
  return emblema ? [{ src: emblema, sizes: 'any' }, ...icons] : icons
}

/** The build's manifest with the institution's own name, colour and icons. */
export function manifestWith(built: Manifest, look: Look): object {
  const color = shadesOf(look.color)?.['--bomberos-marca']
  return {
    ...built,
    name: look.name || built.name,
    theme_color: color ?? built.theme_color,
    icons: iconsOf(built.icons, look),
  }
}
