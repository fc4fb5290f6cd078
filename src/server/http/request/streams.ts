import type { SSEStreamingApi } from 'hono/streaming'

/** In ms: when a browser whose stream gave way to another may come back. */
const AWAY_MS = 5 * 60_000

/** The last word of a stream that another one replaces: without it the two would take each other's place for ever. */
export const giveWay = (stream: SSEStreamingApi): Promise<void> =>
  stream.writeSSE({ event: 'relevo', data: '', retry: AWAY_MS }).catch(() => undefined)

/** Open streams of one session, which is one browser; of one person; of this process. */
const MOST = { sesion: 4, usuario: 20, todos: 500 } as const

type Open = {
  sesion: string
  usuario: string
  /** Tells the reader that another one took its place. */
  end(): void
}

/** Keeps the number of open streams within bounds: a new one takes the place of the oldest. */
export function createStreams() {
  const streams = new Set<Open>()

  /** Returns what forgets the stream once it is closed. */
  return (opened: Open): (() => void) => {
    const alike = (which: (one: Open) => boolean, most: number) => {
      const [oldest, ...rest] = [...streams].filter(which)
      if (!oldest || rest.length + 1 < most) return
      streams.delete(oldest)
      oldest.end()
    }
    alike(({ sesion }) => sesion === opened.sesion, MOST.sesion)
    alike(({ usuario }) => usuario === opened.usuario, MOST.usuario)
    alike(() => true, MOST.todos)
    streams.add(opened)
    return () => void streams.delete(opened)
  }
}
