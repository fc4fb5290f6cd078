import { AsyncResource } from 'node:async_hooks'
import type { Database } from './database/database'

/**
 * `cuentas`: look again who you are; `despachos`: a call began, changed, ended or was answered, or somebody's shift changed
 * by a phone; `entregas`: more is known of a call's notices.
 */
type News = {
  channel: 'cambios' | 'cuentas' | 'despachos' | 'entregas'
  /** The counter's number; '' when some were missed. Of a call its id, of a shift ''. */
  seq: string
  /** Which lists changed; null where it may be any. */
  colecciones: readonly string[] | null
}

/** That there is news, for whoever asks `/sync` about it. */
type Hint = Omit<News, 'colecciones'>

export type Hub = {
  /**
   * The news since, for a reader who may be slow: of each channel only the latest waits for them, so that no reader
   * makes the server remember more than four. Ends with the hub or the signal.
   */
  follow(signal: AbortSignal): AsyncIterable<Hint>
  /** Hears all the news, for as long as the hub lives. */
  on(hear: (news: News) => void): void
  close(): Promise<void>
}

/** As `writeRows` tells it. */
function newsOf(channel: News['channel'], text: string): News {
  const [seq = '', ...colecciones] = text.split(' ')
  return { channel, seq, colecciones: colecciones.length > 0 ? colecciones : null }
}

/** Hands what the database tells every process to whoever listens in this one. */
export async function createHub(database: Database): Promise<Hub> {
  const listeners = new Set<(news: News) => void>()
  const ended = new AbortController()
  const heard = ['cambios', 'cuentas', 'despachos', 'entregas'] as const
  const ends = await Promise.all(
    heard.map((channel) =>
      database.listen(channel, (text) => {
        for (const listener of [...listeners]) listener(newsOf(channel, text))
      }),
    ),
  )

  async function* follow(signal: AbortSignal): AsyncGenerator<Hint> {
    const over = AbortSignal.any([signal, ended.signal])
    const waiting = new Map<Hint['channel'], Hint>()
    let wake = () => {}
    const listener = ({ channel, seq }: News) => {
      waiting.set(channel, { channel, seq })
      wake()
    }
    listeners.add(listener)
    over.addEventListener('abort', () => wake())
    try {
      while (!over.aborted) {
        const [next] = waiting.values()
        if (next) {
          waiting.delete(next.channel)
          yield next
        } else
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
    // What a brigade's part hears, it hears by its brigade's clock.
    on: (hear) => void listeners.add(AsyncResource.bind(hear)),
    async close() {
      ended.abort()
      await Promise.all(ends.map((end) => end()))
    },
  }
}
