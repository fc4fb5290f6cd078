import { onTestFinished } from 'vitest'

/** Takes the clipboard away, as browsers do on a page without HTTPS. */
export function withoutClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
}
