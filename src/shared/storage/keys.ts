/** Every localStorage key of the product begins like this (spec §1); each module's record names its own. */
export const PREFIX = 'bomberos_'

export const PREFERENCES_KEY = 'bomberos_ui_preferencias'
/** Written and taken away again, to see whether something fits. */
export const PROBE_KEY = 'bomberos_ui_prueba'

/** Unreadable data is put aside under this prefix plus the original key and the ms of the find (contract §1). */
export const QUARANTINE_PREFIX = 'bomberos_cuarentena_'

/** Browsers give one origin about this much localStorage; shown in MB (spec §9). */
export const STORAGE_LIMIT_BYTES = 5 * 1024 * 1024
