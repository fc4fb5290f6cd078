import { readPreferences } from '@/shared/storage/device/preferences'

export type CentralMode = 'muestra' | 'suya'

let drawing: CentralMode | null = null

/** A central that draws pages calls this, because it has no document with the mark. Returns for whom it drew before. */
export function drawFor(mode: CentralMode | null): CentralMode | null {
  const before = drawing
  drawing = mode
  return before
}

/** The mark that a central writes into every page that it serves, whether or not this device takes part in it. */
function servedBy(): CentralMode | null {
  if (drawing) return drawing
  const content = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="central"]')?.content
  return content === 'muestra' || content === 'suya' ? content : null
}

/** The central itself said whose it is by now, after it served this page. */
export function heardMode(mode: CentralMode): void {
  const mark = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="central"]')
  if (mark) mark.content = mode
}

/** A person took this device out of the central: it goes on as if there were none. */
export const hasLeft = (): boolean => !drawing && readPreferences().central === 'fuera'

/** This device carries the records of a central that no longer serves this address. */
export const hasLost = (): boolean => !drawing && readPreferences().central === 'unido' && servedBy() === null

/**
 * The central that this device works with: whether one serves this page, and whether a brigade has claimed it; null also
 * on a device that left it. Without one the app calls no server. The worker may answer with an older page, so what the
 * central itself says about being claimed is more recent.
 */
export const centralMark = (): CentralMode | null => (hasLeft() ? null : servedBy())

/** Who has what a citizen sends: nobody reads it while a central is tried out. */
export const receiver = (): string => (centralMark() === 'muestra' ? 'la central de muestra' : 'la estación')

export const hasCentral = (): boolean => centralMark() !== null

/** Whether a central serves this page, be it that this device left it. */
export const isServed = (): boolean => servedBy() !== null

/** Whether this device has or had a central: what came from it is shown. */
export const knowsCentral = (): boolean => hasCentral() || hasLeft() || hasLost()
