import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DIST } from '../tools/build.mjs'
import { endWithAll } from '../tools/children.mjs'
import { PUBLIC_ROUTES } from '../tools/routes.mjs'
import { serve } from '../tools/serve.mjs'
import { hostileCentral } from './central.mjs'
import { chromium } from './chromium.mjs'
import { differences, failures } from './differences.mjs'
import { firefox } from './firefox.mjs'
import { checkHtml } from './html.mjs'
import { lighthouseFaults } from './lighthouse.mjs'
import { walk } from './walk.mjs'
import { webkit } from './webkit.mjs'

/** A picture of one red point. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

async function walkIn(start, photo) {
  const server = await serve({ dir: DIST })
  try {
    const driver = await start()
    try {
      return await walk({ driver, server, photo })
    } finally {
      await driver.close()
    }
  } finally {
    await server.close()
  }
}

function report(title, lines, nothing) {
  console.log(`\n${title}`)
  for (const line of lines.length > 0 ? lines : [nothing]) console.log(`  ${line}`)
}

endWithAll()
const folder = mkdtempSync(join(tmpdir(), 'bomberos-motores-'))
const photo = join(folder, 'foto.png')
writeFileSync(photo, Buffer.from(PNG, 'base64'))
let faults = 0
try {
  const reference = await walkIn(chromium, photo)
  for (const [name, start] of Object.entries({ Chromium: null, 'Firefox ESR': firefox, WebKitGTK: webkit })) {
    const seen = start ? await walkIn(start, photo) : reference
    const failed = failures(seen)
    faults += failed.length
    report(`${name}: pasos que fallan`, failed, 'ninguno')
    if (start) report(`${name}: distinto de Chromium`, differences(reference, seen), 'nada')
  }
  const central = await hostileCentral()
  const files = await serve({ dir: DIST })
  try {
    const invalid = await checkHtml(central)
    faults += invalid.length
    report('HTML no válido', invalid, 'nada')
    const urls = [
      ...PUBLIC_ROUTES.map((path) => files.url + path),
      ...central.paths.map((path) => central.url + path),
    ]
    const lost = await lighthouseFaults(urls)
    faults += lost.length
    report('Lighthouse: accesibilidad, buenas prácticas y buscadores', lost, 'nada que corregir')
  } finally {
    await files.close()
    await central.close()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = faults > 0 ? 1 : 0
