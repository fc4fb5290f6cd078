/** The tabs of the configuration, in their order, those of the specification first (spec §2.21); links, guide and search lead to them. */
export const TABS = [
  'general',
  'seguridad',
  'usuarios',
  'backup',
  'sitio',
  'cifras',
  'modulos',
  'roles',
  'avisos',
  'central',
  'bitacora',
] as const
export type Tab = (typeof TABS)[number]

export const TAB_LABELS: Record<Tab, string> = {
  general: 'General',
  modulos: 'Módulos',
  sitio: 'Sitio',
  cifras: 'Cifras',
  seguridad: 'Seguridad',
  usuarios: 'Usuarios',
  roles: 'Roles',
  backup: 'Backup',
  avisos: 'Avisos y correo',
  central: 'Central',
  bitacora: 'Historial',
}

export const TAB_SUBTITLES: Record<Tab, string> = {
  general: 'Quiénes son y dónde encontrarlos',
  modulos: 'Qué usa la brigada y qué no',
  sitio: 'Emblema, portada, textos, servicios y redes de las páginas públicas',
  cifras: 'Los números que muestran las páginas públicas y el panel',
  seguridad: 'Sesiones y contraseñas de quienes entran al panel',
  usuarios: 'Quiénes entran al panel y con qué rol',
  roles: 'Qué puede hacer cada rol en el panel',
  backup: 'Copias de los datos y cada cuánto se guardan',
  avisos: 'A quién despierta una emergencia, y a dónde escribe la central',
  central: 'El servidor de la estación, que pone de acuerdo a todos los equipos',
  bitacora: 'Quién cambió qué, y cuándo',
}
