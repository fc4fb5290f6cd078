import '@mantine/core/styles.css'
import './app/base.css'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { AccessError } from '@/access/authorize'
import { announceNavigation } from './app/announce-navigation'
import { keepBitacora } from './app/bitacora'
import { createApp } from './app/create-app'
import { followHead } from './app/follow-head'
import { followChanges } from './app/live-data'
import { reloadOnLostChunk } from './app/lost-chunk'
import { namedByRoute } from './app/named-by-route'
import { Providers } from './app/providers'
import { serveStaff } from './app/staff'
import { takeOver } from './app/takeover'
import { tidyPhotos } from './app/tidy-photos'
import { guardInjection } from './app/trusted-types'
import { registerWorker } from './app/worker'

const page = document.getElementById('root')
if (!page) throw new Error('index.html has no #root')

guardInjection()
namedByRoute()
const app = createApp()
followChanges(app.queryClient)
keepBitacora(app.queryClient)
serveStaff(app.queryClient)
followHead(app.router)
announceNavigation(app.router)
reloadOnLostChunk()
tidyPhotos()

// Being refused is an answer, not a fault: the route's own screen says it.
const onCaughtError = (error: unknown) => {
  if (!(error instanceof AccessError)) console.error(error)
}

const draw = (container: HTMLElement) =>
  createRoot(container, { onCaughtError }).render(
    <StrictMode>
      <Providers {...app} />
    </StrictMode>,
  )

/** A function, not a top-level await: what awaits can't be imported from, and all it shares would be files of its own. */
async function begin(page: HTMLElement): Promise<void> {
  if (page.hasChildNodes()) {
    await app.router.load()
    await takeOver(page, (container) => flushSync(() => draw(container)))
  } else draw(page)
  if (import.meta.env.PROD) registerWorker()
}

void begin(page)
