import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MB = 1024 * 1024

const isFull = (error) => error.code === 'ENOSPC'

/**
 * A disk of its own in memory.
 * @param {number} mb
 * @returns undefined where nobody may mount one
 */
export function mountDisk(mb) {
  const folder = mkdtempSync(join(tmpdir(), 'bomberos-disco-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mb}m`, 'bomberos-disco', folder])
  if (status !== 0) {
    rmdirSync(folder)
    return undefined
  }
  const ballast = join(folder, 'lastre')
  return {
    folder,
    /** Takes every byte that is left. */
    fill() {
      const file = openSync(ballast, 'a')
      for (let size = MB; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (const part = Buffer.alloc(size); ; ) writeSync(file, part)
        } catch (error) {
          if (!isFull(error)) throw error
        }
      }
      closeSync(file)
    },
    free: () => rmSync(ballast),
    close() {
      spawnSync('umount', [folder])
      rmdirSync(folder)
    },
  }
}
