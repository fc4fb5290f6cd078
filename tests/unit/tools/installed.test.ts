import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isInstalled } from '../../tools/installed.mjs'

const WANTED = {
  '': { name: 'bomberos' },
  'node_modules/hono': { version: '4.13.19' },
  'node_modules/vite': { version: '8.3.8', dev: true },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
}
const { '': _, 'node_modules/fsevents': __, ...THERE } = WANTED

/** A folder with a lock file, as an installation by npm that put `there` in place leaves it. */
function folder(there?: object): string {
  const root = mkdtempSync(join(tmpdir(), 'bomberos-instalado-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: WANTED }))
  mkdirSync(join(root, 'node_modules'))
  if (there) writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: there }))
  return root
}

test('what `npm ci` put there is not installed again', () => {
  expect(isInstalled(folder(THERE))).toBe(true)
})

test('what is missing, of another version or half done is installed', () => {
  const { 'node_modules/vite': __, ...withoutVite } = THERE
  expect(isInstalled(folder(withoutVite))).toBe(false)
  expect(isInstalled(folder({ ...THERE, 'node_modules/hono': { version: '4.0.0' } }))).toBe(false)
  // npm writes its note at the end.
  expect(isInstalled(folder())).toBe(false)
})
