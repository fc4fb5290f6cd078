import type { Database } from './database/database'

/** `cuentas`: look again who you are. */
type News = {
  channel: 'cambios' | 'cuentas'
  /** The counter's number; '' when some were missed. */
  seq: string
  /** Which lists changed; null where it may be any. */
  colecciones: readonly string[] | null
}

export type Hub = {
  /** The news since, as they come; ends with the hub or the signal. */
  follow(signal: AbortSignal): AsyncIterable<News>
  on(hear: (news: News) => void): void
  close(): Promise<void>
}

/** As `writeRows` tells it. */
function newsOf(channel: News['channel'], text: string): News {
  const [seq = '', ...colecciones] = text.split(' ')
  return { channel, seq, colecciones: colecciones.length > 0 ? colecciones : null }
}

/** What the database tells every process, handed to all open streams of this one. */
export async function createHub(database: Database): Promise<Hub> {
  const listeners = new Set<(news: News) => void>()
  const ended = new AbortController()
  const heard = ['cambios', 'cuentas'] as const
  const ends = await Promise.all(
    heard.map((channel) =>
      database.listen(channel, (text) => {
        for (const listener of [...listeners]) listener(newsOf(channel, text))
      }),
    ),
  )

  async function* follow(signal: AbortSignal): AsyncGenerator<News> {
    const over = AbortSignal.any([signal, ended.signal])
    const queue: News[] = []
    let wake = () => {}
    const listener = (news: News) => {
      queue.push(news)
      wake()
    }
    listeners.add(listener)
    over.addEventListener('abort', () => wake())
    try {
      while (!over.aborted) {
        const next = queue.shift()
        if (next) yield next
        else
          await new Promise<void>((done) => {
            wake = done
          })
      }
    } finally {
      listeners.delete(listener)
    }
  }

  return {
    follow,
    on: (hear) => void listeners.add(hear),
    async close() {
      ended.abort()
      await Promise.all(ends.map((end) => end()))
    },
  }
}
