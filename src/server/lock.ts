import { spawnSync } from 'node:child_process'
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { SpokenError } from '@/shared/lib/spoken-error'
import { forceFolder } from './database/disk'

const codeOf = (error: unknown) => (error as { code?: string }).code

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Programs that say when a process began, where the system has no file for it. */
const TELLERS: Partial<Record<NodeJS.Platform, (pid: number) => [program: string, args: string[]]>> = {
  win32: (pid) => [
    'powershell.exe',
    ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`],
  ],
  darwin: (pid) => ['ps', ['-o', 'lstart=', '-p', String(pid)]],
}

/**
 * When a process began, in the system's own words: pids are used again, above all by what starts with the machine. Empty
 * where the system doesn't say.
 */
function startOf(pid: number): string {
  const teller = TELLERS[process.platform]
  if (teller)
    return (
      spawnSync(...teller(pid), { encoding: 'utf8' })
        .stdout?.trim()
        .replaceAll(/\s+/g, '_') ?? ''
    )
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** Names this run of the machine; empty where the system doesn't say. */
function boot(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}

function write(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600)
    writeSync(handle, [process.pid, startOf(process.pid), boot()].join(' '))
    fsyncSync(handle)
    closeSync(handle)
    forceFolder(dirname(file))
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** A central that runs has the folder. */
export class LockedError extends SpokenError {
  readonly pid: string
  constructor(pid: string) {
    super(
      `Otra central ya usa esta carpeta (proceso ${pid}). Deténgala primero. La base incluida es de un solo proceso a la vez.`,
    )
    this.pid = pid
  }
}

export type Lock = {
  release(): void
  /**
   * The machine went down while a central ran. What was confirmed was forced, but some disks say so before it is true. Where
   * the system doesn't name its runs, each central that didn't end in order counts.
   */
  powerCut: boolean
}

/**
 * One central at a time for a folder: PGlite lets a second one in, and both would write. What a killed one left is
 * taken over.
 * @throws SpokenError when another central runs
 */
export function lock(folder: string): Lock {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  forceFolder(dirname(resolve(folder)))
  const file = join(folder, 'central.pid')
  const release = () => rmSync(file, { force: true })
  if (write(file)) return { release, powerCut: false }
  const [pid = '', start, during = ''] = readFileSync(file, 'utf8').split(' ')
  const runs = during === boot() && lives(Number(pid)) && startOf(Number(pid)) === start
  if (!runs) {
    release()
    if (write(file)) return { release, powerCut: during === '' || during !== boot() }
  }
  throw new LockedError(pid)
}
