import { onTestFinished } from 'vitest'

/** Marks this document as a central marks the pages that it serves, until the test ends. */
export function markCentral(mode: 'muestra' | 'suya' = 'suya'): void {
  const mark = document.createElement('meta')
  mark.name = 'central'
  mark.content = mode
  document.head.append(mark)
  onTestFinished(() => mark.remove())
}
