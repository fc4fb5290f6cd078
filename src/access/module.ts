import type { Guard } from '@/shared/storage/list-command'
import type { ListModule, ObjectModule, Stored } from '@/shared/storage/stored-module'
import type { Actor, Permission } from './permissions'

/** Every permission that an action takes; none: anyone may. */
type Needed = readonly Permission[]

type Kept = {
  /** Part of a full copy, of a restore and of what they compare. */
  backup: boolean
  /** A restore never replaces what is here, it only adds. */
  alwaysMerged?: true
}

export type ModuleList<T extends Stored = Stored> = ListModule<T> &
  Kept & {
    /** `reset` left out: config:edit, which loads the sample data again. */
    writes: { create: Needed; edit: Needed; remove: Needed; reset?: Needed }
    /** What depends on the records of a write and not only on its kind. */
    rules?(actor: Actor | null): Guard<T>
    /** It has sample data, which `Comenzar sin datos de ejemplo` empties. */
    samples?: true
    /** How Ctrl+K finds and shows a record; left out: it doesn't. */
    search?: {
      /** The value and the name of the page's tab that shows this list. */
      tab?: readonly [value: string, name: string]
      /** Shown under the record's name. */
      detail(record: T): (string | undefined)[]
      /** Searched besides the name. */
      text(record: T): string[]
    }
  }

export type ModuleObject<T extends object = object> = ObjectModule<T> & Kept & { writes: { edit: Needed } }

/** Its place in the panel (contract §3). */
export type ModulePage = {
  to: `/admin${string}`
  title: string
  /** Its name on a button, where the title is too long, and its place among a phone's shortcuts. */
  shortcut?: { title: string; rank: number }
  /** A name of `admin/shell/icons.ts`. */
  icon: string
  permission: Permission
}

/**
 * All that the rest of the house must know of a module: sidebar, guard, search, copies, empty start, log and the
 * privacy page are derived from it. Pure: no screen, no storage, no browser.
 */
export type Module = {
  page?: ModulePage
  /** First part of its permissions, and what people call that: `inventario` is `Inventario`. */
  areas?: Readonly<Record<string, string>>
  lists?: readonly ModuleList[]
  objects?: readonly ModuleObject[]
  /** Keys, or how they begin, of what only this browser needs: never in a copy. */
  deviceKeys?: readonly string[]
  /** A line of its own on the privacy page; without one the module's titles stand in the institution's line. */
  privacy?: { what: string; detail: string }
}
