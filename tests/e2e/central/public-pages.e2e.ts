import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { offline, records, waitForWorker } from '../support/actions'
import { button, expectClean, field } from '../support/admin'
import { claim, withCentral } from '../support/central/station'
import { said, saveForm } from '../support/panel'
import { png } from '../support/pictures'

const TITLE = 'Minga de los hidrantes'
const TEXT = 'Se revisaron cuarenta hidrantes del canton'
const KEY = 'bomberos_rendicion_reportesRC'

/** Everything that the browser's worker keeps. */
const keptByWorker = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '')
    }
    return texts.join('\n')
  })

async function writeReport(chief: Page): Promise<string> {
  await chief.goto('/admin/rendicion')
  await button(chief, 'Nuevo Reporte').click()
  await field(chief, 'Título').fill(TITLE)
  await field(chief, 'Contenido').fill(TEXT)
  await saveForm(chief, 'Reporte creado')
  const report = (await records<{ id: string; titulo: string }>(chief, KEY)).find(
    ({ titulo }) => titulo === TITLE,
  )
  return `/transparencia/${report?.id}`
}

test('a published report is read without scripts at its own link; withdrawn, it is gone everywhere, and its link says so', () =>
  withCentral(async ({ device, codigo, url }) => {
    const chief = await device()
    await claim(chief, codigo)
    const path = await writeReport(chief)

    const plain = await device({ javaScriptEnabled: false })
    const statusOf = async () => (await plain.goto(path))?.status()
    expect(await statusOf()).toBe(404)

    await button(chief, `Publicar ${TITLE}`).click()
    await said(chief, 'Reporte publicado')
    await expect.poll(statusOf).toBe(200)
    await plain.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    await plain.getByText(TEXT).first().waitFor()
    expect(await plain.title()).toContain(TITLE)
    const meta = (property: string) => plain.locator(`meta[property="${property}"]`).getAttribute('content')
    expect(await meta('og:title')).toBe(`${TITLE} · ${await meta('og:site_name')}`)
    expect(await meta('og:description')).toContain(TEXT)
    expect(await plain.locator('script[type="application/ld+json"]').textContent()).toContain(
      `"headline":"${TITLE}"`,
    )
    await plain.goto('/transparencia')
    await plain.getByRole('heading', { name: TITLE }).waitFor()
    expect(await plain.locator('link[type="application/atom+xml"]').getAttribute('href')).toBe(
      '/transparencia/feed.xml',
    )

    const reader = await device({ serviceWorkers: 'allow' })
    await reader.goto('/')
    await waitForWorker(reader)
    await reader.goto(path)
    await reader.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    await offline(reader.context())
    await reader.goto(path)
    await reader.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    await reader.getByText(/Publicado por la brigada al/).waitFor()
    await offline(reader.context(), false)

    await button(chief, `Despublicar ${TITLE}`).click()
    await said(chief, 'Reporte despublicado')
    await expect.poll(statusOf).toBe(410)
    await plain.getByRole('heading', { level: 1, name: 'Este informe ya no está publicado' }).waitFor()
    for (const address of ['/transparencia', '/transparencia/feed.xml', '/sitemap.xml', '/api/publico']) {
      const answer = await (await fetch(url + address)).text()
      expect(answer).not.toContain(TITLE)
      expect(answer).not.toContain(TEXT)
    }

    await reader.goto('/transparencia')
    await expect.poll(() => reader.getByRole('heading', { name: TITLE }).count()).toBe(0)
    await offline(reader.context())
    await reader.goto(path)
    await reader.getByRole('heading', { level: 1, name: 'Este informe ya no está publicado' }).waitFor()
    await expectClean(reader)
    const kept = await keptByWorker(reader)
    expect(kept).toContain('name="central"')
    expect(kept).not.toContain(TITLE)
  }))

test('a visitor’s phone shows what the brigade published, and a signed-in device its own lists', () =>
  withCentral(async ({ device, codigo, url }) => {
    const chief = await device()
    await claim(chief, codigo)
    await chief.goto('/admin/config?tab=general')
    // Whoever saves before the device has joined is asked whether that goes to the central.
    await chief.getByText('Al día', { exact: true }).first().waitFor()
    await chief.getByLabel('Nombre de la Institución').fill('Bomberos de Río Claro')
    await button(chief, 'Guardar Cambios').click()
    await said(chief, 'Configuración guardada')

    const visitor = await device()
    const name = () => visitor.getByRole('contentinfo').innerText()
    const told = async () => (await fetch(`${url}/api/publico`)).text()
    await expect.poll(told).toContain('Bomberos de Río Claro')
    await visitor.goto('/reportar')
    expect(await name()).toContain('Bomberos de Río Claro')
    await visitor.goto('/reportar/mis-reportes')
    await expect.poll(name).toContain('Bomberos de Río Claro')
    expect(await visitor.title()).toContain('Bomberos de Río Claro')
    await visitor.getByRole('link', { name: 'Datos abiertos' }).click()
    await visitor.getByRole('heading', { level: 2, name: 'Servicios por mes' }).waitFor()
    const file = visitor.waitForEvent('download')
    await visitor.getByRole('link', { name: 'Descargar CSV de Servicios por mes' }).click()
    expect((await file).suggestedFilename()).toBe('servicios-por-mes.csv')
    await expectClean(visitor)
    await chief.goto('/admin/config?tab=central')
    await chief.getByRole('row', { name: /^\/reportar/ }).waitFor()
    await expectClean(chief)
    expect(await visitor.evaluate(() => localStorage.getItem('bomberos_personal_personal'))).toBeNull()
  }))

/** Tells the central of pictures in the gallery, as a device of the chief does. */
const tellMedia = (chief: Page, ids: string[], activo: boolean) =>
  chief.evaluate(
    async ({ ids, activo, bytes }) => {
      const headers = { 'x-central': '1', 'content-type': 'application/json' }
      const ask = async (path: string, method: string, body: BodyInit) => {
        const answer = await fetch(`/api${path}`, { method, headers, body })
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      }
      const { version } = await (await fetch('/api/salud')).json()
      const stamp = `${Date.now().toString(16).padStart(12, '0')}-0000-telefono`
      for (const id of ids) {
        await ask(`/fotos/${id}`, 'PUT', new Uint8Array(bytes))
        const values = { '': true, titulo: `Foto ${id}`, url: `idb:${id}`, seccion: 'GALERIA', activo }
        const campos = Object.fromEntries(
          Object.entries(values).map(([field, value]) => [field, [stamp, value]]),
        )
        const ops = [{ c: 'bomberos_galeria_media', id, campos }]
        const request = { version, dispositivo: 'telefono', epoca: '', seqs: {}, ops }
        await ask('/sync', 'POST', JSON.stringify(request))
      }
    },
    { ids, activo, bytes: [...png(4, 3)] },
  )

const keptPictures = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('fotos-vistas')).keys()
    return requests.map(({ url }) => new URL(url).pathname.replace('/api/fotos/', '')).sort()
  })

test('pictures that a visitor saw are there offline; a withdrawn one goes with the next copy of the data', () =>
  withCentral(async ({ device, codigo, url }) => {
    const chief = await device()
    await claim(chief, codigo)
    const [stays, goes] = [crypto.randomUUID(), crypto.randomUUID()]
    await tellMedia(chief, [stays, goes], true)
    const told = async () => (await fetch(`${url}/api/publico`)).text()
    await expect.poll(told).toContain(goes)

    const visitor = await device({ serviceWorkers: 'allow' })
    await visitor.goto('/galeria')
    await waitForWorker(visitor)
    await expect.poll(() => keptPictures(visitor)).toEqual([stays, goes].sort())
    await offline(visitor.context())
    await visitor.goto('/galeria')
    const picture = visitor.locator(`img[src="/api/fotos/${stays}"]`).first()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(4)
    await offline(visitor.context(), false)

    await tellMedia(chief, [goes], false)
    await expect.poll(told).not.toContain(goes)
    await visitor.goto('/')
    await expect.poll(() => keptPictures(visitor)).toEqual([stays])
  }))
