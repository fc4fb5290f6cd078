import { type Collection, collections } from '@/sync/collections'

/** Read from the modules once: each op asks for them. */
export const COLLECTIONS: readonly Collection[] = collections()

const BY_KEY = new Map(COLLECTIONS.map((collection) => [collection.key, collection]))

export const collectionAt = (key: string): Collection | undefined => BY_KEY.get(key)
