import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { tooMany } from '@/server/http/request/errors'

/** 200 ms and 67 MB for each try. */
const COST = 16
const BLOCK = 8
const LENGTH = 32
/** More sign-ins of strangers, or of those who are known, than this at once are told to wait. */
const WAITING = 50
const WAIT_SECONDS = 10

/** Who waits: somebody whose session or browser the central knows goes before all strangers. */
type Line = 'known' | 'strangers'

export type Secrets = {
  /** What is stored of a password. */
  hash(password: string): Promise<string>
  /** Takes as long for a missing secret as for a wrong password. */
  matches(secret: string | undefined, password: string, line?: Line): Promise<boolean>
}

const optionsOf = (cost: number): ScryptOptions => ({
  N: 2 ** cost,
  r: BLOCK,
  p: 1,
  maxmem: 256 * 1024 * 1024,
})

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((done, failed) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, optionsOf(cost), (error, key) =>
      error ? failed(error) : done(key),
    )
  })

let machine: Promise<unknown> = Promise.resolve()

/** One at a time in this process: a flood of sign-ins must not take the machine's memory. */
function deriveInTurn(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const turn = machine.then(() => derive(password, salt, cost))
  machine = turn.catch(() => undefined)
  return turn
}

/** Takes one at a time to the machine, so that of several brigades a flood at one leaves each other every second turn. */
export function createSecrets(cost = COST): Secrets {
  const lines: Record<Line, (() => Promise<void>)[]> = { known: [], strangers: [] }
  let isBusy = false

  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (;;) {
      const next = lines.known.shift() ?? lines.strangers.shift()
      if (!next) break
      await next()
    }
    isBusy = false
  }

  async function inTurn<T>(line: Line, task: () => Promise<T>): Promise<T> {
    if (lines[line].length >= WAITING) throw tooMany(WAIT_SECONDS)
    return new Promise((done, failed) => {
      lines[line].push(() => task().then(done, failed))
      void work()
    })
  }
  const textOf = (salt: Buffer, key: Buffer) =>
    ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$')
  const nobody = textOf(Buffer.alloc(16), Buffer.alloc(LENGTH))

  return {
    async hash(password) {
      const salt = randomBytes(16)
      return textOf(salt, await inTurn('known', () => deriveInTurn(password, salt, cost)))
    },
    async matches(secret, password, line = 'known') {
      const [, storedCost, salt = '', key = ''] = (secret ?? nobody).split('$')
      const derived = await inTurn(line, () =>
        deriveInTurn(password, Buffer.from(salt, 'base64url'), Number(storedCost)),
      )
      return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && secret !== undefined
    },
  }
}
