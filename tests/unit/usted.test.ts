import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The specification's own words stay as they are (spec §8). */
const FIXED = [
  'No se pudo enviar el reporte. Inténtalo de nuevo.',
  'Tu reporte ha sido enviado correctamente. Te contactaremos pronto.',
  'Nos comunicaremos contigo a la brevedad posible.',
]

/** Words that comparisons skip; no screen shows them. */
const UNREAD = 'src/entities/reportes/words.ts'

/** Words that only tú has. Verbs such as `completa` are left out, because usted uses them too. */
const FAMILIAR =
  /(?<![\p{L}\p{N}_$.-])(tu|tus|te|ti|contigo|tuyo|tuya|puedes|tienes|quieres|debes|necesitas|deseas|eres|estás|inténtalo|haz)(?![\p{L}\p{N}_$(:-])/iu

/** At the start of a sentence these order somebody about as tú. Words that are also nouns, such as `Copia`, are left out. */
const ORDERS =
  /(?:["'`>]|[.:!?] )(Escribe|Elige|Revisa|Toca|Ingresa|Selecciona|Completa|Sube|Pulsa|Intenta|Contacta|Comparte|Descarga|Verifica|Recuerda|Introduce|Confirma|Busca|Abre|Cierra|Envía|Únete|Llámanos|Escríbenos|Contáctanos|Visítanos|Síguenos)\s/u

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|js|html)$|ayuda\/.*\.md$/.test(file))
    .map((file) => join(folder, file))

/** Without comments, which are in English. */
const textOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')

test('all texts of ours say usted', () => {
  const files = ['src', 'sw', 'public'].flatMap(sources).filter((file) => file !== UNREAD)
  const found = [...files, 'index.html'].flatMap((file) => {
    const ours = FIXED.reduce((text, fixed) => text.replaceAll(fixed, ''), textOf(file))
    return ours
      .split('\n')
      .flatMap((line) => (FAMILIAR.test(line) || ORDERS.test(line) ? [`${file}: ${line.trim()}`] : []))
  })
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})
