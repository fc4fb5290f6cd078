import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** An empty folder outside the project, for a profile or a build; the caller removes it. */
export function temporaryFolder(): { dir: string; remove: () => void } {
  const dir = mkdtempSync(join(tmpdir(), 'bomberos-'))
  const removeOnce = () => rmSync(dir, { recursive: true, force: true, maxRetries: 10 })
  const remove = () => {
    try {
      removeOnce()
    } catch {
      // Chromium was still writing into its profile, and Node's own retries don't look for what is new.
      removeOnce()
    }
  }
  return { dir, remove }
}

export function writeSite(dir: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
}

export const html = (body: string, head = ''): string =>
  `<!doctype html><html lang="es-EC"><head><meta charset="utf-8"><title>Prueba</title>${head}</head><body><main><h1>Prueba</h1>${body}</main></body></html>`
