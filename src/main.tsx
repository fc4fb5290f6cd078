import '@mantine/core/styles/baseline.css'
import './app/base.css'
import { type ReactNode, StrictMode, startTransition, useInsertionEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Workbox } from 'workbox-window'
import { AccessError } from '@/access/authorize'
import { hasCentral } from '@/access/central/mark'
import { announceNavigation } from '@/app/boot/announce-navigation'
import { reloadOnLostChunk } from '@/app/boot/lost-chunk'
import { takeOver } from '@/app/boot/takeover'
import { guardInjection } from '@/app/boot/trusted-types'
import { keepBitacora } from '@/app/keep/bitacora'
import { followChanges } from '@/app/keep/live-data'
import { sendLetters, sendReports } from '@/app/keep/sending'
import { serveStaff } from '@/app/keep/staff'
import { tidyPhotos } from '@/app/keep/tidy-photos'
import { followSystemScheme } from '@/shared/ui/theme/color-scheme'
import { followLook } from './app/boot/follow-brigade'
import { followHead } from './app/boot/page-tags'
import { type App, createApp, Providers } from './app/create-app'

const page = document.getElementById('root')
if (!page) throw new Error('index.html has no #root')

// A refused permission is no fault, and the route's own screen shows it: the console stays empty.
const onCaughtError = (error: unknown) => {
  if (!(error instanceof AccessError)) console.error(error)
}

/**
 * Removes `.html` from the address: hosts answer `/galeria.html` with the file of `/galeria`, and the router knows only
 * the second.
 */
function namedByRoute(): void {
  const file = /^(.*?)(\/index|\/200)?\.html$/.exec(location.pathname)
  if (file) history.replaceState(history.state, '', (file[1] || '/') + location.search + location.hash)
}

/** Calls `onPlaced` when everything is in place and before any effect runs. */
function Placed({ onPlaced, children }: { onPlaced: () => void; children: ReactNode }) {
  useInsertionEffect(onPlaced, [onPlaced])
  return children
}

/** Draws in a transition, which React does in pieces: the prerendered page can respond in between. */
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

/**
 * Makes a central's visitors read what its brigade published. If that code can't be fetched, a prerendered page stays
 * as it is, and the bare shell (the panel) goes on with what the device has.
 */
const showPublic = (app: App, page: HTMLElement) =>
  import('@/app/keep/visitor').then(
    ({ showPublished }) => showPublished(app),
    (error: unknown) => {
      if (page.hasChildNodes()) throw error
      console.error('No se pudo cargar lo publicado', error)
    },
  )

/** Starts a new task, so that a slow phone can respond between two steps. */
const nextTask = () => new Promise((next) => setTimeout(next))

/**
 * Boots the app. A top-level await would do the same, but the bundler would then move all that other chunks import from
 * this one into files of their own.
 */
async function begin(page: HTMLElement): Promise<void> {
  guardInjection()
  namedByRoute()
  await nextTask()
  const app = createApp()
  await nextTask()
  if (hasCentral()) await showPublic(app, page)
  followLook(app.queryClient)
  followChanges(app.queryClient, app.overlays)
  keepBitacora(app.queryClient)
  serveStaff(app)
  sendReports(app.queryClient, app.overlays)
  sendLetters(app.queryClient, app.overlays)
  followHead(app.router)
  announceNavigation(app.router)
  reloadOnLostChunk(app.reload)
  app.install.listen()
  followSystemScheme()
  tidyPhotos()
  // Drawn before the route is there, the app would be an empty frame that hides the 911 of the bare shell.
  await app.router.load()
  await nextTask()
  if (page.hasChildNodes()) await takeOver(page, (container, placed) => draw(app, container, placed))
  else draw(app, page, () => undefined)
  if (import.meta.env.PROD && 'serviceWorker' in navigator) app.worker.register(new Workbox('/sw.js'))
}

void begin(page)
