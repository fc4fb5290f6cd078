import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findChromium, LAUNCH_ARGS } from '../tools/chromium.mjs'

// Compares the same lists with and without thumbnails.
const PHOTOS = 300

export const title = `Listas con ${PHOTOS} fotografías: con sus miniaturas, contra las mismas sin ellas`

const MEDIA = 'bomberos_galeria_media'
const PERSONAL = 'bomberos_personal_personal'

const lists = (ids) => ({
  [PERSONAL]: ids.map((id, n) => ({
    id: `staff${n}`,
    nombres: `Persona ${n}`,
    cargo: 'Bombera',
    area: 'Operaciones',
    fotoUrl: `idb:${id}`,
    orden: n + 1,
    activo: true,
    telefono: '',
    email: '',
    fechaIngreso: '2011-05-17',
  })),
  [MEDIA]: ids.map((id, n) => ({
    id: `media${n}`,
    titulo: `Imagen ${n}`,
    url: `idb:${id}`,
    creditos: '',
    seccion: 'GALERIA',
    orden: n + 1,
    activo: true,
    fechaSubida: '2024-01-15',
  })),
})

/** Stores the photos, of 1600 px and about as heavy as real ones, and their thumbnails if `small`. */
const store = (page, ids, small) =>
  page.evaluate(
    async ([names, withSmall]) => {
      const draw = async (width, height) => {
        const canvas = new OffscreenCanvas(width, height)
        const context = canvas.getContext('2d')
        for (let n = 0; n < 4000; n++) {
          context.fillStyle = `hsl(${(n * 47) % 360} 60% ${20 + (n % 60)}%)`
          context.fillRect((n * 131) % width, (n * 71) % height, width / 20, height / 20)
        }
        return canvas.convertToBlob({ type: 'image/webp', quality: 0.82 })
      }
      const [photo, thumbnail] = [await draw(1600, 1200), await draw(256, 192)]
      const database = await new Promise((resolve) => {
        const request = indexedDB.open('bomberos')
        request.onsuccess = () => resolve(request.result)
      })
      const kept = database.transaction('datos', 'readwrite').objectStore('datos')
      for (const id of names) {
        kept.put(photo, `foto:${id}`)
        if (withSmall) kept.put(thumbnail, `miniatura:${id}`)
      }
      await new Promise((resolve) => {
        kept.transaction.oncomplete = resolve
      })
      database.close()
    },
    [ids, small],
  )

/** Opens a browser of its own, so that its processes hold nothing else. */
async function visit(url, small) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS })
  const ids = Array.from(
    { length: PHOTOS },
    (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  )
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  // Without this the app would make the thumbnails while it is idle.
  if (!small) await page.route(/\/thumbnails-[^/]+\.js$/, (route) => route.abort())
  await page.addInitScript((data) => {
    if (!location.protocol.startsWith('http')) return
    for (const [key, list] of Object.entries(data))
      if (!localStorage.getItem(key))
        localStorage.setItem(key, JSON.stringify({ data: list, timestamp: Date.now() }))
  }, lists(ids))
  await page.goto('/terminos', { waitUntil: 'networkidle' })
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  await store(page, ids, small)
  return page
}

/** The memory in kB that the page's process holds, decoded pictures included. */
async function resident(page) {
  const session = await page.context().browser().newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0))
  return Math.max(...sizes)
}

/** Scrolls down screen by screen, and waits each time until all pictures in sight are drawn. */
async function showAll(page, path) {
  const since = performance.now()
  await page.goto(path)
  await page.keyboard.press('Shift')
  await page.locator('main img[src^="blob:"]').first().waitFor()
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const inSight = () =>
      [...document.querySelectorAll('main img')].filter((image) => {
        const { top, bottom } = image.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      })
    const drawn = () => inSight().every(({ src, complete }) => src.startsWith('blob:') && complete)
    for (let last = -1; scrollY > last; ) {
      last = scrollY
      scrollBy({ top: 600, behavior: 'instant' })
      do await frame()
      while (!drawn())
    }
  })
  return performance.now() - since
}

export async function run({ compare, url }) {
  const pages = { subject: await visit(url, true), baseline: await visit(url, false) }
  const each = (task) => ({ subject: () => task(pages.subject), baseline: () => task(pages.baseline) })
  for (const [name, path] of [
    ['Directorio del personal', '/personal'],
    ['Galería', '/galeria'],
  ]) {
    await compare(`${name}: hasta la última fotografía`, { ...each((page) => showAll(page, path)), runs: 3 })
    await compare(`${name}: memoria`, { ...each(resident), runs: 1 })
  }
  for (const page of Object.values(pages)) await page.context().browser().close()
}
