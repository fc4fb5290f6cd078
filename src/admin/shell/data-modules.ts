import * as v from 'valibot'
import type { ModuleObject } from '@/access/module'
import { backedUp, type StoredThing } from '@/entities/modules'
import { createListRepository } from '@/shared/storage/list-repository'
import { createObjectRepository } from '@/shared/storage/object-repository'

const isObject = (stored: StoredThing): stored is ModuleObject => 'defaults' in stored

/** Heals and, on first use, seeds everything, so that a full copy also holds what nobody has opened yet. */
export async function loadAllModules(): Promise<void> {
  for (const stored of backedUp())
    await (isObject(stored) ? createObjectRepository(stored).read() : createListRepository(stored).all())
}

/** A module's data from a backup without the records that this version can't read, and how many those are. */
export function readableData(stored: StoredThing, data: unknown): { data: unknown; unreadable: number } {
  if (isObject(stored)) {
    const fits = typeof data === 'object' && data !== null && !Array.isArray(data)
    // A configuration mends its fields when it is read.
    return fits ? { data, unreadable: 0 } : { data: undefined, unreadable: 1 }
  }
  if (!Array.isArray(data)) return { data: undefined, unreadable: 1 }
  const good = data.filter((record) => v.is(stored.schema, record))
  return { data: good, unreadable: data.length - good.length }
}
