/** `#b3261e`: the one way in which a colour is kept, so that none can be anything but a colour. */
export const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text)

/** Red, green and blue, from 0 to 255. */
export const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** `part` of the way, from 0 to 1, to black (0) or white (255). */
export const mixed = (color: string, target: 0 | 255, part: number): string =>
  `#${channels(color)
    .map((value) =>
      Math.round(value + (target - value) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
