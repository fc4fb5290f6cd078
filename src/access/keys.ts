/** Apart from the users' record: every page watches these, and few need a user's schema. */
export const USUARIOS_KEY = 'bomberos_config_usuarios'
export const PERMISOS_KEY = 'bomberos_config_permisos'
export const SESSION_USER_KEY = 'bomberos_auth_user'
export const SESSION_TOKEN_KEY = 'bomberos_auth_token'
/** When the session was last used, for one that ends without use. */
export const SESSION_USE_KEY = 'bomberos_auth_uso'
export const ATTEMPTS_KEY = 'bomberos_auth_intentos'

export const SESSION_KEYS = [SESSION_USER_KEY, SESSION_TOKEN_KEY, SESSION_USE_KEY] as const
