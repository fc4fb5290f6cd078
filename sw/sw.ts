import { addRoute, cleanupOutdatedCaches, precache } from 'workbox-precaching'
import { serveAvisos } from './avisos'
import { navigationFallback } from './navigation'
import { ownLook } from './own-look'
import { publicPages } from './public-pages'
import { answerReadiness } from './readiness'
import { seenPictures } from './seen-pictures'
import { sendWaiting } from './send-waiting'
import { shareTarget } from './share-target'
import { soundFiles } from './sound-files'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

const manifest = self.__WB_MANIFEST

soundFiles()
precache(manifest)
publicPages()
seenPictures()
ownLook()
addRoute()
cleanupOutdatedCaches()
navigationFallback()
shareTarget()
serveAvisos()
answerReadiness(manifest)
sendWaiting()

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  // Only after the person accepted: a new version must not reload a half-written report.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
