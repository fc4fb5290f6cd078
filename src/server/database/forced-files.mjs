import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** A piece of the database's log: what was confirmed stands there first. */
const LOG = /\/pg_wal\/[0-9A-F]{24}$/

/** Windows opens no folder for writing and notes their entries in a journal of its own. */
const isUnforceable = ({ code }) => code === 'EPERM' || code === 'EISDIR' || code === 'EINVAL'

/**
 * PGlite's files, forced to the disk when the database asks for it; its own have no such operation, and what it
 * confirms is gone after a power cut.
 *
 * The log is forced later than asked, once for all who wrote meanwhile: `settle` does it, and until then nobody is
 * answered. Example: twelve phones answer an alarm, and a disk of 20 ms is waited for once instead of twelve times.
 * Nothing but the log is written, renamed or deleted before that, as the database relies on the log being there first.
 */
export class ForcedFiles extends NodeFS {
  /** Descriptors of pieces of the log that are not forced yet. */
  #owed = new Set()
  /** How often the database asked for its log to be forced. */
  asked = 0
  /** In ms: how long the disk took the last time. */
  tookMs = 0

  get owes() {
    return this.#owed.size > 0
  }

  /** Forces what is owed. The thread ends where the disk refuses: what it holds then is unknown (as PostgreSQL decides). */
  settle() {
    if (!this.owes) return
    const since = performance.now()
    for (const descriptor of this.#owed) this.#force(descriptor)
    this.#owed.clear()
    this.tookMs = performance.now() - since
  }

  #force(descriptor, isFolder = false) {
    try {
      fs.fsyncSync(descriptor)
    } catch (error) {
      if (isFolder && isUnforceable(error)) return
      console.error('fsync', error)
      process.exit(1)
    }
  }

  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options)
    const force = ({ FS, NODEFS: { node_ops: nodes, stream_ops: streams } }) => {
      const isLog = (stream) => LOG.test(stream.path)
      const isFolder = (stream) => FS.isDir(stream.node.mode)
      /** Runs `operation` once the log is on the disk. */
      const afterLog =
        (operation, isFree = () => false) =>
        (first, ...rest) => {
          if (!isFree(first)) this.settle()
          return operation(first, ...rest)
        }
      for (const name of ['mknod', 'rename', 'unlink', 'rmdir', 'symlink', 'setattr'])
        nodes[name] = afterLog(nodes[name])
      streams.write = afterLog(streams.write, isLog)
      streams.setattr = afterLog(streams.setattr)
      streams.msync = afterLog(streams.msync)
      streams.close = afterLog(streams.close, (stream) => !this.#owed.has(stream.nfd))
      streams.fsync = (stream) => {
        if (isLog(stream)) {
          this.asked++
          this.#owed.add(stream.nfd)
        } else {
          this.settle()
          this.#force(stream.nfd, isFolder(stream))
        }
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [force, ...emscriptenOpts.preRun] } }
  }
}
