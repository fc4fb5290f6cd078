export type CentralMode = 'muestra' | 'suya'

let drawing: CentralMode | null = null

/** Said by a central that draws pages itself, where there is no document. */
export const drawFor = (mode: CentralMode): void => {
  drawing = mode
}

/**
 * Whether a central serves this page, and whose: it writes so into every page. Without the mark nothing is asked of
 * anybody. The worker may answer with a page of earlier, so that the central itself knows better whose it is.
 */
export function centralMark(): CentralMode | null {
  if (drawing) return drawing
  const content = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="central"]')?.content
  return content === 'muestra' || content === 'suya' ? content : null
}

export const hasCentral = (): boolean => centralMark() !== null
