import { DIBUJO_PATHS, type Dibujos } from './dibujos'
import { shadesOf } from './marca'

type Icon = { src: string }
type Manifest = {
  name: string
  short_name: string
  description: string
  theme_color: string
  icons: Icon[]
  screenshots?: object[]
}

/** What a brigade has of its own, as far as it is known. */
export type Look = {
  name?: string | undefined
  canton?: string | undefined
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

/**
 * What an installation shows in words and pictures. The build's screenshots are of the sample brigade, so one with a
 * name of its own has none.
 */
function wordsOf({ screenshots, name, short_name, description }: Manifest, look: Look): object {
  if (!look.name || look.name === name) return { name, short_name, description, screenshots }
  const of = look.canton ? ` de ${look.canton}` : ''
  return {
    name: look.name,
    short_name: look.canton ? `Bomberos ${look.canton}` : short_name,
    description: `${look.name}: información, transparencia y reportes ciudadanos${of}. Funciona sin conexión.`,
    screenshots: undefined,
  }
}

/** The build's manifest with the institution's own words, colour and icons. */
export function manifestWith(built: Manifest, look: Look): object {
  const color = shadesOf(look.color)?.['--bomberos-marca']
  return {
    ...built,
    ...wordsOf(built, look),
    theme_color: color ?? built.theme_color,
    icons: iconsOf(built.icons, look),
  }
}
