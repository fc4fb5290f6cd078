import { expect, onTestFinished, test, vi } from 'vitest'
import { announce, onOverwritten, onRemoteChange } from '@/shared/storage/changes'

const text = (v: number, rest = '') => `{"data":[],"timestamp":${1000 + v},"v":${v}${rest}}`

const commit = (key: string, overwritten: string[] = []) => ({
  module: { key, title: 'Cosas', name: ({ nombre }: { nombre: string }) => nombre, words: {} },
  action: 'update' as const,
  before: null,
  after: { nombre: 'Hacha' },
  overwritten,
})

/** Another tab, which receives what this one announces and repeats it as its own. */
function otherTab(key: string) {
  const channel = new BroadcastChannel('bomberos')
  const messages: unknown[] = []
  channel.onmessage = ({ data }) => messages.push(data)
  const told: string[] = []
  const stops = [onRemoteChange((changed) => told.push(changed)), () => channel.close()]
  onTestFinished(() => {
    for (const stop of stops) stop()
  })
  return {
    told,
    /** The message of a write, for later. */
    async message(raw: string, overwritten?: string[]): Promise<() => Promise<void>> {
      localStorage.setItem(key, raw)
      announce([commit(key, overwritten)])
      await vi.waitFor(() => expect(messages).not.toEqual([]))
      const message = messages.pop()
      return async () => {
        channel.postMessage(message)
        // Messages of one channel arrive in order.
        const last = `${key}-${told.length}`
        channel.postMessage({ key: last, label: '', overwritten: [] })
        await vi.waitFor(() => expect(told).toContain(last))
        told.splice(told.indexOf(last), 1)
      }
    },
    event: (newValue: string | null) => {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    },
  }
}

test('a write that arrives by channel and event, in any order, is reported once', async () => {
  const { told, message, event } = otherTab('primera')
  const [first, second] = [await message(text(1)), await message(text(2, ',"emptied":true'))]
  await first()
  event(text(1))
  expect(told).toEqual(['primera'])
  event(text(2, ',"emptied":true'))
  event(text(3))
  await second()
  expect(told).toEqual(['primera', 'primera', 'primera'])
})

test('an import of the same revision, a millisecond later, is reported', () => {
  const { told, event } = otherTab('milesima')
  const imported = (time: number) => `{"data":[],"timestamp":${time},"v":900}`
  event(imported(1_700_000_000_000))
  event(imported(1_700_000_000_001))
  event(imported(1_700_000_000_001))
  expect(told).toEqual(['milesima', 'milesima'])
})

test('a write that a tab of an earlier version tells is reported', async () => {
  const { told, event } = otherTab('de-antes')
  event(text(1))
  const channel = new BroadcastChannel('bomberos')
  onTestFinished(() => channel.close())
  channel.postMessage({ key: 'de-antes', label: '', overwritten: [], written: 2 + 1002 / 1e14 })
  await vi.waitFor(() => expect(told).toEqual(['de-antes', 'de-antes']))
})

test('writes without a revision, edits by hand and a cleared list are reported', () => {
  const { told, event } = otherTab('segunda')
  for (const raw of [text(5), '{"data":[],"timestamp":1}', text(5), null, text(1)]) event(raw)
  expect(told).toHaveLength(5)
  event('{"data":[],"timestamp":9000,"v":1}')
  expect(told).toHaveLength(6)
})

test('replaced fields are reported even when the event came first', async () => {
  const { told, message, event } = otherTab('tercera')
  const replaced: unknown[] = []
  onTestFinished(onOverwritten((change) => replaced.push(change)))
  const late = await message(text(1), ['nombre'])
  event(text(1))
  await late()
  expect(told).toEqual(['tercera'])
  expect(replaced).toEqual([{ label: 'Hacha', overwritten: ['nombre'] }])
})
