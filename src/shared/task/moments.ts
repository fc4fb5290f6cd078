import { onCommit, onRemoteChange } from '@/shared/storage/changes'

/** A reason to look again: calls `ask` each time that it comes. Returns how to stop. */
export type Moment = (ask: () => void) => () => void

const of =
  (...moments: readonly Moment[]): Moment =>
  (ask) => {
    const stops = moments.map((moment) => moment(ask))
    return () => {
      for (const stop of stops) stop()
    }
  }

const onWindow =
  (event: 'online' | 'offline'): Moment =>
  (ask) => {
    // The event itself is no word for whoever is asked.
    const heard = () => ask()
    window.addEventListener(event, heard)
    return () => window.removeEventListener(event, heard)
  }

const isSeen = () => document.visibilityState === 'visible'

/** The person comes back to the page. */
export const seenAgain: Moment = (ask) => {
  const look = () => isSeen() && ask()
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

export const networkBack = onWindow('online')
/** What the browser says of the network is a hint: a central in this house answers without the internet. */
export const networkLost = onWindow('offline')

/** The network or the person is back. */
export const back = of(networkBack, seenAgain)

/** So many ms went by while the person looks at the page. */
export const every =
  (ms: number): Moment =>
  (ask) => {
    const timer = setInterval(() => isSeen() && ask(), ms)
    return () => clearInterval(timer)
  }

/** This tab wrote one of these keys. */
export const written =
  (keys: readonly string[]): Moment =>
  (ask) =>
    onCommit((commits) => commits.some(({ module }) => keys.includes(module.key)) && ask())

/** Another tab, or the central through it, wrote one of these keys. */
const writtenElsewhere =
  (keys: readonly string[]): Moment =>
  (ask) =>
    onRemoteChange((key) => keys.includes(key) && ask())

export const writtenAnywhere = (keys: readonly string[]): Moment => of(written(keys), writtenElsewhere(keys))
