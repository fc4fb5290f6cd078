/** The prefix of every localStorage key of the product (spec §1); each module's record names its own keys. */
export const PREFIX = 'bomberos_'

export const PREFERENCES_KEY = 'bomberos_ui_preferencias'
/** Written and removed again to test whether something fits. */
export const PROBE_KEY = 'bomberos_ui_prueba'

/** The prefix for data that was put aside; the original key and the time in ms follow (contract §1). */
export const QUARANTINE_PREFIX = 'bomberos_cuarentena_'

/**
 * The prefix in IndexedDB for what a central last said of a key, deleted records included: what only it names is on no
 * screen.
 */
export const SHADOW_KEY = 'sombra:'

/** About what browsers allow for one origin; shown in MB (spec §9). */
export const STORAGE_LIMIT_BYTES = 5 * 1024 * 1024
