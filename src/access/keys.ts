/** In a file of its own because every page watches these keys and few pages need the schema of a user. */
export const USUARIOS_KEY = 'bomberos_config_usuarios'
export const PERMISOS_KEY = 'bomberos_config_permisos'
export const SESSION_USER_KEY = 'bomberos_auth_user'
export const SESSION_TOKEN_KEY = 'bomberos_auth_token'
/** When the session was last used, for sessions that end without use. */
export const SESSION_USE_KEY = 'bomberos_auth_uso'
/** A sign-out that the central has not heard of yet. */
export const SALIDA_KEY = 'bomberos_auth_salida'
export const ATTEMPTS_KEY = 'bomberos_auth_intentos'

export const SESSION_KEYS = [SESSION_USER_KEY, SESSION_TOKEN_KEY, SESSION_USE_KEY] as const
