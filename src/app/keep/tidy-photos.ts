/** Waits until the start's own work is done. If the visit ends sooner, the next one does the tidying. */
const AFTER_MS = 10_000

/** Frees the space of removed and replaced photos; `sweepPhotos` says when. */
export function tidyPhotos(): void {
  setTimeout(async () => {
    try {
      const { sweepPhotos } = await import('@/shared/storage/device/photo-sweep')
      await sweepPhotos(Date.now())
    } catch (error) {
      console.error('Error al limpiar las fotografías', error)
    }
  }, AFTER_MS)
}
