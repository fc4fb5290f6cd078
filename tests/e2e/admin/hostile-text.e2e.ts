import { expect, test } from 'vitest'
import { download, follow } from '../support/actions'
import { button, dialog } from '../support/admin'
import { allData, giveCopy, openBackup, wipe } from '../support/copias'
import { asChief, expectSafe, expectShown, type Filled, textsIn } from '../support/hostile/hostile-text'
import {
  expectInCsv,
  expectInExcel,
  expectInPanel,
  fillModule,
  fillNotes,
  idOf,
} from '../support/hostile/hostile-text-panel'
import { forEachModule, MODULE_FORMS } from '../support/module-forms'
import { said } from '../support/panel'

const EVENTOS = 'bomberos_eventos_eventos'
const ASISTENCIAS = 'bomberos_eventos_asistencias'
const RENDICION = 'bomberos_rendicion_reportesRC'

/** The fields of a module that each public page shows, by the labels of its form. */
const PUBLIC: readonly [path: string, module: string, labels: string[]][] = [
  ['/', 'personal', ['Nombres', 'Cargo', 'Área']],
  ['/personal', 'personal', ['Nombres', 'Cargo', 'Área']],
  ['/galeria', 'galería', ['Título', 'Créditos']],
  ['/transparencia', 'rendición', ['Título', 'Autor']],
  ['/contacto', 'configuración', ['Nombre de la institución', 'Dirección', 'Teléfono']],
]

/** Modules with a CSV file, and how many of its cells hold one of the texts. */
const FILES = new Map([
  // Its telephone and mail take no other text; the reason of leaving and whom to call do.
  ['personal', 5],
  ['inventario', 4],
  ['ingresos', 3],
  ['gastos', 3],
  ['servicios', 5],
])

test('every text field of the panel keeps, shows, exports and restores what was typed', () =>
  asChief(async ({ page }) => {
    await page.goto('/admin')
    const forms = new Map<string, Filled>()
    await forEachModule(MODULE_FORMS, async (module) => {
      const filled = await fillModule(page, module)
      forms.set(module.name, filled)
      await expectInPanel(page, module, filled)
      const cells = FILES.get(module.name)
      if (cells) await expectInCsv(page, [...filled.values()], cells)
    })
    const textOf = (module: string, label: string) => forms.get(module)?.get(label) ?? ''
    const evento = await idOf(page, EVENTOS, textOf('eventos', 'Título'))
    const notes = await fillNotes(page, evento, ASISTENCIAS)

    for (const [path, module, labels] of PUBLIC) {
      await follow(page, path)
      await expectShown(
        page,
        labels.map((label) => [label, textOf(module, label)]),
      )
    }
    const report = await idOf(page, RENDICION, textOf('rendición', 'Título'))
    await follow(page, `/transparencia/${report}`)
    await expectShown(page, forms.get('rendición') ?? [])

    const texts = [...[...forms.values()].flatMap((filled) => [...filled.values()]), ...notes]
    await follow(page, '/admin/eventos?tab=asistencias')
    await expectInCsv(page, texts, 2 * notes.length + 2)
    // The institution's name heads both sheets; each line brings its programme.
    await expectInExcel(page, texts, 5 + 2 + 2)

    await openBackup(page)
    const system = await download(page, () => button(page, 'Exportar Backup').click())
    const told = textsIn(JSON.parse(system.bytes.toString('utf8')))
    for (const module of ['usuarios', 'configuración'])
      expect(told).toEqual(expect.arrayContaining([...(forms.get(module)?.values() ?? [])]))
    const copy = await download(page, () => button(page, 'Descargar copia completa').click())
    const before = await allData(page)
    expect(textsIn(before)).toEqual(expect.arrayContaining(texts))

    await wipe(page)
    await openBackup(page)
    await giveCopy(page, copy.bytes)
    await page.getByLabel('Reemplazar').check()
    await dialog(page).getByRole('button', { name: 'Restaurar', exact: true }).click()
    await said(page, 'Copia restaurada')
    await expect.poll(() => allData(page)).toEqual(before)
    await expectSafe(page)
  }))
