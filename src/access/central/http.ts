import { SpokenError } from '@/shared/lib/spoken-error'

/** In ms: on a poor line a call with 200 records takes long. */
const ANSWER_MS = 30_000

const UNREACHABLE = 'No hay conexión con la central. Inténtelo otra vez cuando vuelva la red.'

/** The central refused, or can't be reached: then `status` is 0. */
export class CentralError extends SpokenError {
  readonly status: number
  /** The central's short name for it. */
  readonly code: string
  constructor(status: number, code: string, sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'CentralError'
    this.status = status
    this.code = code
  }
}

/** The central's disk is almost full: it takes nothing, and still tells what others wrote. */
export const isFull = (error: unknown): error is CentralError =>
  error instanceof Error && 'code' in error && error.code === 'espacio'

export const unreachable = (cause?: unknown) => new CentralError(0, 'sin-red', UNREACHABLE, cause)

/** Somebody answered, and not the central: a proxy, the payment page of a hotel's network, or a host without a central. */
export const strange = (cause?: unknown) => new CentralError(0, 'ajena', UNREACHABLE, cause)

/** The page of a hotel's network answers 200 to everything, and so does a host that serves the app and no central. */
const isPage = ({ ok, redirected, headers }: Response): boolean =>
  ok && (redirected || headers.get('content-type')?.startsWith('text/html') === true)

/** What has arrived is answered with an empty body, which no page has. @throws CentralError */
export async function demandEmpty(response: Response): Promise<void> {
  if ((await response.text()) !== '') throw strange()
}

type Body = { json: unknown } | { bytes: Blob }

/**
 * The answer to a call, whatever its status. `limit` is in ms, or what ends the call. @throws CentralError when nobody
 * answered, or a page did
 */
export async function askCentral(
  method: string,
  path: string,
  body?: Body,
  headers: Record<string, string> = {},
  limit: number | AbortSignal = ANSWER_MS,
): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: typeof limit === 'number' ? AbortSignal.timeout(limit) : limit,
      headers: {
        'x-central': '1',
        ...(body && 'json' in body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: 'json' in body ? JSON.stringify(body.json) : body.bytes }),
    })
  } catch (error) {
    throw unreachable(error)
  }
  if (isPage(response)) throw strange()
  return response
}

/** @throws CentralError with the central's own sentence */
export async function refusalOf(response: Response): Promise<CentralError> {
  try {
    const { error, mensaje } = (await response.json()) as { error?: unknown; mensaje?: unknown }
    if (typeof mensaje === 'string') return new CentralError(response.status, String(error), mensaje)
  } catch {
    // No JSON.
  }
  return strange()
}

/** The central's answer, read as JSON; undefined where the answer has no body. @throws CentralError */
export async function callCentral<T = void>(method: string, path: string, json?: unknown): Promise<T> {
  const response = await askCentral(method, path, json === undefined ? undefined : { json })
  if (!response.ok) throw await refusalOf(response)
  // 204 says done and 202 accepted; neither has a body.
  if (response.status === 204 || response.status === 202) return undefined as T
  try {
    return (await response.json()) as T
  } catch (error) {
    throw strange(error)
  }
}
