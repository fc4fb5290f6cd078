/** The cache of published pictures that a visitor has seen: the page fills it, the worker answers from it. */
export const SEEN_PICTURES = 'fotos-vistas'

export const isPhotoPath = (pathname: string): boolean => /^\/api\/fotos\/[\w-]+$/.test(pathname)

const MOST = 100
const MOST_BYTES = 30_000_000

export type KeptPicture = { path: string; bytes: number }

/** Which of the kept pictures go: what isn't public any more, then what was seen longest ago, which comes first. */
export function surplusPictures(
  kept: readonly KeptPicture[],
  isPublic: (path: string) => boolean,
): KeptPicture[] {
  let count = 0
  let bytes = 0
  return [...kept]
    .reverse()
    .filter((picture) => {
      if (!isPublic(picture.path)) return true
      count += 1
      bytes += picture.bytes
      return count > MOST || bytes > MOST_BYTES
    })
    .reverse()
}
