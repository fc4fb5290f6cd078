import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIST } from '../../tools/build.mjs'

const renamed = (name: string) => name.replace(/.{4}\.js$/, 'v2v2.js')

const flipped = (hex: string) => [...hex].reverse().join('')

/** Makes the worker's list say that every page has changed. */
export function renewRevisions(dir: string): void {
  const worker = join(dir, 'sw.js')
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/(?<=["'`])[0-9a-f]{32}(?=["'`])/g, flipped))
}

/**
 * Turns a folder into the next deploy, in which every chunk has another name: a chunk that names a changed chunk
 * changes too, and the browser may keep the old names for ever. The worker's list says that every page changed. Returns
 * the chunks.
 */
export function writeNextVersion(dir: string): string[] {
  cpSync(DIST, dir, { recursive: true })
  const chunks = new Set(readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js')))
  for (const name of chunks) renameSync(join(dir, 'assets', name), join(dir, 'assets', renamed(name)))
  for (const path of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|html)$/.test(path)) continue
    const text = readFileSync(join(dir, path), 'utf8')
    // A rebuilt page would have new hashes for its inline scripts; this one does without its policy.
    const free = text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
    const next = free.replace(/[\w.-]+\.js/g, (name) => (chunks.has(name) ? renamed(name) : name))
    writeFileSync(join(dir, path), next)
  }
  renewRevisions(dir)
  return [...chunks].map((name) => join('assets', renamed(name)))
}
