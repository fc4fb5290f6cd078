import * as v from 'valibot'
import { listSearch, searchOption } from '@/shared/lib/search-schema'

export const TABS = ['general', 'seguridad', 'usuarios', 'backup', 'bitacora'] as const
export type Tab = (typeof TABS)[number]

export const TAB_LABELS: Record<Tab, string> = {
  general: 'General',
  seguridad: 'Seguridad',
  usuarios: 'Usuarios',
  backup: 'Backup',
  bitacora: 'Bitácora',
}

export const configSearch = v.object({ ...listSearch, tab: searchOption(TABS) })

export type ConfigSearch = v.InferOutput<typeof configSearch>
