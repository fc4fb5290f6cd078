const MARK = 'bomberos_recarga'

function alreadyReloaded(): boolean {
  try {
    if (sessionStorage.getItem(MARK)) return true
    sessionStorage.setItem(MARK, '1')
    return false
  } catch {
    // Without a memory of the first reload a second one could never be told from it.
    return true
  }
}

/** A deploy removed a chunk that this tab still wants: reload exactly once, and never offline. */
export function reloadOnLostChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || alreadyReloaded()) return
    event.preventDefault()
    location.reload()
  })
  window.addEventListener('load', () => setTimeout(() => sessionStorage.removeItem(MARK), 60_000), {
    once: true,
  })
}
