import { SpokenError } from '@/shared/lib/spoken-error'

type Detector = { detect(source: CanvasImageSource): Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** Pictures are searched at this size, in pixels: a dense code needs about 4 for each of its 150 dots. */
const MAX_SIDE = 1600

let detector: Promise<Detector | null> | undefined

async function findDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => undefined)) ?? []
  return BarcodeDetector && formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : null
}

async function readByHand(source: CanvasImageSource, width: number, height: number): Promise<string | null> {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  const context = new OffscreenCanvas(w, h).getContext('2d', { willReadFrequently: true })
  if (!context) return null
  // Without a ground, a transparent picture would be black on black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, w, h)
  context.drawImage(source, 0, 0, w, h)
  const { default: jsQR } = await import('jsqr')
  return jsQR(context.getImageData(0, 0, w, h).data, w, h)?.data || null
}

/** The text of the QR code in a picture or a video frame, or null. Sizes in pixels. */
export async function readQr(
  source: CanvasImageSource,
  width: number,
  height: number,
): Promise<string | null> {
  if (width === 0 || height === 0) return null
  detector ??= findDetector()
  const found = await (await detector)?.detect(source).catch(() => undefined)
  return found?.[0]?.rawValue || readByHand(source, width, height)
}

/** The text of the QR code in a picture file. @throws SpokenError where none is seen, or it is no picture */
export async function readQrFile(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  const found = bitmap && (await readQr(bitmap, bitmap.width, bitmap.height).catch(() => null))
  bitmap?.close()
  if (!found) throw new SpokenError('En esa imagen no se ve ningún código QR completo.')
  return found
}
