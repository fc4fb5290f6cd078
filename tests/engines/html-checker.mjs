import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const JAR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

/** CSS that browsers support and the checker doesn't know. */
const NEWER_THAN_THE_CHECKER = [/^CSS: “field-sizing”/, /^CSS: “mask”: Too many values/]

/**
 * What the Nu HTML checker calls an error, one line each: the page, the sentence, the place.
 * @param {{ name: string, html: string }[]} pages
 * @returns {Promise<string[]>}
 */
export async function htmlErrors(pages) {
  const dir = mkdtempSync(join(tmpdir(), 'bomberos-html-'))
  try {
    const files = pages.map(({ html }, n) => {
      const file = join(dir, `${n}.html`)
      writeFileSync(file, html)
      return file
    })
    const args = [
      '-Xss4m',
      '-jar',
      JAR,
      '--errors-only',
      '--exit-zero-always',
      '--format',
      'json',
      '--stdout',
    ]
    const { messages } = JSON.parse(
      await new Promise((done, failed) =>
        execFile('java', [...args, ...files], { maxBuffer: 2 ** 28 }, (error, out) =>
          error ? failed(error) : done(out),
        ),
      ),
    )
    return messages
      .filter(({ message }) => !NEWER_THAN_THE_CHECKER.some((pattern) => pattern.test(message)))
      .map(({ url, message, extract = '' }) => {
        const page = pages[Number(/(\d+)\.html$/.exec(url)?.[1])]
        return `${page?.name}: ${message} ${extract.replace(/\s+/g, ' ')}`
      })
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
