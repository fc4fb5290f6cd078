import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { tooMany } from '@/server/http/request/errors'

/** 200 ms and 67 MB for each try. */
const COST = 16
const BLOCK = 8
const LENGTH = 32
/** More sign-ins than this at once are told to wait. */
const WAITING = 50
const WAIT_SECONDS = 10

export type Secrets = {
  /** What is stored of a password. */
  hash(password: string): Promise<string>
  /** Takes as long for a missing secret as for a wrong password. */
  matches(secret: string | undefined, password: string): Promise<boolean>
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
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (waiting >= WAITING) throw tooMany(WAIT_SECONDS)
    waiting++
    const turn = last.then(task)
    last = turn.catch(() => undefined)
    return turn.finally(() => {
      waiting--
    })
  }
  const textOf = (salt: Buffer, key: Buffer) =>
    ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$')
  const nobody = textOf(Buffer.alloc(16), Buffer.alloc(LENGTH))

  return {
    async hash(password) {
      const salt = randomBytes(16)
      return textOf(salt, await inTurn(() => deriveInTurn(password, salt, cost)))
    },
    async matches(secret, password) {
      const [, storedCost, salt = '', key = ''] = (secret ?? nobody).split('$')
      const derived = await inTurn(() =>
        deriveInTurn(password, Buffer.from(salt, 'base64url'), Number(storedCost)),
      )
      return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && secret !== undefined
    },
  }
}
