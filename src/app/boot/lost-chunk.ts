import type { Reload } from '@/shared/ui/control/reload'

const MARK = 'bomberos_recarga'
/** After this time without trouble, another deploy may reload the page again. */
const FORGET_MS = 60_000

const SENTENCE =
  'Esta parte de la aplicación todavía no está en este dispositivo. Vuelva a intentar cuando tenga conexión.'

function alreadyReloaded(): boolean {
  try {
    if (sessionStorage.getItem(MARK)) return true
    sessionStorage.setItem(MARK, '1')
    return false
  } catch {
    // Without storage a second reload could not be told from the first: don't reload at all.
    return true
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(MARK)
  } catch {
    // Nothing was stored, so there is nothing to forget.
  }
}

/** Being online is not enough: only if the server answers is a reload worth losing the open page. */
async function serverAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** A deploy removed a chunk that this tab still wants: reload exactly once, and never without a network. */
export function reloadOnLostChunk(reload: Reload): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Replaces the message with a sentence for the person. The router also recognizes the original message, and would
    // reload each time.
    event.payload.message = SENTENCE
    void serverAnswers().then((answers) => {
      if (answers && !alreadyReloaded()) void reload.run()
    })
  })
  setTimeout(forget, FORGET_MS)
}
