import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> | undefined} */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Whether node_modules holds what package-lock.json asks for, be it that a person ran `npm ci`: npm itself notes at the
 * end of an installation what it put there. What another system needs is optional and missing.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const there = packagesIn(join(root, 'node_modules/.package-lock.json'))
  if (!wanted || !there) return false
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true
    const found = there[path]
    return found ? found.version === version : Boolean(optional || devOptional)
  })
}
