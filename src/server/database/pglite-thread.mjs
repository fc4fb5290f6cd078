import { fstatSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { ForcedFiles } from './forced-files.mjs'

// A query keeps its thread busy until it is done, so that PGlite has a thread of its own. In the server's thread
// readers waited to be let in: Node accepts one connection a turn, and each turn waited for the queries of all devices.

/** The system keeps what was read of the files anyway: a second copy of 128 MB is a quarter of what the whole central needs. */
const SHARED_BUFFERS = ['-c', 'shared_buffers=16MB']

/** PGlite turns forcing off by default, and `fdatasync`, PostgreSQL's own choice, does nothing in its program. */
const FORCED = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

const { dataDir } = workerData
const files = dataDir && new ForcedFiles(dataDir)

const pglite = await PGlite.create({
  ...(files && { fs: files }),
  parsers: { 20: Number },
  startParams: [...(files ? FORCED : PGlite.defaultStartParams), ...SHARED_BUFFERS],
})

const FILE = dataDir && join(dataDir, 'PG_VERSION')
const marker = FILE && openSync(FILE)

/**
 * PGlite goes on writing to files that somebody deleted, and says that it is done. @throws where the folder is gone, or
 * another one is in its place
 */
function demandFolder() {
  if (!FILE) return
  statSync(FILE)
  if (fstatSync(marker).nlink === 0) throw new Error('the folder was replaced')
}

/** By the number that the server gave each. */
const transactions = new Map()
const listeners = new Map()

/** Opens a transaction, which runs until `end` commits or rolls it back. */
const begin = ({ id }) =>
  new Promise((begun, failed) => {
    const done = pglite.transaction(
      (transaction) =>
        new Promise((release) => {
          transactions.set(id, { transaction, release, done })
          begun()
        }),
    )
    done.catch(failed)
  })

async function end({ id, keep }) {
  const { transaction, release, done } = transactions.get(id)
  transactions.delete(id)
  if (!keep) await transaction.rollback()
  release()
  await done
}

const CALLS = {
  query: async ({ id, sql, params }) =>
    (await (id ? transactions.get(id).transaction : pglite).query(sql, params)).rows,
  begin,
  end,
  listen: async ({ id, channel }) => {
    listeners.set(id, await pglite.listen(channel, (text) => tell({ heard: id, text })))
  },
  unlisten: ({ id }) => listeners.get(id)(),
  forces,
  close: () => pglite.close(),
}

// An error keeps nothing but its name and words on the way: a database's code goes beside it.
const answerTo = async ({ call, ...given }) => {
  try {
    return { value: await CALLS[call](given) }
  } catch ({ name, message, code }) {
    return { error: { name, message, code } }
  }
}

/** Whether this version of PGlite really asks for its log to be forced; in memory there is nothing to force. */
async function forces() {
  if (!files) return true
  const before = files.asked
  await pglite.query(`select pg_logical_emit_message(false, 'central', '', true)`)
  return files.asked > before
}

/** What is told once the disk has it, in its order. */
const held = []
let working = 0
let isLate

/** Forces the log and tells everything that waited for it. */
function settle() {
  clearTimeout(isLate)
  isLate = undefined
  files?.settle()
  // Nothing is confirmed that may be in no folder: the error ends this thread.
  demandFolder()
  for (const message of held.splice(0)) parentPort.postMessage(message)
}

/**
 * Settles at once when nobody else is at work; else after as long as the disk takes, so that those who are write along.
 */
function settleSoon() {
  isLate ??= setTimeout(settle, files?.tookMs ?? 0)
  setImmediate(() => {
    if (isLate && working === 0 && transactions.size === 0) settle()
  })
}

/** Also what was only read may be of somebody else's change that a power cut would still take away. */
function tell(message) {
  if (!files?.owes && held.length === 0) return parentPort.postMessage(message)
  held.push(message)
  settleSoon()
}

/** Nobody outside hears of what happens within a transaction before its end is told. */
const isWithin = ({ call, id }) => call === 'begin' || (call === 'query' && id !== undefined)

parentPort.on('message', async ({ n, ...asked }) => {
  working++
  const answer = await answerTo(asked)
  working--
  if (isWithin(asked)) return parentPort.postMessage({ n, ...answer })
  demandFolder()
  tell({ n, ...answer })
})
