import { productKeys, readRaw } from '@/shared/storage/entry/local'

export type KeyUsage = { key: string; bytes: number }

/**
 * What each of the product's keys takes, largest first. One unit for each character of key and text: that is what
 * the browser's limit of 5 MB counts (spec §9).
 */
export const keyUsage = (): KeyUsage[] =>
  productKeys()
    .map((key) => ({ key, bytes: key.length + (readRaw(key)?.length ?? 0) }))
    .sort((a, b) => b.bytes - a.bytes)
