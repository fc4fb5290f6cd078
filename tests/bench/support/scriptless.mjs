import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DIST } from '../../tools/build.mjs'
import { serve } from '../../tools/serve.mjs'

const SCRIPTS = /<script\b[\s\S]*?<\/script>|<link rel="(?:modulepreload|manifest)"[^>]*>/g

/**
 * Serves the built pages as if written by hand: same text, styles and pictures, without a script.
 * @returns where, the files of the pages, and how to end it
 */
export async function serveScriptless() {
  const dir = mkdtempSync(join(tmpdir(), 'bomberos-'))
  cpSync(DIST, dir, { recursive: true })
  const files = readdirSync(DIST, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html') && file !== '200.html')
  for (const file of files)
    writeFileSync(join(dir, file), readFileSync(join(DIST, file), 'utf8').replace(SCRIPTS, ''))
  const plain = await serve({ dir })
  return {
    url: plain.url,
    files,
    async close() {
      await plain.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
