import { onTestFinished, vi } from 'vitest'
import type { Client } from './client'

/** How often a stream has said since it was opened that something of a call changed. */
export async function hearing(client: Client, path: string) {
  const ended = new AbortController()
  onTestFinished(() => ended.abort())
  const response = await fetch(`${client.url}/api${path}`, {
    headers: { cookie: client.cookie },
    signal: ended.signal,
  })
  let said = ''
  void (async () => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) said += part.value
  })().catch(() => undefined)
  const count = () => said.split('event: despacho').length - 1
  await vi.waitUntil(() => count() > 0)
  return {
    /** Does something and waits until this stream hears of it. */
    async after<T>(act: () => Promise<T>): Promise<T> {
      const before = count()
      const done = await act()
      await vi.waitUntil(() => count() > before)
      return done
    },
  }
}
