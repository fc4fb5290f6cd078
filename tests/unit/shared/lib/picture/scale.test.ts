import { expect, test, vi } from 'vitest'
import { scaled } from '@/shared/lib/picture/scale'

/** A canvas as Safari's: WebP comes out as PNG. `alpha` is that of its last pixel. */
function safari(alpha: number): void {
  class Canvas {
    width: number
    height: number
    constructor(width: number, height: number) {
      this.width = width
      this.height = height
    }
    getContext() {
      const data = new Uint8ClampedArray(this.width * this.height * 4).fill(255)
      data[data.length - 1] = alpha
      return { drawImage: () => undefined, getImageData: () => ({ data }) }
    }
    async convertToBlob({ type }: { type: string }) {
      return new Blob([], { type: type === 'image/webp' ? 'image/png' : type })
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas)
}

const bitmap = { width: 4, height: 2 } as ImageBitmap

test.each([
  ['a photo', 255, 'image/jpeg'],
  ['an emblem that something shows through', 0, 'image/png'],
])('without WebP %s is kept as what keeps it whole', async (_what, alpha, type) => {
  safari(alpha)
  expect((await scaled(bitmap, 1600))?.type).toBe(type)
})
