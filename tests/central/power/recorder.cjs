// Loaded before the central by `node --require`, into its thread too: writes each change of a file below RAIZ into the
// file REGISTRO, a line each, in their order. A write is noted before it is done and a force after, so that whoever
// gets an answer finds in the file what was forced before it, and perhaps more writes.
const fs = require('node:fs')
const { resolve, relative, dirname, join } = require('node:path')
const { syncBuiltinESMExports } = require('node:module')

const { REGISTRO, RAIZ } = process.env
const real = { ...fs }
const promises = { ...fs.promises }
const sink = real.openSync(REGISTRO, 'a')
const note = (entry) => real.writeSync(sink, `${JSON.stringify(entry)}\n`)

/** The path below the folder; undefined elsewhere. */
function below(path) {
  if (typeof path !== 'string') return undefined
  const rest = relative(RAIZ, resolve(path))
  return rest && !rest.startsWith('..') ? rest : undefined
}

/** What is open below the folder, by its descriptor: which file, and where the next byte goes. */
const opened = new Map()
const inoOf = (fd) => real.fstatSync(fd).ino
const hasFlag = (flags, letter, bit) =>
  typeof flags === 'string' ? flags.includes(letter) : (flags & bit) !== 0

function openSync(path, flags = 'r', ...rest) {
  const name = below(path)
  const isNew = name !== undefined && !real.existsSync(path)
  const fd = real.openSync(path, flags, ...rest)
  if (name === undefined) return fd
  const ino = inoOf(fd)
  if (isNew) note({ do: 'make', name, ino })
  else if (hasFlag(flags, 'w', real.constants.O_TRUNC)) note({ do: 'cut', ino, name, size: 0 })
  const appends = hasFlag(flags, 'a', real.constants.O_APPEND)
  opened.set(fd, { ino, name, next: appends ? real.fstatSync(fd).size : 0 })
  return fd
}

function noteBytes(file, bytes, at) {
  const from = typeof at === 'number' ? at : file.next
  if (typeof at !== 'number') file.next = from + bytes.length
  note({ do: 'write', ino: file.ino, name: file.name, at: from, data: bytes.toString('base64') })
}

function writeSync(fd, data, ...rest) {
  const file = opened.get(fd)
  if (file) {
    const isText = typeof data === 'string'
    const bytes = isText
      ? Buffer.from(data, rest[1] ?? 'utf8')
      : Buffer.from(data.buffer, data.byteOffset, data.byteLength)
    const options = !isText && typeof rest[0] === 'object' && rest[0] !== null ? rest[0] : undefined
    const [offset = 0, length, at] = options ? [options.offset, options.length, options.position] : rest
    if (isText) noteBytes(file, bytes, rest[0])
    else noteBytes(file, bytes.subarray(offset, length === undefined ? undefined : offset + length), at)
  }
  return real.writeSync(fd, data, ...rest)
}

function fsyncSync(fd) {
  real.fsyncSync(fd)
  const file = opened.get(fd)
  if (file) note({ do: 'force', ino: file.ino, name: file.name })
}

function closeSync(fd) {
  opened.delete(fd)
  real.closeSync(fd)
}

function writeFileSync(path, data, options) {
  const { flag = 'w', mode, flush = false } = typeof options === 'object' && options ? options : {}
  if (below(path) === undefined) return real.writeFileSync(path, data, options)
  const fd = openSync(path, flag, mode)
  try {
    if (data.length > 0) writeSync(fd, data)
    if (flush) fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

function ftruncateSync(fd, size = 0) {
  const file = opened.get(fd)
  if (file) note({ do: 'cut', ino: file.ino, name: file.name, size })
  real.ftruncateSync(fd, size)
}

function truncateSync(path, size = 0) {
  const name = below(path)
  if (name !== undefined) note({ do: 'cut', ino: real.statSync(path).ino, name, size })
  real.truncateSync(path, size)
}

function mkdirSync(path, options) {
  const name = below(path)
  if (name === undefined || real.existsSync(path)) return real.mkdirSync(path, options)
  if (options?.recursive && dirname(name) !== '.') mkdirSync(dirname(resolve(path)), options)
  const made = real.mkdirSync(path, options)
  note({ do: 'make', name, ino: real.statSync(path).ino, isFolder: true })
  return made
}

function renameSync(from, to) {
  const [name, target] = [below(from), below(to)]
  if (name !== undefined) note({ do: 'rename', name, to: target })
  real.renameSync(from, to)
}

const removing = (how) => (path) => {
  how(path)
  const name = below(path)
  if (name !== undefined) note({ do: 'remove', name })
}
const unlinkSync = removing(real.unlinkSync)
const rmdirSync = removing(real.rmdirSync)

function rmSync(path, options = {}) {
  if (below(path) === undefined) return real.rmSync(path, options)
  const found = real.lstatSync(path, { throwIfNoEntry: false })
  if (!found) {
    if (!options.force) real.rmSync(path, options)
    return
  }
  if (!found.isDirectory()) return unlinkSync(path)
  for (const name of real.readdirSync(path)) rmSync(join(path, name), options)
  rmdirSync(path)
}

const patched = {
  openSync,
  writeSync,
  fsyncSync,
  closeSync,
  writeFileSync,
  ftruncateSync,
  truncateSync,
  mkdirSync,
}
Object.assign(fs, patched, { renameSync, unlinkSync, rmdirSync, rmSync })

/** A call with a callback, done at once; streams use these. */
const later =
  (name, isOurs, give = (result) => [result]) =>
  (...args) => {
    if (!isOurs(args[0])) return real[name](...args)
    const done = args.pop()
    try {
      const result = fs[`${name}Sync`](...args)
      process.nextTick(() => done(null, ...give(result, args)))
    } catch (error) {
      process.nextTick(() => done(error))
    }
  }
const isOpened = (fd) => opened.has(fd)
fs.open = later('open', (path) => below(path) !== undefined)
fs.write = later('write', isOpened, (written, [, data]) => [written, data])
fs.fsync = later('fsync', isOpened)
fs.close = later('close', isOpened)
fs.writev = (fd, parts, at, done) => {
  if (!isOpened(fd)) return real.writev(fd, parts, at, done)
  return fs.write(fd, Buffer.concat(parts), 0, undefined, at ?? null, (error, written) =>
    done(error, written, parts),
  )
}

/** The same with a promise. */
const promised =
  (name) =>
  async (...args) =>
    below(args[0]) === undefined ? promises[name](...args) : fs[`${name}Sync`](...args)
for (const name of ['writeFile', 'rename', 'unlink', 'rmdir', 'rm', 'mkdir', 'truncate'])
  fs.promises[name] = promised(name)

fs.promises.open = async (path, flags = 'r', ...rest) => {
  if (below(path) === undefined) return promises.open(path, flags, ...rest)
  const isNew = !real.existsSync(path)
  const handle = await promises.open(path, flags, ...rest)
  const file = {
    ino: inoOf(handle.fd),
    name: below(path),
    next: hasFlag(flags, 'a', 0) ? (await handle.stat()).size : 0,
  }
  if (isNew) note({ do: 'make', name: file.name, ino: file.ino })
  const { writeFile, sync } = handle
  handle.writeFile = (data) => {
    noteBytes(file, Buffer.from(data), null)
    return writeFile.call(handle, data)
  }
  handle.sync = async () => {
    await sync.call(handle)
    note({ do: 'force', ino: file.ino, name: file.name })
  }
  return handle
}

// What is named here changes files in ways that this file doesn't note: whoever begins to use it is told.
for (const name of [
  'appendFileSync',
  'copyFileSync',
  'cpSync',
  'symlinkSync',
  'linkSync',
  'writevSync',
  'fdatasyncSync',
]) {
  const original = real[name]
  fs[name] = (path, ...rest) => {
    if (below(path) !== undefined || opened.has(path)) throw new Error(`the recorder doesn't know ${name}`)
    return original(path, ...rest)
  }
}
syncBuiltinESMExports()
