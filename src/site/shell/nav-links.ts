import { createStore } from '@/shared/ui/control/store'

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

/** Before them, on a phone of somebody of the brigade. */
const PLACE = { to: '/mi', label: 'Mi lugar' } as const

/** What the header shows on this phone. */
export const navLinks = createStore<readonly (typeof PLACE | (typeof NAV_LINKS)[number])[]>(NAV_LINKS)

export const showPlace = (has: boolean): void => navLinks.set(has ? [PLACE, ...NAV_LINKS] : NAV_LINKS)
