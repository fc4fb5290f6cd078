import { Skeleton, Text } from '@mantine/core'
import { Suspense } from 'react'
import { lazy } from '@/shared/ui/control/lazy'

const Body = lazy(
  () => import('./markdown-body').then(({ MarkdownBody }) => MarkdownBody),
  ({ children }) => <Text style={{ whiteSpace: 'pre-line' }}>{children}</Text>,
)

/** Fetches the renderer ahead, so that a page can show its text at once. */
export const preloadMarkdown = Body.load

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
    <Suspense fallback={<Skeleton height="12rem" role="status" aria-label="Cargando el texto" />}>
      <Body topLevel={topLevel}>{children}</Body>
    </Suspense>
  )
}
