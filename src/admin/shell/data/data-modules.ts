import * as v from 'valibot'
import { knowsCentral } from '@/access/central/mark'
import type { ModuleObject } from '@/access/module'
import { present, type StoredThing, storedIn } from '@/entities/modules'
import { entryOf } from '@/shared/lib/entry-of'
import { createListRepository } from '@/shared/storage/list-repository'
import { createObjectRepository } from '@/shared/storage/object-repository'

export const isObject = (stored: StoredThing): stored is StoredThing & ModuleObject => 'defaults' in stored

/**
 * Reads every module, which repairs and on first use seeds it, so that a full copy holds modules that nobody has
 * opened.
 */
export async function loadAllModules(): Promise<void> {
  const here = present(knowsCentral()).flatMap(storedIn)
  for (const stored of here.filter(({ backup }) => backup))
    await (isObject(stored) ? createObjectRepository(stored).read() : createListRepository(stored).all())
}

type Readable = { data: unknown; unreadable: number }

/** Keeps fields that this version doesn't know; of those that it knows at least one must be valid. */
function readableFields({ entries }: ModuleObject['schema'], data: unknown): Readable {
  const written =
    typeof data === 'object' && data !== null && !Array.isArray(data) ? Object.entries(data) : []
  const schemaOf = (field: string) => entryOf(entries, field)
  const good = written.filter(([field, value]) => v.is(schemaOf(field) ?? v.unknown(), value))
  const known = good.some(([field]) => schemaOf(field))
  return {
    data: known ? Object.fromEntries(good) : undefined,
    unreadable: known ? written.length - good.length : 1,
  }
}

/**
 * A module's data from a copy without the parts that this version can't read, and their number; no data when nothing in
 * it belongs to the module.
 */
export function readableData(stored: StoredThing, data: unknown): Readable {
  if (isObject(stored)) return readableFields(stored.schema, data)
  if (!Array.isArray(data)) return { data: undefined, unreadable: 1 }
  const good = data.filter((record) => v.is(stored.schema, record))
  return { data: good, unreadable: data.length - good.length }
}
