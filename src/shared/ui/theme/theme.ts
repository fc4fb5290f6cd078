import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const brasa: MantineColorsTuple = [
  '#FFF2EF',
  '#FFE2DB',
  '#FFC5B8',
  '#FFA491',
  '#F98770',
  '#EC6650',
  '#DA4936',
  '#C63527',
  '#B3261E',
  '#8C1B15',
]

const noche: MantineColorsTuple = [
  '#F2F5F8',
  '#DFE6EC',
  '#C3CFDA',
  '#9FB1C1',
  '#7C92A6',
  '#5F778C',
  '#4A6074',
  '#394C5D',
  '#263645',
  '#14202B',
]

/** For what is chosen, under way or only told, and for the panel's main actions. Red is for emergencies and what destroys. */
const azul: MantineColorsTuple = [
  '#EFF6FA',
  '#DCEBF3',
  '#B9D7E7',
  '#93C1DA',
  '#6FABCC',
  '#5096BC',
  '#3D85AD',
  '#337AA2',
  '#2A6F97',
  '#1B4F6E',
]

/** Mantine's dark greys are neutral; these tend towards the brand's night blue. */
const dark: MantineColorsTuple = [
  '#E9EDF1',
  '#C3CFDA',
  '#A9B6C2',
  '#7C92A6',
  '#3A4A58',
  '#2C3946',
  '#1E2933',
  '#141C24',
  '#0F161D',
  '#0A1016',
]

const FONT = "'Public Sans Variable', 'Noto fitted', 'DejaVu fitted', system-ui, sans-serif"
const SMALL = '0.875rem'
const TEXT = '1rem'
const LARGE = '1.25rem'
const TITLE = 'clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem)'
const DISPLAY = 'clamp(2.125rem, 1.5rem + 2.8vw, 3.75rem)'
const BOLD = '700'

export const theme = createTheme({
  primaryColor: 'azul',
  primaryShade: 8,
  autoContrast: true,
  luminanceThreshold: 0.18,
  // Replaces Mantine's red, which is so bright that its buttons would get black letters.
  colors: { brasa, azul, noche, dark, red: brasa },
  fontFamily: FONT,
  // Five sizes and two weights, here alone; `--mantine-font-size-…` and `--mantine-h1…h4-font-size` name them.
  fontSizes: { xs: SMALL, sm: SMALL, md: TEXT, lg: LARGE, xl: LARGE },
  fontWeights: { regular: '400', medium: BOLD, bold: BOLD },
  headings: {
    fontFamily: FONT,
    fontWeight: BOLD,
    sizes: {
      h1: { fontSize: DISPLAY, lineHeight: '1.1' },
      h2: { fontSize: TITLE, lineHeight: '1.15' },
      h3: { fontSize: LARGE, lineHeight: '1.3' },
      h4: { fontSize: TEXT, lineHeight: '1.4' },
      h5: { fontSize: TEXT, lineHeight: '1.4' },
      h6: { fontSize: TEXT, lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // By name instead of `Modal.extend`: importing a component here would load it on every page.
  components: {
    // Mantine draws a dialog's head as a <header>, which would count as the page's banner (WCAG landmarks).
    Modal: {
      defaultProps: {
        closeButtonProps: { 'aria-label': 'Cerrar', size: 44, iconSize: 22 },
        attributes: { header: { role: 'presentation' } },
      },
    },
    Drawer: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Cerrar aviso' } } },
    Tooltip: { defaultProps: { openDelay: 700 } },
  },
})

const NAMES = [
  'brasa',
  'azul',
  'noche',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'cyan',
  'grape',
  'gray',
]

/** Colours for text on a tint: dark shades on light, light shades on dark, for WCAG contrast. */
function tinted(shade: number): Record<string, string> {
  return Object.fromEntries(
    NAMES.flatMap((name) =>
      ['light-color', 'outline', 'text'].map((role) => [
        `--mantine-color-${name}-${role}`,
        `color-mix(in srgb, var(--mantine-color-${name}-${shade}), ${shade > 5 ? 'black 18%' : 'white 12%'})`,
      ]),
    ),
  )
}

/** Faint tints for the dark theme; Mantine's own are stronger than the text on them. */
function darkTints(): Record<string, string> {
  const mix = (name: string, percent: number) =>
    `color-mix(in srgb, var(--mantine-color-${name}-7) ${percent}%, #141C24)`
  return Object.fromEntries(
    NAMES.flatMap((name) => [
      [`--mantine-color-${name}-light`, mix(name, 26)],
      [`--mantine-color-${name}-light-hover`, mix(name, 36)],
    ]),
  )
}

/**
 * What the site paints in the brigade's own colour, where it chose one (entities/sitio/marca.ts): small heads and figures
 * (`acento`), and lines (`raya`). Red stays for emergencies, what destroys and the site's main actions, blue for what is chosen.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  // The width of a page of the site with the space at its sides: header, sections and footer begin in one line.
  variables: {
    '--bomberos-wide': '74rem',
    // Firelight on the night of the site's pictures: lines, and small words.
    '--bomberos-ember': '#F0A055',
    '--bomberos-glow': '#FFC37D',
    '--bomberos-dusk': '#B9513A',
    '--bomberos-night': '#0F1A28',
    // Paper, which is white in either theme.
    '--bomberos-print': '#111',
    '--bomberos-print-dim': '#444',
    '--bomberos-print-line': '#888',
    '--bomberos-print-faint': '#B9B9B9',
    '--bomberos-print-tint': '#F3F3F3',
  },
  light: {
    ...tinted(9),
    '--mantine-color-body': '#FFFFFF',
    '--mantine-color-text': '#1A2530',
    '--mantine-color-dimmed': '#52606D',
    '--mantine-color-error': '#A3170F',
    '--mantine-color-placeholder': '#66727E',
    '--mantine-color-anchor': '#1B4F6E',
    '--bomberos-acento': 'var(--bomberos-marca, var(--mantine-color-azul-text))',
    '--bomberos-raya': 'var(--bomberos-marca, var(--mantine-color-azul-filled))',
    '--bomberos-paper': '#FBF7F2',
    '--bomberos-panel': '#F6F4F1',
    '--bomberos-line': '#E4DED6',
    '--bomberos-field': '#FFFFFF',
    '--bomberos-field-line': 'var(--mantine-color-gray-4)',
  },
  dark: {
    ...tinted(2),
    ...darkTints(),
    '--mantine-color-body': '#141C24',
    '--mantine-color-text': '#E9EDF1',
    '--mantine-color-dimmed': '#A9B6C2',
    '--mantine-color-error': '#FFA491',
    '--mantine-color-placeholder': '#94A3B1',
    '--mantine-color-anchor': '#A9D2EA',
    '--bomberos-acento': 'var(--bomberos-marca-clara, var(--mantine-color-azul-text))',
    '--bomberos-raya': 'var(--bomberos-marca-clara, var(--mantine-color-azul-filled))',
    '--bomberos-paper': '#0F161D',
    '--bomberos-panel': '#10171E',
    '--bomberos-line': '#2C3946',
    '--bomberos-field': 'var(--mantine-color-dark-6)',
    '--bomberos-field-line': 'var(--mantine-color-dark-4)',
  },
})
