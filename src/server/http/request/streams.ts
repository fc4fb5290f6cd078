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
