import '@mantine/core/styles.css'
import './mantine.css'
import { MantineContext, MantineThemeProvider } from '@mantine/core'
import { type ReactNode, use } from 'react'
import { theme } from './theme'

const getRootElement = () => document.documentElement
const nothing = () => undefined

/** The colour scheme is the document's own (color-scheme.ts): Mantine's style sheets read it there. */
const CONTEXT = {
  colorScheme: 'auto',
  setColorScheme: nothing,
  clearColorScheme: nothing,
  getRootElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
} as const

/**
 * What Mantine's components need around them. The panel stands in it; on the site only the parts that are drawn with
 * Mantine bring it along, so that a page loads none of it. Mantine's own provider would also compute the theme's style
 * rules at every start; they depend on the theme alone, so the build writes them into the style sheet
 * (prerender/mantine-css.ts).
 */
export function WithMantine({ children }: { children: ReactNode }) {
  if (use(MantineContext)) return children
  return (
    <MantineContext value={CONTEXT}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
