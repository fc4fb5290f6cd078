import { SpokenError } from '@/shared/lib/spoken-error'
import type { ListRepository } from '@/shared/storage/list-repository'
import { same } from '@/shared/storage/merge'
import type { Stored } from '@/shared/storage/stored-module'

export type Edit<T> = { id: string; next: Partial<T>; base?: T }

/** A record after an edit, and what the edit had changed. */
export type Edited<T> = { after: T; before: Partial<T> }

/** A field that says something only beside another one, as when that one was counted: by its name, the other's. */
export type Follows<T> = { readonly [F in keyof T]?: keyof T }

type Repository<T extends Stored> = Pick<ListRepository<T>, 'find' | 'update'>

const pick = <T extends object>(record: T, fields: readonly (keyof T)[]) =>
  Object.fromEntries(fields.map((field) => [field, record[field]])) as Partial<T>

/** Writes an edit, and keeps what stood in the fields that it is about. @throws UnknownIdError */
export async function edit<T extends Stored>(
  repository: Repository<T>,
  { id, next, base }: Edit<T>,
): Promise<Edited<T>> {
  const old = await repository.find(id)
  const after = await repository.update(id, next, base)
  const fields = Object.keys(next) as (keyof T)[]
  const changed = fields.filter(
    (field) => (!base || !same(next[field], base[field])) && !same(old?.[field], after[field]),
  )
  return { after, before: old ? pick(old, changed) : {} }
}

/**
 * Writes back what an edit had changed, as an edit of those fields alone; what somebody else wrote there since then
 * stays, with what follows it. @throws SpokenError where nothing is left to take back
 */
export async function takeBack<T extends Stored>(
  repository: Repository<T>,
  { after, before }: Edited<T>,
  follows: Follows<T> = {},
): Promise<void> {
  const now = await repository.find(after.id)
  const isMine = (field: keyof T) => same(now?.[field], after[field])
  const fields = (Object.keys(before) as (keyof T)[]).filter(
    (field) => isMine(field) && isMine(follows[field] ?? field),
  )
  if (!now || fields.length === 0) throw new SpokenError('El registro cambió otra vez desde entonces.')
  await repository.update(after.id, pick(before as T, fields))
}
