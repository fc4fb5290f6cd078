/** The same list in the desktop bar and in the mobile menu (spec §2.2). */
export const NAV_LINKS = [
  { to: '/', label: 'Inicio' },
  { to: '/servicios', label: 'Servicios' },
  { to: '/galeria', label: 'Galería' },
  { to: '/personal', label: 'Personal' },
  { to: '/transparencia', label: 'Transparencia' },
  { to: '/contacto', label: 'Contacto' },
  { to: '/reportar', label: 'Reportar' },
] as const
