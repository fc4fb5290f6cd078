import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GOOD_TABLES, hostileFiles } from '../../hostile-files'
import { button, dialog, openAs } from '../support/admin'
import { temporaryFolder } from '../support/fixture'
import { withApp } from '../support/harness'
import { allData, allPhotos, openBackup } from '../support/respaldo'

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

/** Who takes no tables is asked about one spelling of a table, not about all eighteen: the unit tests ask the rest. */
const strange = () =>
  cases.filter(
    ({ name }) => !GOOD_TABLES.includes(name) || !/ (semicolons|tabs)$|UTF-16|1252|8859/.test(name),
  )

/** Nothing was written by anything that was only chosen. */
async function feed(
  page: Page,
  choose: (one: Case) => Promise<Answer>,
  chosen = strange(),
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
  await dialog(page).getByLabel('Archivo CSV o Excel').setInputFiles(path)
  await dialog(page).getByText(shown, { exact: true }).waitFor()
  const verdict = dialog(page)
    .getByRole('status')
    .filter({ hasText: /^(Se agregarán|El archivo tiene)/ })
  await verdict.waitFor({ timeout: 60_000 })
  const taken = (await verdict.innerText()).startsWith('Se agregarán')
  const said = taken ? verdict : dialog(page).getByRole('listitem')
  return { taken, text: (await said.allInnerTexts()).join('\n') }
}

const TABLES = [
  {
    screen: 'inventory',
    account: 'bodega',
    path: '/admin/inventario',
    open: 'Importar CSV',
    errors: /Fila 2, celda F2: Cantidad tiene un error de Excel \(#DIV\/0!\)\./,
    uncalculated: /Fila 2, celda G2: Valor Estimado tiene una fórmula sin su resultado/,
  },
  {
    screen: 'cédula of expenses',
    account: 'tesoreria',
    path: '/admin/presupuesto?tab=gastos',
    open: 'Importar cédula',
    errors: /Fila 2, celda C2: Codificado tiene un error de Excel \(#REF!\)\./,
    uncalculated: /Fila 2, celda C2: Codificado tiene una fórmula sin su resultado/,
  },
] as const

test.each(TABLES)(
  'the $screen takes tables, says what is wrong with every other file, and the tab survives',
  ({ account, path, open, errors, uncalculated }) =>
    withApp(async ({ page }) => {
      await openAs(page, account, path)
      await button(page, open).click()
      const answers = await feed(page, (one) => chooseTable(page, one), cases)
      expect(takenOf(answers).sort()).toEqual([...GOOD_TABLES].sort())
      for (const { text } of answers.values()) expect(text).toMatch(/^\S.{20,}/)
      const said = (name: string) => answers.get(name)?.text
      expect(said('Excel file with errors')).toMatch(errors)
      expect(said('Excel file with formulas that nobody calculated')).toMatch(uncalculated)
      expect(said('Excel file with one cell at XFD1048576')).toContain('La celda XFD1048576')
      expect(said('Excel file of 200 MB of rows')).toContain('más de 24 MB')
      expect(said('CSV with a quote that never closes')).toContain('Línea 4: unas comillas (")')

      // The dash of Windows, which ISO-8859-1 lacks.
      const windows = cases.find(({ name }) => name === 'CSV in windows-1252 with tabs')
      await chooseTable(page, windows as Case)
      const shown = path.includes('inventario') ? 'Señal «Ñandú»; ámbar, 1– m' : 'Botas'
      await dialog(page).getByRole('cell', { name: shown, exact: true }).waitFor()
    }),
  240_000,
)

test(
  'the reports take packets and say what is wrong with every other file',
  () =>
    withApp(async ({ page }) => {
      await openAs(page, 'jefe', '/admin/reportes')
      const answers = await feed(page, async ({ path }) => {
        await button(page, 'Importar reportes').click()
        await dialog(page).getByLabel('Archivo de reportes').setInputFiles(path)
        const told = dialog(page).getByText(/Nada se guarda hasta que confirme|No hay nada que importar/)
        const refused = dialog(page).getByRole('alert').filter({ hasText: 'No se importó nada' })
        await told.or(refused).waitFor()
        const answer = { taken: await told.isVisible(), text: await told.or(refused).innerText() }
        await dialog(page).getByRole('button', { name: 'Cerrar' }).first().click()
        await dialog(page).waitFor({ state: 'detached' })
        return answer
      })
      expect(takenOf(answers)).toEqual(['packet of reports', 'link with a report'])
      for (const { text } of answers.values()) expect(text).toMatch(/\S.{20,}\.$/)
    }),
  240_000,
)

test(
  'the copies take a copy and say what is wrong with every other file',
  () =>
    withApp(
      async ({ page }) => {
        await openBackup(page)
        const choose = async ({ path }: Case): Promise<Answer> => {
          await page.getByLabel('Archivo de la copia').setInputFiles(path)
          const toast = page.getByRole('alert').filter({ hasText: 'No se restauró nada.' })
          const dry = dialog(page).getByText('Esto es lo que cambiaría')
          await toast.or(dry).first().waitFor()
          const answer = { taken: await dry.isVisible(), text: await toast.or(dry).first().innerText() }
          await button(page, answer.taken ? 'Cancelar' : 'Cerrar aviso')
            .first()
            .click()
          await toast.or(dry).first().waitFor({ state: 'detached' })
          return answer
        }
        // With the first one every module is read, and so gets its samples.
        await choose(cases.find(({ name }) => name === 'complete copy') as Case)
        const answers = await feed(page, choose)
        expect(takenOf(answers)).toEqual(['complete copy'])
        for (const { text } of answers.values()) expect(text).toMatch(/\S.{20,}/)
      },
      { allow: [/Error al guardar/] },
    ),
  240_000,
)

test(
  'no picture comes of any of it, and a picture of a code has none',
  () =>
    withApp(async ({ page }) => {
      await openAs(page, 'jefe', '/admin/galeria')
      await feed(page, async ({ path, shown }) => {
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
      })
      await openAs(page, 'jefe', '/admin/reportes')
      await button(page, 'Importar reportes').click()
      await feed(page, async ({ path }) => {
        await dialog(page).getByLabel('Imagen del código QR').setInputFiles(path)
        const toast = page.getByRole('alert').filter({ hasText: 'no se ve ningún código QR' })
        await toast.first().waitFor()
        await toast.first().getByRole('button', { name: 'Cerrar aviso' }).click()
        await toast.first().waitFor({ state: 'detached' })
        return { taken: false, text: '' }
      })
    }),
  240_000,
)
