/** Apart from the log's record: every page writes down what happens, and few read the log. */
export const BITACORA_KEY = 'bomberos_config_bitacora'
/** How the keys begin of what happened and isn't in the log yet. */
export const PENDING_KEY = 'bomberos_config_bitacoraPendiente'
