export type CentralMode = 'muestra' | 'suya'

/**
 * Whether a central serves this page, and whose: it writes so into every page. Without the mark nothing is asked of
 * anybody. The worker may answer with a page of earlier, so that the central itself knows better whose it is.
 */
export function centralMark(): CentralMode | null {
  const content = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="central"]')?.content
  return content === 'muestra' || content === 'suya' ? content : null
}

export const hasCentral = (): boolean => centralMark() !== null
