import { type ChildProcess, spawn } from 'node:child_process'

/** No central here lives long enough for PGlite's optimized code to pay off: this saves a third of its start. */
const SHORT_LIVED = '--liftoff-only'

export type Started = {
  process: ChildProcess
  /** What it printed for the person. */
  said(): string
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>
}

export type Answering = Started & { url: string }

/** `npm run central` with the bundled `server`, as a process of its own in a folder that has a build in `dist`. */
export function runServer(
  server: string,
  folder: string,
  env: NodeJS.ProcessEnv,
  args: string[] = [],
): Started {
  const child = spawn(process.execPath, [SHORT_LIVED, server, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', DATOS: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  const ended = new Promise<number | NodeJS.Signals | null>((done) => {
    child.once('close', (code, signal) => done(code ?? signal))
  })
  return { process: child, said: () => said, ended }
}

/** A central that answers and has said all that it says at its start. */
export async function startCentral(...place: Parameters<typeof runServer>): Promise<Answering> {
  const started = runServer(...place)
  await new Promise<void>((ready, failed) => {
    started.process.stdout?.on('data', () => started.said().includes('Ctrl+C') && ready())
    void started.ended.then((code) => failed(new Error(`ended with ${code}: ${started.said()}`)))
  })
  const [, url = ''] = /Bomberos está en (http\S+),/.exec(started.said()) ?? []
  return { ...started, url: url.replace('localhost', '127.0.0.1') }
}
