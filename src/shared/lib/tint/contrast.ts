import { channels, isColor } from './color'

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, from 1 for equal ones to 21 for black on white (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** `B3261E` or `#abc`, as people write a colour, in the form that is stored; other text stays as it is. */
export function asColor(text: string): string {
  const bare = text.trim().replace(/^#/, '').toLowerCase()
  const whole = bare.length === 3 ? bare.replace(/./g, '$&$&') : bare
  return isColor(`#${whole}`) ? `#${whole}` : text
}
