import { vi } from 'vitest'
import { WAIT_MS } from './tools/limits.mjs'

// Vitest lets these wait for a second, which a busy machine may take for one look, and no configuration changes that.
const { waitFor, waitUntil } = vi
vi.waitFor = (look, limit = WAIT_MS) => waitFor(look, limit)
vi.waitUntil = (look, limit = WAIT_MS) => waitUntil(look, limit)
