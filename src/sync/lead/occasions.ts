const ANYWAY_MS = 5 * 60_000

/**
 * Calls when it is worth looking for news: the person comes back to the page, the network changes, or some minutes went
 * by. What the browser says of the network is a hint: a central in this house answers without the internet. Returns how
 * to stop.
 */
export function onOccasion(look: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && look()
  const anyway = setInterval(seen, ANYWAY_MS)
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  document.addEventListener('visibilitychange', seen)
  return () => {
    clearInterval(anyway)
    window.removeEventListener('online', look)
    window.removeEventListener('offline', look)
    document.removeEventListener('visibilitychange', seen)
  }
}
