import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

const ROOT = process.cwd()

/** Biome's own words for these files under one rule of `tests/tools`. */
export async function lint(rule: string, files: Record<string, string>): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'bomberos-lint-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const config = {
    root: true,
    plugins: [join(ROOT, 'tests/tools', rule)],
    linter: { rules: { preset: 'none' } },
  }
  writeFileSync(join(dir, 'biome.json'), JSON.stringify(config))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
  const args = ['lint', '--colors=off', '--max-diagnostics=none', '--reporter=github', '.']
  return new Promise((resolve) =>
    execFile(join(ROOT, 'node_modules/.bin/biome'), args, { cwd: dir }, (_error, out, err) =>
      resolve(out + err),
    ),
  )
}
