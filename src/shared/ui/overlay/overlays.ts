/**
 * Dialogs that ask and toasts weigh as much as a page, and most visits see none: their containers are loaded when
 * the first is asked for.
 */
type Host = {
  /** Fetches the containers' code; rejects where that can't be had. */
  load: () => Promise<void>
  draw: () => void
}

let found: (host: Host) => void = () => undefined
const hosted = new Promise<Host>((resolve) => {
  found = resolve
})
let mounted: () => void = () => undefined
const standing = new Promise<void>((resolve) => {
  mounted = resolve
})

/** Fetches the containers' code ahead of a first toast or question. */
export const loadOverlays = async (): Promise<void> => (await hosted).load()

/** Resolves once the containers are on the page; rejects where their code can't be had. */
export async function wantOverlays(): Promise<void> {
  const host = await hosted
  await host.load()
  host.draw()
  await standing
}

/** Called by the place where the containers will stand. */
export const hostOverlays = (host: Host): void => found(host)

/** Called by the containers when they stand. */
export const overlaysMounted = (): void => mounted()
