import { isColor } from '@/shared/lib/tint/color'
import { asColor, contrast } from '@/shared/lib/tint/contrast'

/** For letters; marks and lines need 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
const LETTERS = 4.5

/** The darkest ground on which the light scheme writes in the colour (shared/ui/theme). */
const PANEL = '#F6F4F1'

/**
 * Why a brigade can't take this colour, in words; undefined for one that can be read, and for text that is no colour. Its
 * light shade is so far mixed with white that the dark scheme's grounds suit any colour.
 */
export function colorFault(text: string): string | undefined {
  const color = asColor(text)
  if (!isColor(color)) return undefined
  if (contrast(color, '#ffffff') < LETTERS)
    return 'Las letras blancas no se leerían sobre este color: elija uno más oscuro.'
  if (contrast(color, PANEL) < LETTERS)
    return 'Las letras de este color no se leerían sobre el fondo claro: elija uno más oscuro.'
  return undefined
}
