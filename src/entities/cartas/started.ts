import { setPreference } from '@/shared/storage/device/preferences'

let start: () => void = () => undefined

/** What sends letters by itself is told of each that begins to wait: its code is loaded only then. */
export function onCarta(task: () => void): void {
  start = task
}

/** Notes whether this phone has letters whose end a person hasn't seen. */
export const noteCartas = (some: boolean): void => setPreference('cartas', some || undefined)

export function tellCarta(): void {
  noteCartas(true)
  start()
}
