import { isColor, mixed } from '@/shared/lib/tint/color'

/** The app's own red, under which it is installed until a brigade chooses its colour. */
export const COLOR_DE_SIEMPRE = '#B3261E'

/** How the style sheets name the colour, its dark shade for whole grounds, and its light one for the dark scheme. */
export const SHADES = ['--bomberos-marca', '--bomberos-marca-honda', '--bomberos-marca-clara'] as const

type Shades = Record<(typeof SHADES)[number], string>

/** The brigade's colour with its shades; null where it has none, and for what is no colour. */
export function shadesOf(color: string | undefined): Shades | null {
  if (!color || !isColor(color)) return null
  return {
    '--bomberos-marca': color,
    '--bomberos-marca-honda': mixed(color, 0, 0.5),
    '--bomberos-marca-clara': mixed(color, 255, 0.6),
  }
}
