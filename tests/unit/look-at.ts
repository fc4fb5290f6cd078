import { act, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { KINDS } from '../hostile-records'
import { harm } from './harm'
import { openScreen } from './open-screen'
import { go } from './panel'

/** An address, and whether the text that is looked for stands there. */
export type Place = readonly [path: string, shown: boolean]

/** Every kind of text; of those that are only long, the beginning. */
const TOGETHER = Object.values(KINDS)
  .map((text) => text.slice(0, 300))
  .join(' ')

type Odd = readonly (readonly [kind: string, text: string])[]

/** Texts that each screen has to show as they were written. */
export const ODD_WORDS: Odd = [
  ['all kinds together', TOGETHER],
  ['a name of every object', '__proto__'],
]

/** Texts that break no screen, also where the day `hoy` or another record should stand. */
export const oddAnywhere = (hoy: string): Odd => [
  ['all kinds together', TOGETHER],
  ['a name of every object', 'constructor'],
  ['the beginning of a day', `${hoy}x`],
  ['nothing', ''],
]

/** Without what a browser shows otherwise or not at all. */
const squeeze = (text: string) => text.replace(/[\s\p{Cc},]/gu, '')

function shown(): string {
  const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[]
  return squeeze([document.body.textContent, ...fields.map(({ value }) => value)].join(' '))
}

/** Opens each place as the chief, looks at it on the screen and on paper, and says where something is wrong. */
export async function lookAt(places: readonly Place[], text?: string): Promise<string[]> {
  const opened = await openScreen('/admin/calendario', 'user-1')
  const wrong: string[] = []
  for (const [path, whole] of places) {
    await go(opened, path)
    await waitFor(() => expect(document.querySelector('h1')?.textContent).toMatch(/./))
    const on = (where: string) => wrong.push(...harm().map((one) => `${path} ${where}: ${one}`))
    if (whole && text !== undefined)
      await waitFor(() => expect(shown()).toContain(squeeze(text))).catch(() =>
        wrong.push(`${path}: not shown`),
      )
    on('screen')
    await act(async () => {
      window.dispatchEvent(new Event('beforeprint'))
    })
    on('paper')
    await act(async () => {
      window.dispatchEvent(new Event('afterprint'))
    })
  }
  return wrong
}
