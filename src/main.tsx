import '@mantine/core/styles.css'
import './app/base.css'
import { type ReactNode, StrictMode, startTransition, useInsertionEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Workbox } from 'workbox-window'
import { AccessError } from '@/access/authorize'
import { announceNavigation } from '@/app/boot/announce-navigation'
import { followHead } from '@/app/boot/follow-head'
import { reloadOnLostChunk } from '@/app/boot/lost-chunk'
import { namedByRoute } from '@/app/boot/named-by-route'
import { takeOver } from '@/app/boot/takeover'
import { guardInjection } from '@/app/boot/trusted-types'
import { keepBitacora } from '@/app/keep/bitacora'
import { followChanges } from '@/app/keep/live-data'
import { serveStaff } from '@/app/keep/staff'
import { tidyPhotos } from '@/app/keep/tidy-photos'
import { type App, createApp } from './app/create-app'
import { Providers } from './app/providers'

const page = document.getElementById('root')
if (!page) throw new Error('index.html has no #root')

// Being refused is an answer, not a fault: the route's own screen says it.
const onCaughtError = (error: unknown) => {
  if (!(error instanceof AccessError)) console.error(error)
}

/** Tells when all is in its place, before any effect looks at it. */
function Placed({ onPlaced, children }: { onPlaced: () => void; children: ReactNode }) {
  useInsertionEffect(onPlaced, [onPlaced])
  return children
}

/** As a transition it is drawn in pieces, between which the page that is there already answers. */
const draw = (app: App, container: HTMLElement, onPlaced: () => void) =>
  startTransition(() =>
    createRoot(container, { onCaughtError }).render(
      <StrictMode>
        <Placed onPlaced={onPlaced}>
          <Providers {...app} />
        </Placed>
      </StrictMode>,
    ),
  )

/** A new task: what comes next must not make a slow phone stand still together with what came before. */
const breath = () => new Promise((next) => setTimeout(next))

/** A function, not a top-level await: what awaits can't be imported from, and all it shares would be files of its own. */
async function begin(page: HTMLElement): Promise<void> {
  guardInjection()
  namedByRoute()
  await breath()
  const app = createApp()
  await breath()
  followChanges(app.queryClient, app.overlays)
  keepBitacora(app.queryClient)
  serveStaff(app.queryClient, app.overlays)
  followHead(app.router)
  announceNavigation(app.router)
  reloadOnLostChunk(app.reload)
  tidyPhotos()
  if (page.hasChildNodes()) {
    await app.router.load()
    await breath()
    await takeOver(page, (container, placed) => draw(app, container, placed))
  } else draw(app, page, () => undefined)
  if (import.meta.env.PROD && 'serviceWorker' in navigator) app.worker.register(new Workbox('/sw.js'))
}

void begin(page)
