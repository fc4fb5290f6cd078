import type { PublicUser } from '@/access/usuarios/usuario'
import { pageAt } from '@/entities/modules'

const OF_ROLE = {
  SUPERADMIN: 'super-administrador',
  ADMIN_OPERATIVO: 'administrador-operativo',
  TALENTO_HUMANO: 'talento-humano',
  TESORERIA: 'tesorería',
  BODEGA: 'bodega',
  INSPECTOR: 'inspector',
} as const satisfies Record<PublicUser['role'], string>

/** The pages that one role works on. */
const OF_PAGE: Readonly<Record<string, string>> = {
  '/admin/personal': OF_ROLE.TALENTO_HUMANO,
  '/admin/guardias': OF_ROLE.TALENTO_HUMANO,
  '/admin/galeria': OF_ROLE.ADMIN_OPERATIVO,
  '/admin/eventos': OF_ROLE.ADMIN_OPERATIVO,
  '/admin/servicios': OF_ROLE.ADMIN_OPERATIVO,
  '/admin/despacho': OF_ROLE.ADMIN_OPERATIVO,
  '/admin/inventario': OF_ROLE.BODEGA,
  '/admin/reportes': OF_ROLE.INSPECTOR,
  '/admin/presupuesto': OF_ROLE.TESORERIA,
  '/admin/rendicion': OF_ROLE.TESORERIA,
  '/admin/buzon': OF_ROLE.TESORERIA,
}

/**
 * The link to the chapter of `/ayuda/trabajo` that says what is done on a page of the panel in a month; elsewhere what this
 * person's role does.
 */
export const helpFor = (pathname: string, { role }: Pick<PublicUser, 'role'>) =>
  ({
    to: '/ayuda/$pagina',
    params: { pagina: 'trabajo' },
    hash: OF_PAGE[pageAt(pathname)?.to ?? ''] ?? OF_ROLE[role],
  }) as const
