/** Every public screen that has an address of its own. */
export const PUBLIC_ROUTES = [
  '/',
  '/servicios',
  '/galeria',
  '/personal',
  '/transparencia',
  '/contacto',
  '/reportar',
  '/politicas',
  '/terminos',
  '/login',
]
