// Loaded before a central: each force of a file takes FUERZA_MS longer, as on a disk that turns.
const fs = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')

const { fsyncSync } = fs
const clock = new Int32Array(new SharedArrayBuffer(4))
fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor)
  Atomics.wait(clock, 0, 0, Number(process.env.FUERZA_MS))
}
syncBuiltinESMExports()
