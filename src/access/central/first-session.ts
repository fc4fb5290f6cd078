let prepare: () => Promise<void> = async () => undefined

/** What this device does before it opens somebody's session at a central. */
export function beforeSession(run: () => Promise<void>): void {
  prepare = run
}

/** Never throws: whoever the central let in isn't kept outside by it. */
export const prepareSession = (): Promise<void> =>
  prepare().catch((error: unknown) => console.warn('No se pudo preparar este equipo', error))
