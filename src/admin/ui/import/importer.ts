import type { ReactNode } from 'react'
import type { ImportChoice, ImportPlan, ImportRow } from '@/shared/lib/file/import-plan'
import type { ImportNote, ImportResult, Said } from '@/shared/lib/file/import-result'
import type { Draft, Stored } from '@/shared/storage/stored-module'

export type PreviewColumn<T extends Stored> = {
  field: keyof Draft<T> & string
  header: string
  cell: (record: Draft<T>) => ReactNode
  align?: 'right'
  /** A column of the new rows too; the others are shown only where a value changes. */
  brief?: true
}

/** How a module reads its files and shows what they would change. */
export type Importer<T extends Stored, R extends ImportRow<T>> = {
  read: (file: Blob, said: Said) => Promise<ImportResult<R>>
  plan: (
    rows: readonly R[],
    list: readonly T[],
  ) => ImportPlan<T> & { readonly warnings?: readonly ImportNote[] }
  /** What differs from the file's own sums in the list as the import would leave it. */
  sums?: (
    after: readonly Draft<T>[],
    sums: Readonly<Record<string, number>>,
    counts: { kept: number; out: number },
  ) => readonly ImportNote[]
  /** What the records still amount to that the file lacks, as a sentence about «estas partidas». */
  missing?: (records: readonly T[]) => string
  columns: readonly PreviewColumn<T>[]
  nameOf: (record: Draft<T>) => string
}

export type Choosing = ImportChoice & {
  /** Takes lines of the file in, or leaves them out. */
  take: (lines: readonly number[], on: boolean) => void
  /** Lets stored records go, or keeps them. */
  letGo: (ids: readonly string[], on: boolean) => void
}
