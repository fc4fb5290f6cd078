type Detector = { detect(source: CanvasImageSource): Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** Longest side in pixels that is searched: a dense code needs about 4 for each of its 150 dots. */
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
  // A transparent picture would be searched as black on black.
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

/** The same for a picture file; null as well when it is no picture. */
export async function readQrFile(file: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  try {
    return await readQr(bitmap, bitmap.width, bitmap.height)
  } finally {
    bitmap.close()
  }
}
