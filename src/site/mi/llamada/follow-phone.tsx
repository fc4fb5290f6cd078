import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { MI_URL } from '@/shared/lib/aviso'
import { CallBar } from './call-bar'
import classes from './call-bar.module.css'
import { cardId } from './on-screen'

/** The card comes into view and gets the focus, which a screen reader follows. */
function show(llamada: string): boolean {
  const card = document.getElementById(cardId(llamada))
  card?.scrollIntoView({ block: 'start' })
  card?.focus({ preventScroll: true })
  return card !== null
}

function Bar({ router }: { router: AnyRouter }) {
  const pathname = useSyncExternalStore(
    (changed) => router.subscribe('onResolved', changed),
    () => router.state.location.pathname,
  )
  const open = (llamada?: string) => {
    if (!llamada || !show(llamada)) void router.navigate({ to: MI_URL })
  }
  return <CallBar pathname={pathname} onOpen={open} />
}

const followed = new WeakSet<QueryClient>()

/**
 * Draws the running call above every page of this phone, once. In a root of its own: who has no access loads nothing of it,
 * and a page that stands isn't drawn anew.
 */
export function followPhone(client: QueryClient, router: AnyRouter): void {
  if (followed.has(client)) return
  followed.add(client)
  const place = document.createElement('div')
  place.className = classes.place ?? ''
  document.body.prepend(place)
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <Bar router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
