import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Windows opens no folder to be forced, and keeps a journal of their entries by itself. */
const isUnforceable = (error: unknown) =>
  ['EPERM', 'EISDIR', 'EINVAL', 'EACCES'].includes((error as { code?: string }).code ?? '')

function force(path: string, flags: 'r' | 'r+'): void {
  const handle = openSync(path, flags)
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** What was made, renamed or deleted in the folder outlasts a power cut from here on. */
export function forceFolder(folder: string): void {
  try {
    force(folder, 'r')
  } catch (error) {
    if (!isUnforceable(error)) throw error
  }
}

/** Everything in the folder, however deep, outlasts a power cut from here on. */
export function forceTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) forceTree(path)
    // Windows forces a file only for whoever may write it.
    else if (entry.isFile()) force(path, 'r+')
  }
  forceFolder(folder)
}

/**
 * Gives a file that is whole and forced its name: after a power cut the name leads to all of it, or to what it led to
 * before.
 */
export async function putInPlace(part: string, file: string): Promise<void> {
  await rename(part, file)
  forceFolder(dirname(file))
}
