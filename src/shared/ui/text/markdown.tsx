import { Suspense } from 'react'
import { lazy } from '@/shared/ui/control/lazy'
import classes from './markdown-frame.module.css'

const Body = lazy(
  () => import('./markdown-body').then(({ MarkdownBody }) => MarkdownBody),
  ({ children }) => <p className={classes.plain}>{children}</p>,
)

/** Fetches the renderer ahead, so that a page can show its text at once. */
export const preloadMarkdown = Body.load

/** A text of the house that the build has parsed; it looks as `Markdown` does. */
export const DrawnText = lazy(() => import('./drawn-text').then(({ DrawnText: Drawn }) => Drawn))

type MarkdownProps = {
  children: string
  /** The level of the text's highest headings: 2 below a page's h1. */
  topLevel?: 2 | 3 | 4
}

/**
 * Markdown as safe HTML: raw HTML stays text, links and pictures must be on the allowlist. The renderer is loaded
 * lazily.
 */
export function Markdown({ children, topLevel = 2 }: MarkdownProps) {
  return (
    <Suspense fallback={<div role="status" aria-label="Cargando el texto" className={classes.loading} />}>
      <Body topLevel={topLevel}>{children}</Body>
    </Suspense>
  )
}
