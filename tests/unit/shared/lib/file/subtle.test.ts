import { beforeEach, expect, test, vi } from 'vitest'
import { hashPassword } from '@/access/usuarios/password'
import { sha256 } from '@/shared/lib/file/sha256'
import { RefusedError } from '@/shared/storage/errors'

beforeEach(() => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes })
})

test.each([
  ['a checksum', () => sha256('x')],
  ['a password', () => hashPassword('Clave2025!')],
])('%s on a page opened with http: refused with a sentence', async (_what, make) => {
  const refused = expect(make()).rejects
  await refused.toBeInstanceOf(RefusedError)
  await expect(make()).rejects.toThrow('Para esto el sitio debe abrirse con https.')
})
