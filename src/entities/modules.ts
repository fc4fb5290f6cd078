import type { Module, ModuleList, ModuleObject, ModulePage } from '@/access/module'
import { sesionModule } from '@/access/sesion-module'
import { PREFERENCES_KEY, PROBE_KEY } from '@/shared/storage/keys'
import { wordOf } from '@/shared/storage/stored-module'
import { bitacoraModule } from './bitacora/module'
import { configuracionModule } from './configuracion/module'
import { eventosModule } from './eventos/module'
import { galeriaModule } from './galeria/module'
import { inventarioModule } from './inventario/module'
import { personalModule } from './personal/module'
import { presupuestoModule } from './presupuesto/module'
import { rendicionModule } from './rendicion/module'
import { reportesModule } from './reportes/module'
import { serviciosModule } from './servicios/module'

const inicioModule: Module = {
  page: {
    to: '/admin',
    title: 'Panel de Control',
    shortcut: { title: 'Panel', rank: 1 },
    icon: 'layout-dashboard',
    permission: 'dashboard:view',
  },
  areas: { dashboard: 'Panel de control' },
}

const pruebaModule: Module = {
  page: {
    to: '/admin/test',
    title: 'Prueba de Almacenamiento',
    icon: 'activity',
    permission: 'config:view',
  },
}

const preferenciasModule: Module = {
  deviceKeys: [PREFERENCES_KEY, PROBE_KEY],
  privacy: {
    what: 'Preferencias y copia del sitio',
    detail:
      'El tema claro u oscuro, y los archivos del propio sitio para que abra sin internet. No identifican a nadie.',
  },
}

/** Every module, in the sidebar's order (contract §3). A new one is added here and in the permission matrix. */
export const MODULES: readonly Module[] = [
  inicioModule,
  personalModule,
  galeriaModule,
  inventarioModule,
  presupuestoModule,
  rendicionModule,
  eventosModule,
  serviciosModule,
  reportesModule,
  pruebaModule,
  configuracionModule,
  bitacoraModule,
  sesionModule,
  preferenciasModule,
]

export const pages = (): ModulePage[] => MODULES.flatMap(({ page = [] }) => page)

/** Everything that a module keeps: its lists and its objects. */
export type StoredThing = ModuleList | ModuleObject
export const storedIn = ({ lists = [], objects = [] }: Module): StoredThing[] => [...lists, ...objects]

/** What is stored, by its key; undefined for a key that only this browser needs, or for a stranger's. */
export const storedAt = (key: string): StoredThing | undefined =>
  MODULES.flatMap(storedIn).find((stored) => stored.key === key)

/** Everything that a full copy holds; sessions and a browser's preferences are nobody else's business. */
export const backedUp = (): StoredThing[] => MODULES.flatMap(storedIn).filter(({ backup }) => backup)

export const backupKeys = (): string[] => backedUp().map(({ key }) => key)

/** The lists that the samples fill and that `Comenzar sin datos de ejemplo` empties. */
export const sampleKeys = (): string[] =>
  MODULES.flatMap(({ lists = [] }) => lists)
    .filter(({ samples }) => samples)
    .map(({ key }) => key)

/** The page whose route the path equals or starts with; the dashboard only by its own path (spec §2.12). */
export function pageAt(pathname: string): ModulePage | undefined {
  const path = pathname.replace(/\/+$/, '')
  return pages().find(({ to }) => path === to || (to !== '/admin' && path.startsWith(`${to}/`)))
}

export type Shortcut = ModulePage & Required<Pick<ModulePage, 'shortcut'>>

/** The pages that stand on buttons, in the order of a phone's shortcuts. */
export const shortcuts = (): Shortcut[] =>
  pages()
    .filter((page): page is Shortcut => page.shortcut !== undefined)
    .sort((a, b) => a.shortcut.rank - b.shortcut.rank)

/** What a storage key holds, in words; a key without a name of its own stands for itself. */
export const titleOfKey = (key: string): string => storedAt(key)?.title ?? key

/** A field of the module called `title`, in a person's words. */
export function wordIn(title: string, field: string): string {
  const stored = MODULES.flatMap(storedIn).find((candidate) => candidate.title === title)
  return stored ? wordOf(stored, field) : field
}

/** First parts of permissions in words: `inventario` is `Inventario`. */
export const areaLabels = (): Record<string, string> =>
  Object.assign({}, ...MODULES.map(({ areas }) => areas))
