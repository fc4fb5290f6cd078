/** The wait until the start's own work is done. If the visit ends sooner, the next one does the tidying. */
const AFTER_MS = 10_000

/** Safari knows no idle callbacks. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 200)
  })

/** Frees the space of removed and replaced photos (`sweepPhotos` says when) and makes the missing thumbnails. */
export function tidyPhotos(): void {
  setTimeout(async () => {
    try {
      const { sweepPhotos } = await import('@/shared/storage/device/photo-sweep')
      await sweepPhotos(Date.now())
      const { makeThumbnails } = await import('@/shared/storage/device/thumbnails')
      await makeThumbnails(idle)
    } catch (error) {
      console.error('Error al limpiar las fotografías', error)
    }
  }, AFTER_MS)
}
