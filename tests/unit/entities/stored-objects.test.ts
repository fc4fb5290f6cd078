import { expect, test } from 'vitest'
import { MODULES } from '@/entities/modules'
import { createObjectRepository } from '@/shared/storage/object-repository'

const OBJECTS = MODULES.flatMap(({ objects = [] }) => objects)

// An object without any field is taken for an unreadable one: each opening would put it aside again.
test.each(OBJECTS.map((object) => [object.key, object] as const))(
  '%s is read as it is kept while nobody has changed it',
  async (key, object) => {
    const kept = object.defaults()
    localStorage.setItem(key, JSON.stringify({ data: kept, timestamp: Date.now() }))
    expect(await createObjectRepository(object).read()).toEqual(kept)
    expect(Object.keys(localStorage).filter((one) => one.includes('cuarentena'))).toEqual([])
  },
)
