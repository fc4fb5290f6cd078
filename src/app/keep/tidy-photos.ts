/** After the start's own work. A visit that ends sooner leaves the tidying to the next one. */
const AFTER_MS = 10_000

/** Frees what removed and replaced photos still take; see `sweepPhotos` for when that is. */
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
