import { expect, test } from 'vitest'
import { leadWhileSeen } from '@/sync/lead/leadership'
import { MemoryLocks } from './memory-locks'

/** Tabs of one browser; `leaders` are those that lead now, in their order. */
function createBrowser() {
  const locks = new MemoryLocks()
  const leaders: string[] = []
  return {
    leaders: async () => {
      await locks.settled()
      return [...leaders]
    },
    open(name: string, visible: boolean) {
      const client = locks.client(name)
      let seen = visible
      let changed = () => {}
      const sight = {
        visible: () => seen,
        onChange(listener: () => void) {
          changed = listener
        },
      }
      const begin = () => {
        leaders.push(name)
        return () => {
          leaders.splice(leaders.indexOf(name), 1)
        }
      }
      leadWhileSeen(begin, client, sight)
      return {
        show(next: boolean) {
          seen = next
          changed()
        },
        /** Closed or killed: it says nothing any more, and the browser frees what it held. */
        close() {
          client.close()
          if (leaders.includes(name)) leaders.splice(leaders.indexOf(name), 1)
        },
        hold: (lock: string) => client.request(lock, {}, () => new Promise<never>(() => undefined)),
      }
    },
    holders: async (lock: string) => {
      await locks.settled()
      return locks.holders(lock)
    },
  }
}

test('a tab that comes into view leads in the place of one that is hidden', async () => {
  const { leaders, open } = createBrowser()
  const [first, second] = [open('first', true), open('second', false)]
  expect(await leaders()).toEqual(['first'])
  first.show(false)
  expect(await leaders()).toEqual(['first'])
  second.show(true)
  expect(await leaders()).toEqual(['second'])
  second.show(false)
  first.show(true)
  expect(await leaders()).toEqual(['first'])
})

test('of two windows side by side the first goes on leading, until it is hidden', async () => {
  const { leaders, open } = createBrowser()
  const first = open('first', true)
  open('second', true)
  expect(await leaders()).toEqual(['first'])
  first.show(false)
  expect(await leaders()).toEqual(['second'])
})

test('a leader that closes or dies is followed by a tab in view, and with none in view by a hidden one', async () => {
  const { leaders, open } = createBrowser()
  const [first, second, third] = [open('first', true), open('second', false), open('third', true)]
  expect(await leaders()).toEqual(['first'])
  first.close()
  expect(await leaders()).toEqual(['third'])
  third.close()
  expect(await leaders()).toEqual(['second'])
  second.close()
  expect(await leaders()).toEqual([])
})

test('what a suspended leader held while it talked is free for the next one, and what others hold stays theirs', async () => {
  const { leaders, open, holders } = createBrowser()
  const [first, second] = [open('first', true), open('second', false)]
  expect(await leaders()).toEqual(['first'])
  first.hold('bomberos-central-turno').catch(() => undefined)
  first.hold('bomberos_personal').catch(() => undefined)
  second.hold('bomberos-central-cuentas').catch(() => undefined)
  first.show(false)
  second.show(true)
  expect(await leaders()).toEqual(['second'])
  expect(await holders('bomberos-central-turno')).toEqual([])
  expect(await holders('bomberos_personal')).toEqual(['first'])
  expect(await holders('bomberos-central-cuentas')).toEqual(['second'])
})
