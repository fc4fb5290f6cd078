/** Every localStorage key of the product: `bomberos_<module>_<key>` (spec §1, §7). */
export const PREFIX = 'bomberos_'

export const KEYS = {
  reportes: 'bomberos_reportes_reportes',
  inventario: 'bomberos_inventario_items',
  ingresos: 'bomberos_presupuesto_ingresos',
  gastos: 'bomberos_presupuesto_gastos',
  rendicion: 'bomberos_rendicion_reportesRC',
  eventos: 'bomberos_eventos_eventos',
  asistencias: 'bomberos_eventos_asistencias',
  servicios: 'bomberos_servicios_servicios',
  configuracion: 'bomberos_config_configSistema',
  usuarios: 'bomberos_config_usuarios',
  personal: 'bomberos_personal_personal',
  media: 'bomberos_galeria_media',
  bitacora: 'bomberos_config_bitacora',
  bitacoraPendiente: 'bomberos_config_bitacoraPendiente',
  misReportes: 'bomberos_reportes_misReportes',
  sesionUsuario: 'bomberos_auth_user',
  sesionToken: 'bomberos_auth_token',
  sesionUso: 'bomberos_auth_uso',
  intentos: 'bomberos_auth_intentos',
  preferencias: 'bomberos_ui_preferencias',
} as const

/** Stands for the copies of everything where a key tells what changed; they have no key of their own. */
export const RESPALDO = 'respaldo'

/** Unreadable data is put aside under this prefix plus the original key and the ms of the find (contract §1). */
export const QUARANTINE_PREFIX = 'bomberos_cuarentena_'

/** Browsers give one origin about this much localStorage; shown in MB (spec §9). */
export const STORAGE_LIMIT_BYTES = 5 * 1024 * 1024
