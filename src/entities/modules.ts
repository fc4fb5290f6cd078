import {
  GROUPS,
  type Module,
  type ModuleList,
  type ModuleObject,
  type ModulePage,
  type Optional,
} from '@/access/module'
import { sesionModule } from '@/access/modules'
import type { ModuloId } from '@/access/modulos'
import type { Permission } from '@/access/permissions'
import type { Uses } from '@/access/uses'
import { sayingOf } from '@/shared/storage/chosen'
import { PREFERENCES_KEY, PROBE_KEY } from '@/shared/storage/keys'
import { wordOf } from '@/shared/storage/stored-module'
import { aportesModule } from './aportes/module'
import { bitacoraModule } from './bitacora/bitacora'
import { calendarioModule } from './calendario/module'
import { configuracionModule } from './configuracion/module'
import { datosModule } from './datos/module'
import { despachoModule } from './despacho/module'
import { eventosModule } from './eventos/module'
import { fasesModule } from './fases/module'
import { galeriaModule } from './galeria/module'
import { guardiasModule } from './guardias/module'
import { cobrosModule, inspeccionesModule } from './inspecciones/module'
import { peticionesModule } from './inspecciones/peticiones-list'
import { inventarioModule } from './inventario/module'
import { lotaipModule } from './lotaip/module'
import { mensajesModule } from './mensajes/module'
import { personalModule } from './personal/module'
import { presupuestoModule } from './presupuesto/module'
import { serviciosModule } from './registro-servicios/module'
import { rendicionModule } from './rendicion/module'
import { reportesModule } from './reportes/module'
import { sitioModule } from './sitio/module'
import { solicitudesModule } from './solicitudes/module'

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

/** What people send is answered in one order, whichever list it stands in; what they ask about their data among it. */
const buzonModule: Module = {
  page: {
    to: '/admin/buzon',
    title: 'Buzón',
    shortcut: { title: 'Buzón', rank: 12 },
    group: 'Cuentas',
    icon: 'inbox',
    permission: 'rendicion:view',
    also: 'config:view',
  },
}

const pruebaModule: Module = {
  page: {
    to: '/admin/test',
    title: 'Prueba de Almacenamiento',
    group: 'Ajustes',
    icon: 'activity',
    permission: 'config:view',
  },
}

const centralModule: Module = {
  page: {
    to: '/admin/central',
    title: 'Central',
    group: 'Ajustes',
    icon: 'cloud',
    permission: 'dashboard:view',
    withCentral: true,
  },
}

/** The page of the published cuts, which the budget's lists hold. */
const presupuestoPublicoModule: Module = {
  optional: { id: 'presupuesto-publico', desde: 'OFICINA' },
  agenda: () => import('./presupuesto/cortes/agenda').then(({ agenda }) => agenda),
}

/** What is out of service concerns whoever calls people out, who needn't see the inventory. */
const fallasModule: Module = {
  agenda: () => import('./inventario/revision/agenda').then(({ agenda }) => agenda),
}

/** Where it is on, devices may keep the closed copy of the night. */
const custodiosModule: Module = { optional: { id: 'custodios', desde: 'OFICINA' } }

const preferenciasModule: Module = {
  deviceKeys: [PREFERENCES_KEY, PROBE_KEY],
  privacy: {
    what: 'Preferencias y copia del sitio',
    detail:
      'El tema claro u oscuro, y los archivos del propio sitio para que abra sin internet. No identifican a nadie.',
  },
}

/** Every module, in the specification's order (§2.12). A new module is added here and in the permission matrix. */
export const MODULES: readonly Module[] = [
  inicioModule,
  personalModule,
  galeriaModule,
  inventarioModule,
  presupuestoModule,
  rendicionModule,
  eventosModule,
  serviciosModule,
  despachoModule,
  reportesModule,
  guardiasModule,
  inspeccionesModule,
  cobrosModule,
  peticionesModule,
  buzonModule,
  mensajesModule,
  solicitudesModule,
  aportesModule,
  calendarioModule,
  pruebaModule,
  centralModule,
  datosModule,
  configuracionModule,
  sitioModule,
  lotaipModule,
  fasesModule,
  presupuestoPublicoModule,
  fallasModule,
  custodiosModule,
  bitacoraModule,
  sesionModule,
  preferenciasModule,
]

/** The optional module that a module is, or goes with. */
const moduloIdOf = ({ optional, con }: Module): ModuloId | undefined => optional?.id ?? con

function isUsed(module: Module, uses: Uses): boolean {
  const id = moduloIdOf(module)
  return !id || uses(id)
}

/** What a brigade may do without, in the order of the modules. */
export const optionals = (): Optional[] => MODULES.flatMap(({ optional = [] }) => optional)

/** The lists of an optional module, and of what goes with it. */
export const listsOf = (modulo: ModuloId): readonly ModuleList[] =>
  MODULES.filter((module) => moduloIdOf(module) === modulo).flatMap(({ lists = [] }) => lists)

/** The optional module that a page is of; undefined for the pages of every brigade. */
export function moduloOf(page: ModulePage): ModuloId | undefined {
  const module = MODULES.find((one) => one.page === page)
  return module && moduloIdOf(module)
}

/** The modules of an app with a central, or without one. */
export const present = (central: boolean): Module[] =>
  MODULES.filter(({ page }) => central || !page?.withCentral)

export const pages = (central: boolean): ModulePage[] => present(central).flatMap(({ page = [] }) => page)

/** The modules that the brigade uses. */
export const used = (central: boolean, uses: Uses): Module[] =>
  present(central).filter((module) => isUsed(module, uses))

/** The pages of these. */
export const usedPages = (central: boolean, uses: Uses): ModulePage[] =>
  used(central, uses).flatMap(({ page = [] }) => page)

const leadsTo = (of: readonly ModulePage[], { to }: ModulePage): boolean =>
  of.some(({ within }) => within === to)

/** Those with an entry of their own in the menu. One to which others lead goes with the last of them. */
export function entries(central: boolean, uses: Uses): ModulePage[] {
  const here = usedPages(central, uses)
  return here.filter((page) => !page.within && (leadsTo(here, page) || !leadsTo(pages(true), page)))
}

/** These pages under the menu's headings; what has no heading comes first, and no heading stands over nothing. */
export const grouped = (of: readonly ModulePage[]) =>
  [undefined, ...GROUPS]
    .map((group) => ({ group, pages: of.filter((page) => page.group === group) }))
    .filter(({ pages }) => pages.length > 0)

/** One thing that a module stores: a list or an object. `readers`: empty where everybody who signs in sees it. */
export type StoredThing = (ModuleList | ModuleObject) & { readers: readonly Permission[] }
export const storedIn = ({ page, lists = [], objects = [] }: Module): StoredThing[] =>
  [...lists, ...objects].map((stored) => ({
    ...stored,
    readers: stored.readers ?? (page ? [page.permission] : []),
  }))

export const isList = (stored: StoredThing): stored is StoredThing & ModuleList => 'idPrefix' in stored

/** The list or object under a key; undefined for keys that only this browser needs, and for unknown keys. */
export const storedAt = (key: string): StoredThing | undefined =>
  MODULES.flatMap(storedIn).find((stored) => stored.key === key)

/** Everything that a complete copy holds: no sessions and no preferences of this browser. */
export const backedUp = (): StoredThing[] => MODULES.flatMap(storedIn).filter(({ backup }) => backup)

export const backupKeys = (): string[] => backedUp().map(({ key }) => key)

/** The lists with sample data, from which `Comenzar sin datos de ejemplo` takes it. */
export const sampleLists = (): ModuleList[] =>
  MODULES.flatMap(({ lists = [] }) => lists).filter(({ samples }) => samples)

/** The page whose route the path equals or starts with; the dashboard only matches its own path (spec §2.12). */
export function pageAt(pathname: string): ModulePage | undefined {
  const path = pathname.replace(/\/+$/, '')
  return pages(true).find(({ to }) => path === to || (to !== '/admin' && path.startsWith(`${to}/`)))
}

export type Shortcut = ModulePage & Required<Pick<ModulePage, 'shortcut'>>

/** The pages with a shortcut button, in the order of a phone's bottom bar. */
export const shortcuts = (uses: Uses): Shortcut[] =>
  usedPages(true, uses)
    .filter((page): page is Shortcut => page.shortcut !== undefined)
    .sort((a, b) => a.shortcut.rank - b.shortcut.rank)

/** The title of what a storage key holds; the key itself when nothing names it. */
export const titleOfKey = (key: string): string => storedAt(key)?.title ?? key

const titled = new Map<string, StoredThing>()

/**
 * The on-screen name of a field of the module with this title, or of a value of it. The log asks it for each of its five
 * hundred lines.
 */
export function wordIn(title: string, field: string, value?: string): string {
  const stored = titled.get(title) ?? MODULES.flatMap(storedIn).find((candidate) => candidate.title === title)
  if (!stored) return value ?? field
  titled.set(title, stored)
  return value === undefined ? wordOf(stored, field) : sayingOf(stored, field, value)
}

/** The on-screen name for the first part of each permission: `inventario` is `Inventario`. */
export const areaLabels = (): Record<string, string> =>
  Object.assign({}, ...MODULES.map(({ areas }) => areas))
