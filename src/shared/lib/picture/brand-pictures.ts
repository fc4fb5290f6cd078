type Brand = {
  emblem: CanvasImageSource & { width: number; height: number }
  color: string
  name: string
  place: string
}

type Context = OffscreenCanvasRenderingContext2D

const FONT = "'Public Sans Variable', system-ui, sans-serif"

/** Draws the emblem whole in the middle of a square of `side` px, whatever its shape. */
function place(
  context: Context,
  { emblem }: Pick<Brand, 'emblem'>,
  [x, y, side]: readonly [number, number, number],
): void {
  const scale = side / Math.max(emblem.width, emblem.height)
  const [width, height] = [emblem.width * scale, emblem.height * scale]
  context.drawImage(emblem, x + (side - width) / 2, y + (side - height) / 2, width, height)
}

/** @throws where the browser gives no canvas, or where another site's picture may not be read back */
async function picture(width: number, height: number, draw: (context: Context) => void): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  draw(context)
  return canvas.convertToBlob({ type: 'image/png' })
}

/** A square icon with the emblem on `part` of it; without a ground it is transparent. */
export const icon = (
  brand: Pick<Brand, 'emblem' | 'color'>,
  side: number,
  part: number,
  ground: boolean,
): Promise<Blob> =>
  picture(side, side, (context) => {
    if (ground) {
      context.fillStyle = brand.color
      context.fillRect(0, 0, side, side)
    }
    const edge = (side * (1 - part)) / 2
    place(context, brand, [edge, edge, side * part])
  })

/** The text in lines of at most `width` px: in the largest size (px) that needs at most four, or in the smallest. */
function lettered(context: Context, text: string, width: number, sizes: readonly number[]) {
  let wrapped: string[] = []
  let last = 0
  for (const size of sizes) {
    last = size
    context.font = `700 ${size}px ${FONT}`
    wrapped = []
    for (const word of text.split(/\s+/)) {
      const longer = `${wrapped.at(-1) ?? ''} ${word}`.trim()
      if (wrapped.length > 0 && context.measureText(longer).width <= width)
        wrapped[wrapped.length - 1] = longer
      else wrapped.push(word)
    }
    if (wrapped.length <= 4) break
  }
  return { size: last, wrapped }
}

const [WIDE, HIGH, EMBLEM, LEFT] = [1200, 630, 360, 500]

/** The picture that a chat shows for a link (Open Graph): emblem, name and place on the brand's colour. */
export const shareCard = (brand: Brand): Promise<Blob> =>
  picture(WIDE, HIGH, (context) => {
    context.fillStyle = brand.color
    context.fillRect(0, 0, WIDE, HIGH)
    place(context, brand, [80, (HIGH - EMBLEM) / 2, EMBLEM])
    context.fillStyle = '#ffffff'
    const { size, wrapped } = lettered(context, brand.name, WIDE - LEFT - 70, [72, 60, 50, 42, 36])
    const step = size * 1.15
    let y = (HIGH - step * wrapped.length - 60) / 2 + size
    for (const line of wrapped) {
      context.fillText(line, LEFT, y, WIDE - LEFT - 70)
      y += step
    }
    context.font = `400 40px ${FONT}`
    context.fillText(brand.place, LEFT, y + 14, WIDE - LEFT - 70)
  })
