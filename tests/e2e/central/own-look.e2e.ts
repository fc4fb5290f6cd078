import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { waitForWorker } from '../support/actions'
import { button } from '../support/admin'
import { claim, withCentral } from '../support/central/station'
import { said } from '../support/panel'

const DEEP_GREEN = 'rgb(15, 54, 34)'

const footer = (page: Page) => page.locator('footer').evaluate((one) => getComputedStyle(one).backgroundColor)

/** The width of a picture and the colour in its corner, as this page gets it. */
const seen = (page: Page, address: string) =>
  page.evaluate(async (source) => {
    const bitmap = await createImageBitmap(await (await fetch(source)).blob())
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    return [bitmap.width, ...(context?.getImageData(0, 0, 1, 1).data ?? [])].join()
  }, address)

test('the colour that a chief chooses, and what is drawn with it, reach readers with and without scripts', () =>
  withCentral(async ({ device, codigo }) => {
    const chief = await device()
    await claim(chief, codigo)
    const reader = await device({ serviceWorkers: 'allow' })
    await reader.goto('/servicios')
    await waitForWorker(reader)

    await chief.goto('/admin/config?tab=sitio&publica=marca')
    await button(chief, 'Verde').click()
    await button(chief, 'Guardar Cambios').click()
    await said(chief, 'Configuración guardada')

    const plain = await device({ javaScriptEnabled: false })
    const card = async () => {
      await plain.goto('/servicios')
      return (await plain.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
    }
    await expect.poll(card).toMatch(/compartir\.png\?v=/)
    expect(await footer(plain)).toBe(DEEP_GREEN)
    expect(await plain.locator('meta[name="theme-color"]').getAttribute('content')).toBe('#1e6b43')

    await reader.goto('/servicios')
    await expect.poll(() => footer(reader)).toBe(DEEP_GREEN)
    const address = await card()
    await expect.poll(() => seen(reader, address)).toBe('1200,30,107,67,255')
    const apple = (await plain.locator('link[rel="apple-touch-icon"]').getAttribute('href')) ?? ''
    await expect.poll(() => seen(reader, apple)).toBe('180,30,107,67,255')
    const mask = await reader.evaluate(async () => {
      const { icons } = await (await fetch('/manifest.webmanifest')).json()
      return icons.find(({ purpose }: { purpose?: string }) => purpose === 'maskable').src
    })
    // The worker keeps the build's own under the same path.
    await expect.poll(() => seen(reader, mask)).toBe('512,30,107,67,255')
  }))
