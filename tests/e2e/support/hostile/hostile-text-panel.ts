import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import readXlsxFile from 'read-excel-file/node'
import { expect } from 'vitest'
import { download, entry, follow } from '../actions'
import { button } from '../admin'
import { type ModuleForm, openForm } from '../module-forms'
import {
  expectSafe,
  expectShown,
  type Filled,
  fieldsOf,
  hostile,
  marksIn,
  sendHostile,
  textsIn,
} from './hostile-text'

const CONFIGURACION = 'configuración'
/** These have no form for a new record. */
const EDITED = ['reportes', 'usuarios', CONFIGURACION]
/** The tabs of the one form that is no dialog. */
const CONFIG_TABS = ['', '?tab=seguridad', '?tab=backup']

const withSearch = (path: string, search: string) => `${path}${path.includes('?') ? '&' : '?'}${search}`

async function openHostile(page: Page, module: ModuleForm, tab: string): Promise<void> {
  if (module.name === CONFIGURACION) await page.goto(`${module.path}${tab}`)
  else if (EDITED.includes(module.name)) await openForm(page, module, follow)
  else await follow(page, withSearch(module.path, 'nuevo=true'))
  await page.getByRole('button', { name: /^Guardar( Cambios)?$/ }).waitFor()
  const publish = page.getByLabel('Publicar inmediatamente')
  if ((await publish.count()) > 0) await publish.check()
}

/** Fills and saves every form of the module. What is stored is what was typed. */
export async function fillModule(page: Page, module: ModuleForm): Promise<Filled> {
  const inDialog = module.name !== CONFIGURACION
  const form = inDialog ? page.getByRole('dialog') : page.getByRole('main').locator('form')
  const filled: Filled = new Map()
  for (const tab of inDialog ? [''] : CONFIG_TABS) {
    await openHostile(page, module, tab)
    const open = form.getByRole('button', { name: /^(Cancelar|Descartar)$/ })
    const sent = await sendHostile(form, /^Guardar( Cambios)?$/, async () => (await open.count()) === 0)
    for (const [name, text] of sent) filled.set(name, text)
    // What is read out of a pasted link is kept, not the link.
    filled.delete('Enlace del mapa')
  }
  const stored = textsIn((await entry(page, module.key))?.data)
  for (const [name, text] of filled) expect(stored, name).toContain(text)
  return filled
}

/** The id of the record that holds this text. */
export async function idOf(page: Page, key: string, text: string): Promise<string> {
  const data = (await entry(page, key))?.data as { id: string }[]
  return data.find((record) => textsIn(record).includes(text))?.id ?? ''
}

/** Expects the record as text in its list and its details, no wider than a phone. */
export async function expectInPanel(
  page: Page,
  { name, key, path }: ModuleForm,
  filled: Filled,
): Promise<void> {
  if (name === CONFIGURACION) return
  const [first = ''] = filled.values()
  await follow(page, name === 'usuarios' ? path : withSearch(path, `ver=${await idOf(page, key, first)}`))
  const details = page.getByRole('dialog')
  if (name !== 'usuarios') await details.waitFor()
  await expectShown(page, filled)
  if (name === 'usuarios') return
  await page.keyboard.press('Escape')
  await details.waitFor({ state: 'detached' })
  await expectSafe(page)
}

const GUARDED = /^'*[=+\-@\t\r\n]/

const bytesOf = async (page: Page, name: string) =>
  (await download(page, () => button(page, name).click())).bytes

/**
 * Expects every marked cell of the file to be the typed text, after an apostrophe if a spreadsheet would calculate it.
 */
export async function expectInCsv(page: Page, texts: readonly string[], cells: number): Promise<void> {
  const csv = (await bytesOf(page, 'Exportar CSV')).toString('utf8').replace(/^\uFEFF/, '')
  const { data, errors } = Papa.parse<string[]>(csv, { delimiter: ',', newline: '\r\n' })
  expect(errors).toEqual([])
  // The file has people typed with commas as a list.
  const wanted = texts.flatMap((text) => [text, text.replaceAll(',', '; ')])
  const written = wanted.map((text) => (GUARDED.test(text) ? `'${text}` : text))
  const marked = data.flat().filter((cell) => marksIn(cell).length > 0)
  expect(marked.length).toBe(cells)
  for (const cell of marked) expect(written).toContain(cell)
}

/** Expects the texts in the budget's Excel file, which needs no apostrophe. */
export async function expectInExcel(page: Page, texts: readonly string[], cells: number): Promise<void> {
  await follow(page, '/admin/presupuesto')
  const sheets = await readXlsxFile(await bytesOf(page, 'Exportar Excel'))
  const all = sheets.flatMap(({ data }) => data.flat()).map(String)
  const marked = all.filter((cell) => marksIn(cell).length > 0)
  expect(marked.length).toBe(cells)
  // Beside the institution's name stands how many lines are samples.
  for (const cell of marked) expect(texts).toContain(cell.replace(/ · [^·]*datos? de muestra$/, ''))
}

/** Writes a note beside each person's name, which is stored while typing. */
export async function fillNotes(page: Page, evento: string, key: string): Promise<string[]> {
  await follow(page, `/admin/eventos?asistencia=${evento}`)
  const list = page.getByRole('dialog').getByRole('list')
  const buttons = list.getByRole('button', { name: /^Anotar hora y observaciones de/ })
  await buttons.first().waitFor()
  for (const one of await buttons.all()) await one.click()
  const notes: string[] = []
  for (const field of await fieldsOf(list).all()) {
    const text = hostile(false)
    await field.fill(text)
    notes.push(text)
  }
  expect(notes.length).toBe(await buttons.count())
  await expect
    .poll(async () => {
      const stored = textsIn((await entry(page, key))?.data)
      return notes.filter((text) => !stored.includes(text)).length
    })
    .toBe(0)
  await expectSafe(page)
  return notes
}
