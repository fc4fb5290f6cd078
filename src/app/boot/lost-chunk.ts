import type { Reload } from '@/shared/ui/control/reload'

const MARK = 'bomberos_recarga'
/** After so long without trouble the next deploy may reload again. */
const FORGET_MS = 60_000

const SENTENCE =
  'Esta parte de la aplicación todavía no está en este dispositivo. Vuelva a intentar cuando tenga conexión.'

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

function forget(): void {
  try {
    sessionStorage.removeItem(MARK)
  } catch {
    // What can't be read was never remembered.
  }
}

/** Being online says little: only a server that answers makes a reload worth the page that is open. */
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
    // Said to the person; and by its old words the router would know a lost chunk and reload by itself, always.
    event.payload.message = SENTENCE
    void serverAnswers().then((answers) => {
      if (answers && !alreadyReloaded()) void reload.run()
    })
  })
  setTimeout(forget, FORGET_MS)
}
