import { fstatSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

// A query keeps its thread busy until it is done, so that PGlite has a thread of its own. In the server's thread
// readers waited to be let in: Node accepts one connection a turn, and each turn waited for the queries of all devices.

/** The system keeps what was read of the files anyway: a second copy of 128 MB is a quarter of what the whole central needs. */
const SHARED_BUFFERS = ['-c', 'shared_buffers=16MB']

const pglite = await PGlite.create({
  ...workerData,
  parsers: { 20: Number },
  startParams: [...PGlite.defaultStartParams, ...SHARED_BUFFERS],
})

const { dataDir } = workerData
const FILE = dataDir && join(dataDir, 'PG_VERSION')
const held = FILE && openSync(FILE)

/**
 * PGlite goes on writing to files that somebody deleted, and says that it is done. @throws where the folder is gone, or
 * another one is in its place
 */
function demandFolder() {
  if (!FILE) return
  statSync(FILE)
  if (fstatSync(held).nlink === 0) throw new Error('the folder was replaced')
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
    listeners.set(id, await pglite.listen(channel, (text) => parentPort.postMessage({ heard: id, text })))
  },
  unlisten: ({ id }) => listeners.get(id)(),
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

parentPort.on('message', async ({ n, ...asked }) => {
  const answer = await answerTo(asked)
  // Nothing is confirmed that may be in no folder: the error ends this thread.
  demandFolder()
  parentPort.postMessage({ n, ...answer })
})
