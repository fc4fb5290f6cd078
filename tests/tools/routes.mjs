/** Every public screen that is prerendered and is not about one record. */
export const PUBLIC_ROUTES = [
  '/',
  '/servicios',
  '/galeria',
  '/personal',
  '/transparencia',
  '/transparencia/presupuesto',
  '/transparencia/solicitud',
  '/transparencia/preguntas',
  '/transparencia/lotaip',
  '/contacto',
  '/reportar',
  '/politicas',
  '/terminos',
  '/login',
]
