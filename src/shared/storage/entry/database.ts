import { promisifyRequest, type UseStore } from 'idb-keyval'

/** In ms. A slow phone opens the database within one; one that hasn't by now may never do. */
const ANSWER_MS = 5000

let connection: Promise<IDBDatabase> | undefined
let tellLate = () => {}

/** `listener` runs when the database answers after all, once it was given up: what was read meanwhile may be old. */
export const onLateAnswer = (listener: () => void): void => {
  tellLate = listener
}

/** The answer, or a rejection when there is none within ANSWER_MS. */
export const inTime = <T>(answer: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB no respondió')), ANSWER_MS)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })

const forget = () => {
  connection = undefined
}

/** Once given up, the connection is refused at once to everyone, until it is there. */
function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open('bomberos')
  request.onupgradeneeded = () => request.result.createObjectStore('datos')
  const opened = promisifyRequest(request)
  const waited = inTime(opened)
  opened.then((db) => {
    connection = opened
    db.onclose = forget
    // Another tab deletes the database: an open connection would make it, and every later opening, wait for ever.
    db.onversionchange = () => {
      db.close()
      forget()
    }
  }, forget)
  waited.catch(() => opened.then(() => tellLate(), forget))
  return waited
}

const use: UseStore = async (mode, task) => {
  connection ??= connect()
  const db = await connection
  return task(db.transaction('datos', mode).objectStore('datos'))
}

/**
 * The one IndexedDB store: keys are prefixed by what they hold (diario:, foto:, borrador:, cuarentena:, …).
 * Opened on first use; rejects where the browser blocks it or doesn't open it within ANSWER_MS, and then nothing
 * of what was asked happens later.
 */
export const database = (): UseStore => use
