import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GOOD_TABLES, hostileFiles } from '../../hostile-files'
import { button, dialog, openAs } from '../support/admin'
import { allData, allPhotos, openBackup } from '../support/copias'
import { temporaryFolder } from '../support/fixture'
import { withApp } from '../support/harness'

/** A browser with its optimizing compiler, which pays off when a file has 200 MB. */
const COMPILED = { unmodified: true, worker: false }

/** What the screen says of a file; `taken` when it would go on with it. */
type Answer = { taken: boolean; text: string }
type Case = { name: string; path: string; shown: string }

const folder = temporaryFolder()
let cases: Case[]

beforeAll(async () => {
  const files = await hostileFiles()
  cases = files.map(({ name, file, bytes }, index) => {
    const shown = `${index}-${file}`
    const path = join(folder.dir, shown)
    writeFileSync(path, bytes)
    return { name, path, shown }
  })
})
afterAll(() => folder.remove())

/**
 * The unit tests feed every file to every reader. Here are those for which Chromium has an answer of its own (its
 * decoders, its memory, its stack, the size of a chosen file), and those whose words a screen puts together.
 */
const HEAVY = [
  'Excel file of 200 MB of rows',
  'Excel file of 200 MB that says 1 kB',
  'packet of ten million values',
  'packet of 61 MB',
  'copy of ten million values',
  'copy with a table of 900 MB',
]
const STRANGE = [
  'Excel file',
  'packet of reports',
  'complete copy',
  'empty file',
  'program named as an Excel file',
  'picture of 900 million points',
]
const TABLES_HERE = [
  ...GOOD_TABLES.filter((name) => !/ (commas|tabs)$/.test(name)),
  'CSV in windows-1252 with tabs',
  'CSV of five million blank lines',
  'CSV of five million commas',
  'CSV of 11 MB',
  'CSV with a quote that never closes',
  'Excel file with errors',
  'Excel file with formulas that nobody calculated',
  'Excel file with one cell at XFD1048576',
  'Excel file that combines the whole sheet often',
  'cut Excel file',
]
const PACKETS_HERE = [
  'link with a report',
  'packet of 100,000 levels',
  'link with a report of 40 MB',
  'cut packet',
]
const COPIES_HERE = ['copy of 100,000 levels', 'copy with a picture of 900 MB', 'cut copy']
const PICTURES_HERE = [
  'JPEG head named as a table',
  'PNG head named as a copy',
  'SVG named as a picture',
  'page named as a picture',
]

const only = (...lists: readonly string[][]) =>
  [...new Set(lists.flat())].map((name) => cases.find((one) => one.name === name) ?? expect.fail(name))

/** Gives the files to the screen; choosing alone must write nothing. */
async function feed(
  page: Page,
  choose: (one: Case) => Promise<Answer>,
  chosen: Case[],
): Promise<Map<string, Answer>> {
  const before = [await allData(page), await allPhotos(page)]
  const answers = new Map<string, Answer>()
  for (const one of chosen) answers.set(one.name, await choose(one))
  expect([await allData(page), await allPhotos(page)]).toEqual(before)
  return answers
}

const takenOf = (answers: Map<string, Answer>) =>
  [...answers].filter(([, { taken }]) => taken).map(([name]) => name)

async function chooseTable(page: Page, { path, shown }: Case): Promise<Answer> {
  await dialog(page).getByLabel('Archivo CSV, Excel u ODS').setInputFiles(path)
  await dialog(page).getByText(shown, { exact: true }).waitFor()
  const verdict = dialog(page)
    .getByRole('status')
    .filter({ hasText: /^(Se agregarán|Cambiarán|El archivo tiene)/ })
  await verdict.waitFor()
  const taken = !(await verdict.innerText()).startsWith('El archivo tiene')
  const said = taken ? verdict : dialog(page).getByRole('listitem')
  return { taken, text: (await said.allInnerTexts()).join('\n') }
}

const TABLES = [
  {
    screen: 'inventory',
    account: 'bodega',
    path: '/admin/inventario',
    open: 'Importar inventario',
    names: [TABLES_HERE, HEAVY, STRANGE],
    says: {
      'Excel file with errors': 'Fila 2, celda F2: Cantidad tiene un error de Excel (#DIV/0!).',
      'Excel file with formulas that nobody calculated':
        'Fila 2, celda G2: Valor Estimado tiene una fórmula sin su resultado',
      'Excel file with one cell at XFD1048576': 'La celda XFD1048576',
      'Excel file of 200 MB of rows': 'más de 24 MB',
      'CSV with a quote that never closes': 'Línea 4: unas comillas (")',
    },
  },
  {
    screen: 'cédula of expenses',
    account: 'tesoreria',
    path: '/admin/presupuesto?tab=gastos',
    open: 'Importar cédula',
    // The inventory above has tested all that happens before a line becomes one of the cédula.
    names: [TABLES_HERE.filter((name) => !/ of | semicolons$/.test(name)), STRANGE],
    says: {
      'Excel file with errors': 'Fila 2, celda C2: Codificado tiene un error de Excel (#REF!).',
      'Excel file with formulas that nobody calculated':
        'Fila 2, celda C2: Codificado tiene una fórmula sin su resultado',
      'Excel file with one cell at XFD1048576': 'La celda XFD1048576',
      'CSV with a quote that never closes': 'Línea 4: unas comillas (")',
    },
  },
] as const

test.each(TABLES)(
  'the $screen takes tables, says what is wrong with every other file, and the tab survives',
  ({ account, path, open, names, says }) =>
    withApp(async ({ page }) => {
      await openAs(page, account, path)
      await button(page, open).click()
      const answers = await feed(page, (one) => chooseTable(page, one), only(...names))
      expect(takenOf(answers)).toEqual(
        only(...names)
          .map(({ name }) => name)
          .filter((name) => GOOD_TABLES.includes(name)),
      )
      for (const { text } of answers.values()) expect(text).toMatch(/^\S.{15,}/)
      for (const [name, words] of Object.entries(says)) expect(answers.get(name)?.text).toContain(words)

      // The dash of Windows, which ISO-8859-1 lacks.
      const [windows] = only(['CSV in windows-1252 with tabs'])
      await chooseTable(page, windows as Case)
      const shown = path.includes('inventario') ? 'Señal «Ñandú»; ámbar, 1– m' : 'Botas'
      await dialog(page).getByText(shown, { exact: true }).waitFor()
    }, COMPILED),
)

test('the reports take packets and say what is wrong with every other file', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/reportes')
    const answers = await feed(
      page,
      async ({ path }) => {
        await button(page, 'Importar reportes').click()
        await dialog(page).getByLabel('Archivo de reportes').setInputFiles(path)
        const told = dialog(page).getByText(/Nada se guarda hasta que confirme|No hay nada que importar/)
        const refused = dialog(page).getByRole('alert').filter({ hasText: 'No se importó nada' })
        await told.or(refused).waitFor()
        const answer = { taken: await told.isVisible(), text: await told.or(refused).innerText() }
        await dialog(page).getByRole('button', { name: 'Cerrar' }).first().click()
        await dialog(page).waitFor({ state: 'detached' })
        return answer
      },
      only(PACKETS_HERE, STRANGE, HEAVY),
    )
    expect(takenOf(answers).sort()).toEqual(['link with a report', 'packet of reports'])
    for (const { text } of answers.values()) expect(text).toMatch(/\S.{20,}\.$/)
  }, COMPILED))

test('the copies take a copy and say what is wrong with every other file', () =>
  withApp(
    async ({ page }) => {
      await openBackup(page)
      const choose = async ({ path }: Case): Promise<Answer> => {
        await page.getByLabel('Archivo de la copia').setInputFiles(path)
        const toast = page.getByRole('alert').filter({ hasText: 'No se restauró nada.' })
        const dry = dialog(page).getByText('Está completa y sin daños')
        await toast.or(dry).first().waitFor()
        const answer = { taken: await dry.isVisible(), text: await toast.or(dry).first().innerText() }
        await button(page, answer.taken ? 'Cancelar' : 'Cerrar aviso')
          .first()
          .click()
        await toast.or(dry).first().waitFor({ state: 'detached' })
        return answer
      }
      // The first copy makes every module be read, which stores its samples.
      await choose(only(['complete copy'])[0] as Case)
      const answers = await feed(page, choose, only(COPIES_HERE, STRANGE, HEAVY))
      expect(takenOf(answers)).toEqual(['complete copy'])
      for (const { text } of answers.values()) expect(text).toMatch(/\S.{20,}/)
    },
    { ...COMPILED, allow: [/Error al guardar/] },
  ))

test('the gallery makes a picture of none of these files, and the reports find a QR code in none', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/reportes')
    await page.getByRole('table', { name: 'Reportes comunitarios' }).waitFor()
    await button(page, 'Importar reportes').click()
    await feed(
      page,
      async ({ path }) => {
        await dialog(page).getByLabel('Imagen del código QR').setInputFiles(path)
        const toast = page.getByRole('alert').filter({ hasText: 'no se ve ningún código QR' })
        await toast.first().waitFor()
        await toast.first().getByRole('button', { name: 'Cerrar aviso' }).click()
        await toast.first().waitFor({ state: 'detached' })
        return { taken: false, text: '' }
      },
      only(PICTURES_HERE, STRANGE),
    )
    await page.goto('/admin/galeria')
    await page.getByRole('table').getByRole('row').first().waitFor()
    await feed(
      page,
      async ({ path, shown }) => {
        await page.getByLabel('Imágenes para subir').setInputFiles(path)
        const toast = page.getByRole('alert').filter({ hasText: shown })
        await toast.first().waitFor()
        const text = await toast.first().innerText()
        expect(text).toMatch(
          /Tipo de archivo no permitido|El archivo es demasiado grande|Error al leer el archivo/,
        )
        await toast.first().getByRole('button', { name: 'Cerrar aviso' }).click()
        await toast.first().waitFor({ state: 'detached' })
        return { taken: false, text }
      },
      only(PICTURES_HERE, STRANGE, HEAVY),
    )
  }))
