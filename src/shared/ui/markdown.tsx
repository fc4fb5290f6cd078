import { Skeleton } from '@mantine/core'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { MarkdownBodyProps } from './markdown-body'

let loaded: ComponentType<MarkdownBodyProps> | undefined

const load = async () => {
  loaded = (await import('./markdown-body')).MarkdownBody
  return { default: loaded }
}

const LazyBody = lazy(load)

/** Fetches the renderer ahead, so that a page can show its text at once. */
export const preloadMarkdown = (): Promise<unknown> => load()

type MarkdownProps = {
  children: string
  /** The level that the text's highest headings get: 2 below a page's h1. */
  topLevel?: 2 | 3 | 4
}

/** Markdown as safe HTML: raw HTML stays text, links and pictures only by allowlist. The renderer loads apart. */
export function Markdown({ children, topLevel = 2 }: MarkdownProps) {
  // `lazy` shows its fallback for a moment even when everything is there.
  const [Body] = useState(() => loaded ?? LazyBody)
  return (
    <Suspense fallback={<Skeleton height="12rem" role="status" aria-label="Cargando el texto" />}>
      <Body topLevel={topLevel}>{children}</Body>
    </Suspense>
  )
}
