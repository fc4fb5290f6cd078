import { promisifyRequest, type UseStore } from 'idb-keyval'

/** In ms. A slow phone opens the database within one second; after five it may never open. */
const ANSWER_MS = 5000

let connection: Promise<IDBDatabase> | undefined
let tellLate = () => {}

/** Calls `listener` when the database answers after it was given up: data read meanwhile may be old. */
export const onLateAnswer = (listener: () => void): void => {
  tellLate = listener
}

/** The answer, or a rejection when it takes longer than ANSWER_MS. */
export const inTime = <T>(answer: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB no respondió')), ANSWER_MS)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })

const forget = () => {
  connection = undefined
}

/** After the database was given up, every request is refused at once until it opens. */
function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open('bomberos')
  request.onupgradeneeded = () => request.result.createObjectStore('datos')
  const opened = promisifyRequest(request)
  const waited = inTime(opened)
  opened.then((db) => {
    connection = opened
    db.onclose = forget
    // Another tab is deleting the database: an open connection would block it and every later opening for ever.
    db.onversionchange = () => {
      db.close()
      forget()
    }
  }, forget)
  waited.catch(() => opened.then(() => tellLate(), forget))
  return waited
}

const storeThat =
  (durability: IDBTransactionDurability): UseStore =>
  async (mode, task) => {
    connection ??= connect()
    const db = await connection
    return task(db.transaction('datos', mode, { durability }).objectStore('datos'))
  }

const strict = storeThat('strict')
const relaxed = storeThat('relaxed')

/**
 * The only IndexedDB store; prefixes say what its keys hold (diario:, foto:, borrador:, cuarentena:, …). Opened on
 * first use. Rejects when the browser blocks it or doesn't open it within ANSWER_MS, and nothing of that request
 * happens later.
 *
 * What it says is written is on the disk, and outlasts a phone that dies in the next instant. By default a browser says
 * so once the system has it, which writes it up to half a minute later.
 */
export const database = (): UseStore => strict

/**
 * The same store for what a dead phone may take along: a draft's last second, and what can be had again from the central
 * or from a photo.
 */
export const relaxedDatabase = (): UseStore => relaxed
