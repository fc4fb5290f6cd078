import { productKeys, readRaw } from '@/shared/storage/entry/local'

export type KeyUsage = { key: string; bytes: number }

/**
 * The size of each of the product's keys, largest first, in characters of key and text: that is what the browser's 5 MB
 * limit counts (spec §9).
 */
export const keyUsage = (): KeyUsage[] =>
  productKeys()
    .map((key) => ({ key, bytes: key.length + (readRaw(key)?.length ?? 0) }))
    .sort((a, b) => b.bytes - a.bytes)
