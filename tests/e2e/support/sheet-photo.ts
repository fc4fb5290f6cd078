import type { Page } from 'playwright-core'
import { renderSVG } from 'uqr'

type Picture = { name: string; mimeType: string; buffer: Buffer }

/** A picture of a QR code that says this. */
export async function qrOf(page: Page, text: string): Promise<Picture> {
  const other = await page.context().newPage()
  await other.setContent(renderSVG(text))
  const buffer = await other.locator('svg').screenshot()
  await other.close()
  return { name: 'qr.png', mimeType: 'image/png', buffer }
}

/** The picture of a code with a stain on a tenth of it, or without its right half or its lower right corner. */
export async function spoilt(
  page: Page,
  { buffer }: Picture,
  how: 'stain' | 'half' | 'corner',
): Promise<Picture> {
  const bytes = await page.evaluate(
    async ([data, what]) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
      const { width: w, height: h } = bitmap
      const context = new OffscreenCanvas(w, h).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(bitmap, 0, 0)
      context.fillStyle = '#6b5a45'
      if (what === 'half') context.rect(w / 2, 0, w, h)
      else if (what === 'corner') context.rect(w * 0.84, h * 0.84, w, h)
      else context.arc(w / 2, h * 0.55, w * 0.17, 0, 2 * Math.PI)
      context.fill()
      const png = await context.canvas.convertToBlob({ type: 'image/png' })
      return [...new Uint8Array(await png.arrayBuffer())]
    },
    [buffer.toString('base64'), how] as const,
  )
  return { name: 'roto.png', mimeType: 'image/png', buffer: Buffer.from(bytes) }
}

/** A4 in CSS pixels, and how many of a camera's there are for each. */
const PAPER = { width: 794, height: 1123 }
const SHARP = 3

/** The page as it comes out of the printer, as a picture, and where in it the QR code is. */
async function printed(page: Page) {
  const before = page.viewportSize() ?? PAPER
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  const code = await page.getByRole('img', { name: 'Las doce palabras', exact: true }).boundingBox()
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, ...PAPER, scale: SHARP },
  })
  await session.detach()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(before)
  if (!code) throw new Error('no code on the sheet')
  const [x, y, side] = [code.x, code.y, code.width].map((length) => length * SHARP) as [
    number,
    number,
    number,
  ]
  return { data, x, y, side }
}

/**
 * What a phone's camera makes of the sheet that this page prints: all of it, not straight, half in the shade, on a table,
 * and with a stain on a tenth of its QR code.
 */
export async function sheetPhoto(page: Page): Promise<Picture> {
  const photo = await page.evaluate(
    async ({ data, x, y, side }) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
      const [w, h] = [bitmap.width * 1.3, bitmap.height * 1.3]
      const canvas = new OffscreenCanvas(w, h)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = '#6b5a45'
      context.fillRect(0, 0, w, h)
      context.setTransform(1, 0.12, -0.12, 1, w / 2, h / 2)
      context.translate(-bitmap.width / 2, -bitmap.height / 2)
      context.drawImage(bitmap, 0, 0)
      context.beginPath()
      context.arc(x + side / 2, y + side * 0.55, side * 0.17, 0, 2 * Math.PI)
      context.fill()
      context.setTransform(1, 0, 0, 1, 0, 0)
      const shade = context.createLinearGradient(0, 0, w, h)
      shade.addColorStop(0.3, 'rgb(0 0 0 / 5%)')
      shade.addColorStop(0.7, 'rgb(0 0 0 / 45%)')
      context.fillStyle = shade
      context.fillRect(0, 0, w, h)
      const bytes = await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 })).arrayBuffer()
      return [...new Uint8Array(bytes)]
    },
    await printed(page),
  )
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo) }
}
