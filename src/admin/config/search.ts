import * as v from 'valibot'
import { listSearch, searchOption } from '@/shared/lib/form/search-schema'

export const TABS = ['general', 'seguridad', 'usuarios', 'backup', 'bitacora'] as const
export type Tab = (typeof TABS)[number]

export const TAB_LABELS: Record<Tab, string> = {
  general: 'General',
  seguridad: 'Seguridad',
  usuarios: 'Usuarios',
  backup: 'Backup',
  bitacora: 'Bitácora',
}

export const TAB_SUBTITLES: Record<Tab, string> = {
  general: 'Lo que guarde aquí se ve enseguida en el sitio público',
  seguridad: 'Sesiones y contraseñas de quienes entran al panel',
  usuarios: 'Quiénes entran al panel y con qué rol',
  backup: 'Copias de los datos y cada cuánto se guardan',
  bitacora: 'Quién cambió qué, y cuándo',
}

export const configSearch = v.object({ ...listSearch, tab: searchOption(TABS) })

export type ConfigSearch = v.InferOutput<typeof configSearch>
