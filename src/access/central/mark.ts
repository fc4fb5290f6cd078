export type CentralMode = 'muestra' | 'suya'

let drawing: CentralMode | null = null

/** A central that draws pages calls this, because it has no document with the mark. */
export const drawFor = (mode: CentralMode): void => {
  drawing = mode
}

/**
 * The mark that a central writes into every page: whether one serves this page, and whether a brigade has claimed it.
 * Without the mark the app calls no server. The worker may answer with an older page, so what the central itself says
 * about being claimed is more recent.
 */
export function centralMark(): CentralMode | null {
  if (drawing) return drawing
  const content = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="central"]')?.content
  return content === 'muestra' || content === 'suya' ? content : null
}

export const hasCentral = (): boolean => centralMark() !== null
