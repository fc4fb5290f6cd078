import '@mantine/core/styles.css'
import './app/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AccessError } from '@/access/permit'
import { announceNavigation } from './app/announce-navigation'
import { keepAutomaticBackups } from './app/automatic-backup'
import { followBadge } from './app/badge'
import { keepBitacora } from './app/bitacora'
import { createApp } from './app/create-app'
import { followChanges } from './app/live-data'
import { reloadOnLostChunk } from './app/lost-chunk'
import { Providers } from './app/providers'
import { tidyPhotos } from './app/tidy-photos'
import { registerWorker } from './app/worker'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = createApp()
followChanges(app.queryClient)
keepBitacora(app.queryClient)
keepAutomaticBackups(app.queryClient)
followBadge()
announceNavigation(app.router)
reloadOnLostChunk()
tidyPhotos()
// Being refused is an answer, not a fault: the route's own screen says it.
const onCaughtError = (error: unknown) => {
  if (!(error instanceof AccessError)) console.error(error)
}

createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <Providers {...app} />
  </StrictMode>,
)
if (import.meta.env.PROD) registerWorker()
