import { configure } from '@testing-library/dom'
import { afterEach, aroundEach, beforeEach, vi } from 'vitest'
import { live } from './life'
import './shims'
import { WAIT_MS } from './tools/limits.mjs'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
  interface Window {
    happyDOM: { setURL(url: string): void }
  }
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true

configure({ asyncUtilTimeout: WAIT_MS })

// setImmediate stays real: fake-indexeddb runs on it, and a held clock must not stop the database.
vi.setConfig({
  fakeTimers: {
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  },
})

aroundEach((runTest) => live(runTest))

function request<T>(pending: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    pending.onsuccess = () => resolve(pending.result)
    pending.onerror = () => reject(pending.error)
  })
}

/** Emptied, not deleted: the app keeps its connection open for the life of the page. */
async function emptyDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (!name) continue
    const database = await request(indexedDB.open(name))
    const stores = [...database.objectStoreNames]
    if (stores.length > 0) {
      const transaction = database.transaction(stores, 'readwrite')
      await Promise.all(stores.map((store) => request(transaction.objectStore(store).clear())))
    }
    database.close()
  }
}

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await emptyDatabases()
  // A link that a test before has followed, such as to call 911, is the window's address here.
  window.happyDOM.setURL('http://localhost:3000/')
  window.history.replaceState(null, '', '/')
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  if (document.body.hasChildNodes()) {
    const { cleanup } = await import('@testing-library/react')
    cleanup()
    document.body.replaceChildren()
    // A test that takes the network away leaves Query waiting for it, whatever is asked for next.
    const { onlineManager } = await import('@tanstack/react-query')
    onlineManager.setOnline(true)
  }
  // A central that a test invented would answer the tests of the next file.
  vi.unstubAllGlobals()
})
