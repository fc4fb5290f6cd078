import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

/** A tenth of the work of the highest for a few bytes more: the first reader after a change waits for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * A text as it travels, in a third of its bytes. Browsers take `br` from a secure address only; a station without a
 * certificate, on its own network, sends `gzip`.
 * @type {Readonly<Record<'br' | 'gzip', (body: Buffer) => Promise<Buffer>>>}
 */
export const compress = { br: (body) => brotli(body, BROTLI), gzip: (body) => zip(body) }

/**
 * The best form that a reader takes, by the Accept-Encoding of the request; undefined when only the plain one.
 * @param {string | undefined} accepted
 */
export const encodingFor = (accepted) =>
  /** @type {const} */ (['br', 'gzip']).find((name) => takes(name, accepted))

/** Whether a reader takes it so, by the Accept-Encoding of the request. */
export const takes = (/** @type {string} */ encoding, accepted = '') =>
  parseAccept(accepted).some(({ type, q }) => type === encoding && q > 0)
