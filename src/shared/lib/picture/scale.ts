const QUALITY = 0.82

/** Whether something shows through the picture: an emblem on black would be another one. */
function isSeeThrough(
  context: OffscreenCanvasRenderingContext2D,
  { width, height }: OffscreenCanvas,
): boolean {
  const { data } = context.getImageData(0, 0, width, height)
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true
  return false
}

async function encode(canvas: OffscreenCanvas, context: OffscreenCanvasRenderingContext2D): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
  // Safari answers with PNG when it can't write WebP; JPEG has no transparency.
  if (webp.type === 'image/webp' || isSeeThrough(context, canvas)) return webp
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}

/** The picture with its longest side at most `side` px; undefined where the browser gives no canvas. */
export async function scaled(bitmap: ImageBitmap, side: number): Promise<Blob | undefined> {
  const { width, height } = bitmap
  const scale = Math.min(1, side / Math.max(width, height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  )
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return encode(canvas, context)
}
