import { createStore, type UseStore } from 'idb-keyval'

let store: UseStore | undefined

/**
 * The one IndexedDB store: keys are prefixed by what they hold (diario:, foto:, borrador:, cuarentena:, …).
 * Opened on first use, because merely naming indexedDB throws where the browser blocks it.
 */
export function database(): UseStore {
  store ??= createStore('bomberos', 'datos')
  return store
}
