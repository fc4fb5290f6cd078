import type { Change, Guard } from '@/shared/storage/list-command'
import type { ListModule, ObjectModule, Stored } from '@/shared/storage/stored-module'
import type { ModuloId } from './modulos'
import type { Actor, Permission } from './permissions'
import type { Role } from './roles'

/** All the permissions that an action requires; an empty list lets anyone do it. */
type Needed = readonly Permission[]

// Both are declared by a method, so that lists of every type fit into one registry.
/** Checks each record of a write by itself; throws to refuse the whole write. */
export type RecordRules<T> = { check(changes: readonly Change<T>[]): void }['check']

/** `later` has of each field the later word. */
type MergeAgain<T> = { merge(stored: T, arrived: T, later: T): T }['merge']

/**
 * What a central does with a list's records beyond keeping the later word of each field. Of whole records: whose word
 * stands, and since when, is for sync to know.
 */
export type SyncRules<T> = {
  /**
   * A record that is there arrives as new once more, such as a report that comes by itself and by packet: what makes one
   * of both. It is loaded when it is needed: no page carries it.
   */
  createdAgain?(): Promise<MergeAgain<T>>
  /**
   * A number that the central gives a record once: its field, and how it begins, such as `P-2026-`; '' while none is due. `otro`
   * is what has a number that another one brings: `otro parte`. `begins`: how the number of such a record begins, whoever gave it; a
   * list without it takes those of its files.
   */
  number?: { field: string; series(record: T): string; otro: string; begins?(record: T): string }
  /** Whether visitors may read the record at an address of its own: what was withdrawn says so from then on. */
  isPublic?(record: T): boolean
}

/** What travels is in copies too. Only of what travels a module can say how. */
type Travels<T> =
  | {
      /** Whether it belongs to full backups and restores. */
      backup: true
      ownDevice?: undefined
      sync?: SyncRules<T>
    }
  | {
      backup: boolean
      /** It is this device's own: no central gets it. */
      ownDevice?: true
      sync?: undefined
    }

type Kept = {
  /** A restore only adds records and never replaces the ones that are here. */
  alwaysMerged?: true
  /**
   * A central sends it to accounts with one of these permissions. Without this field the page's permission counts; an
   * empty list means every account.
   */
  readers?: readonly Permission[]
}

export type ModuleList<T extends Stored = Stored> = ListModule<T> &
  Kept &
  Travels<T> & {
    /** Without `reset`, loading the sample data again requires config:edit. */
    writes: { create: Needed; edit: Needed; remove: Needed; reset?: Needed }
    /** Rules that depend on the records being written, not only on the action. */
    rules?(actor: Actor | null): RecordRules<T>
    /**
     * Rules that only the whole list can judge, such as a name that nobody else has. A central reads the list for each
     * write of it: what the record alone tells belongs in `rules`.
     */
    listRules?(actor: Actor | null): Guard<T>
    /** Where only records that have this field weigh in `listRules`, besides those that change: a central reads no others. */
    listRulesOf?: string
    /** It has sample data, which `Comenzar sin datos de ejemplo` takes away. */
    samples?: true
    /** The button that opens the form for a new record (contract §4), at `?nuevo=true`. */
    newLabel?: string
    /** How Ctrl+K finds and shows a record; a list without it isn't searched. */
    search?: {
      /** The value and the name of the page's tab that shows this list. */
      tab?: readonly [value: string, name: string]
      /** What else of the page's address shows the list in which the record is. */
      at?(record: T): Readonly<Record<string, string | number>>
      /** Shown under the record's name. */
      detail(record: T): (string | undefined)[]
      /** Searched besides the name. */
      text(record: T): string[]
    }
  }

export type ModuleObject<T extends object = object> = ObjectModule<T> &
  Kept & {
    backup: boolean
    ownDevice?: true
    writes: { edit: Needed }
    /** What `Comenzar sin datos de ejemplo` writes into it. */
    whenEmptied?: Partial<T>
  }

/** The headings of the menu, in their order. A page without one stands above them. */
export const GROUPS = ['Salidas', 'Gente', 'Cosas', 'Prevención', 'Cuentas', 'Sitio', 'Ajustes'] as const

/** Its place in the panel (contract §3). */
export type ModulePage = {
  to: `/admin${string}`
  title: string
  group?: (typeof GROUPS)[number]
  /** A shorter name for buttons, and its position among a phone's shortcuts; of `leads` it is the main work. */
  shortcut?: { title: string; rank: number; leads?: Role }
  /** The name of a lucide icon; `tests/tools/icons.mjs` draws it into the sprite. */
  icon: string
  permission: Permission
  /** Whoever has this may open it too, led there from a page of their own. */
  also?: Permission
  /** Shown only where a central serves the app. */
  withCentral?: true
  /** It is no page of its own: its address leads to that one, where its records are. */
  within?: `/admin${string}`
}

/**
 * What ends it with one tap: records of a list whose ids follow from what they are, by whoever has the permission. `quien` is
 * the name of who taps, `ahora` the moment of the tap.
 */
export type Termina = {
  lista: string
  permission: Permission
  /** On the button. */
  palabra: string
  /** What is said once it is done. */
  hecho: string
  registros(quien: string, ahora: Date): readonly Stored[]
}

/** A line that tells of something, and the screen where somebody sees to it. */
type Dicho = {
  /** The same each time, so that a second calendar file doesn't double the first. */
  id: string
  titulo: string
  nota?: string | undefined
  to: ModulePage['to']
  search?: Readonly<Record<string, string | number | true>>
  termina?: Termina | undefined
}

/** Something that is due on a day, or was and still waits. `dia` is `YYYY-MM-DD`. */
export type Vencimiento = Dicho & { dia: string }

/** How soon somebody has to see to it; what has none can wait. */
export type Prisa = 'EMERGENCIA' | 'VENCIDO' | 'PRONTO'

/** Something that is so at this moment, or that somebody has to see to. */
export type Asunto = Dicho & {
  prisa?: Prisa | undefined
  /** What it is, and since when it has been so, as an ISO instant. */
  clase?: string
  desde?: string
  /** Whoever lacks it isn't told. */
  permission?: Permission
}

/** How something that a brigade does month by month stands. What nobody wrote down is unknown, and not done. */
export type EstadoDeber = 'HECHO' | 'FALTA' | 'VENCIDO' | 'NO_SE_SABE'

export type Deber = Dicho & {
  estado: EstadoDeber
  permission?: Permission
  /** As something that somebody has to see to now. */
  toca?: Pick<Asunto, 'titulo' | 'nota' | 'prisa'> | undefined
}

/** The moment of which something is told: `hoy` is its `YYYY-MM-DD` day, `ahora` in ms since 1970. */
export type Momento = { hoy: string; ahora: number }

/** Gives what is stored under a key. */
export type At = <T>(key: string) => T

/**
 * A step of what a brigade does in a year. `dia` (`YYYY-MM-DD`) is when it was done, or until when it can be; empty where
 * it has no day. `dicho`, where the day doesn't say enough, is how it stands.
 */
export type Paso = Dicho & { dia: string; estado: EstadoDeber; dicho?: string }

/** What a module has of a year, and what that is called where this device can't tell of it. Pure. */
export type Anual = Dicho & {
  /** As an agenda's: no other screen reads them for it. */
  reads: readonly string[]
  also?: readonly string[]
  /** The steps of the year `ano` as they stand on `hoy` (`YYYY-MM-DD`), and those of before that are late. */
  pasos(at: At, days: { hoy: string; ano: number }): Paso[]
}

/** What a module has that is due, that is so now, that waits, that the month asks for and that a year has. Pure. */
export type Agenda = {
  /** The keys of the lists and objects that it reads: whoever may not read one of them is told nothing. */
  reads: readonly string[]
  /** What it reads besides for whoever may; for the others there is null. */
  also?: readonly string[]
  /** Its `waits` or `month` tell what is late or due soon. */
  told?: true
  /** What is due from `hoy` to `hasta`, and what was due before and still waits; both are `YYYY-MM-DD`. */
  due?(at: At, days: { hoy: string; hasta: string }): Vencimiento[]
  now?(at: At, momento: Momento): Asunto[]
  waits?(at: At, momento: Momento): Asunto[]
  month?(at: At, momento: Momento): Deber[]
  year?: Anual
}

/** The three answers about a brigade, of which a module names the smallest with which it is on. */
export const CONJUNTOS = ['SITIO', 'SALE', 'OFICINA'] as const
export type Conjunto = (typeof CONJUNTOS)[number]

/** A module that a brigade may do without. */
export type Optional = {
  id: ModuloId
  /** `APARTE`: no answer switches it on, only its own switch. */
  desde: Exclude<Conjunto, 'SITIO'> | 'APARTE'
}

/** The personal data that a module holds: whose they are, which, and what for, as the register of processing says them. */
export type Tratamiento = { deQuien: string; datos: string; para: string }

/**
 * What the rest of the app needs to know about a module: sidebar, guard, search, backups, empty start, log and the
 * privacy page are derived from it. Pure: no screen, no storage, no browser.
 */
export type Module = {
  page?: ModulePage
  /** The first part of its permissions and its name on screen: `inventario` is `Inventario`. */
  areas?: Readonly<Record<string, string>>
  lists?: readonly ModuleList[]
  objects?: readonly ModuleObject[]
  /** Without it every brigade has it. Off, its data stays in copies and in sync, and nothing else shows of it. */
  optional?: Optional
  /** It goes with this optional module, on and off. */
  con?: ModuloId
  /** What the panel's first page and the calendar tell of it. Loaded when it is needed: no page carries it. */
  agenda?(): Promise<Agenda>
  /** Keys, or their prefixes, that only this browser needs: they are left out of backups. */
  deviceKeys?: readonly string[]
  /** A module without it holds no personal data. */
  tratamiento?: Tratamiento
  /** Its own line on the privacy page. A module without one is listed by title in the institution's line. */
  privacy?: { what: string; detail: string }
}
