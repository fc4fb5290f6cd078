import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { SpokenError } from '@/shared/lib/spoken-error'

const codeOf = (error: unknown) => (error as { code?: string }).code

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** When a process began, in ticks since the machine did: pids are used again. Empty where the system doesn't say. */
function startOf(pid: number): string {
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
    closeSync(handle)
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
  /** The machine went down while a central ran: what PGlite wrote last may be gone. */
  powerCut: boolean
}

/**
 * One central at a time for a folder: PGlite lets a second one in, and both would write. What a killed one left is
 * taken over.
 * @throws SpokenError when another central runs
 */
export function lock(folder: string): Lock {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'central.pid')
  const release = () => rmSync(file, { force: true })
  if (write(file)) return { release, powerCut: false }
  const [pid = '', start, during = ''] = readFileSync(file, 'utf8').split(' ')
  const runs = during === boot() && lives(Number(pid)) && startOf(Number(pid)) === start
  if (!runs) {
    release()
    if (write(file)) return { release, powerCut: during !== boot() }
  }
  throw new LockedError(pid)
}
