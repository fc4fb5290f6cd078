import { AsyncLocalStorage } from 'node:async_hooks'
import 'fake-indexeddb/auto'
import { RELAXED } from './relaxed'

/** The test that code runs for, also after it has waited. */
const life = new AsyncLocalStorage<{ ended: boolean }>()
const ended = () => life.getStore()?.ended ?? false

/**
 * Runs a test. What its app does afterwards isn't written: a list that was read late in the background put its samples
 * over what the next test had written.
 */
export async function live(runTest: () => Promise<void>): Promise<void> {
  const test = { ended: false }
  await life.run(test, runTest)
  test.ended = true
}

const { put } = IDBObjectStore.prototype
IDBObjectStore.prototype.put = function (value, key) {
  if (ended()) return this.getKey(key ?? 0) as IDBRequest<IDBValidKey>
  const { durability } = this.transaction
  // Whatever else a test writes is forced to the disk, or a phone that dies takes what it said is kept.
  if (this.transaction.db.name === 'bomberos' && durability !== 'strict' && !RELAXED.test(String(key)))
    throw new Error(`written without being forced to the disk: ${String(key)}`)
  return put.call(this, value, key)
}

const { setItem } = Storage.prototype
Storage.prototype.setItem = function (key, value) {
  if (!ended()) setItem.call(this, key, value)
}
