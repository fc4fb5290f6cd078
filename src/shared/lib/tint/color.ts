/** Whether it is `#b3261e`, the only form that is stored: nothing else may get into a style sheet. */
export const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text)

/** Red, green and blue, from 0 to 255. */
export const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** The colour mixed with black (0) or white (255), whose share is `part`, from 0 to 1. */
export const mixed = (color: string, target: 0 | 255, part: number): string =>
  `#${channels(color)
    .map((value) =>
      Math.round(value + (target - value) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
