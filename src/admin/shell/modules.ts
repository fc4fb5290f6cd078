import {
  Activity,
  Boxes,
  CalendarDays,
  ClipboardList,
  FileText,
  Image,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareWarning,
  Settings,
  Users,
  Wallet,
} from 'lucide-react'
import type { Permission } from '@/access/permissions'

/** Sidebar entry, page title and permission of each panel route (contract §3). */
export const MODULES = [
  { to: '/admin', title: 'Panel de Control', permission: 'dashboard:view', icon: LayoutDashboard },
  { to: '/admin/personal', title: 'Gestión de Personal', permission: 'personal:view', icon: Users },
  { to: '/admin/galeria', title: 'Gestión de Galería', permission: 'galeria:view', icon: Image },
  { to: '/admin/inventario', title: 'Gestión de Inventario', permission: 'inventario:view', icon: Boxes },
  { to: '/admin/presupuesto', title: 'Gestión Presupuestaria', permission: 'presupuesto:view', icon: Wallet },
  { to: '/admin/rendicion', title: 'Rendición de Cuentas', permission: 'rendicion:view', icon: FileText },
  { to: '/admin/eventos', title: 'Gestión de Eventos', permission: 'eventos:view', icon: CalendarDays },
  {
    to: '/admin/servicios',
    title: 'Bitácora de Servicios',
    permission: 'servicios:view',
    icon: ClipboardList,
  },
  {
    to: '/admin/reportes',
    title: 'Reportes Comunitarios',
    permission: 'rendicion:view',
    icon: MessageSquareWarning,
  },
  { to: '/admin/test', title: 'Prueba de Almacenamiento', permission: 'config:view', icon: Activity },
  { to: '/admin/config', title: 'Configuración del Sistema', permission: 'config:view', icon: Settings },
] as const satisfies readonly { to: string; title: string; permission: Permission; icon: LucideIcon }[]

export type Module = (typeof MODULES)[number]

/** For a button, in the order of a phone's shortcuts. */
export const SHORT_TITLES: Partial<Record<Module['to'], string>> = {
  '/admin': 'Panel',
  '/admin/reportes': 'Reportes',
  '/admin/servicios': 'Bitácora',
  '/admin/personal': 'Personal',
  '/admin/inventario': 'Inventario',
  '/admin/presupuesto': 'Presupuesto',
  '/admin/galeria': 'Galería',
}

/** The module whose route the path equals or starts with; the dashboard only by its own path (spec §2.12). */
export function moduleOf(pathname: string): Module | undefined {
  const path = pathname.replace(/\/+$/, '')
  return MODULES.find(({ to }) => path === to || (to !== '/admin' && path.startsWith(`${to}/`)))
}

/** Title of a panel page; unknown routes have the general one (spec §2.12). */
export const titleOf = (pathname: string): string => moduleOf(pathname)?.title ?? 'Panel Administrativo'
