import { spawn } from 'node:child_process'

/** Tells systemd something; nothing where it wasn't systemd that started this process. */
function notify(word: string): void {
  if (!process.env.NOTIFY_SOCKET) return
  spawn('systemd-notify', ['--no-block', word], { stdio: 'ignore' }).on('error', () => undefined)
}

/**
 * Tells systemd that the central answers, and from then on that it still does, at half the time that the unit allows
 * (`WatchdogSec`): a process that hangs says nothing and is started again. The database isn't asked. PGlite's silence ends
 * the process by itself, and a new process brings no PostgreSQL back. Returns how to end it.
 */
export function keepWatchdog(): () => void {
  notify('--ready')
  const allowedMs = Number(process.env.WATCHDOG_USEC ?? 0) / 1000
  if (!(allowedMs > 0)) return () => undefined
  const timer = setInterval(() => notify('WATCHDOG=1'), allowedMs / 2)
  return () => clearInterval(timer)
}
