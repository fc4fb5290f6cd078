import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { download, entry, follow, holdWrites, records } from '../support/actions'
import { button, dialog, field, signInAs } from '../support/admin'
import { withApp } from '../support/harness'
import { shifts, watchShifts } from '../support/measure'
import { expectCleanUnhovered, removeRow, rowOf, said, saveForm, verbs } from '../support/panel'
import { toast } from '../support/reportar'

const EVENTS = 'bomberos_eventos_eventos'
const ATTENDANCE = 'bomberos_eventos_asistencias'
const DRILL = 'Simulacro de Incendio Forestal'
const TRAINING = 'Capacitación en Rescate Vehicular'
const TITLE = '<b>Reunión</b> de directiva 🚒'
const CHIEF = 'Crnl. Marco Antonio Villacís Paredes'
const TREASURER = 'Ing. Carmen Lucía Tenesaca Quizhpe'

const person = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name, exact: true })
const ofChief = async (page: Page) => (await records(page, ATTENDANCE)).find(({ nombre }) => nombre === CHIEF)

test('an event is created, filtered, edited, published, deleted and brought back', () =>
  withApp(async ({ page }) => {
    await signInAs(page, 'operaciones')
    await page.goto('/admin/eventos')
    await page.getByRole('heading', { level: 1, name: 'Gestión de Eventos' }).waitFor()
    await expect
      .poll(() => verbs(page, DRILL))
      .toEqual(['Ver', 'Asistencia', 'Editar', 'Despublicar', 'Eliminar'])

    await button(page, 'Nuevo Evento').click()
    await field(page, 'Fecha').fill('')
    await dialog(page).getByRole('button', { name: 'Guardar' }).click()
    await said(page, 'Los campos título y fecha son obligatorios.')
    await field(page, 'Título').fill(TITLE)
    await field(page, 'Fecha').fill('2024-09-01')
    await field(page, 'Categoría').selectOption('Reunión')
    await field(page, 'Autor').fill('X'.repeat(300))
    await field(page, 'Resumen').fill('=1+1 Presupuesto del año')
    await field(page, 'Contenido').fill('<script>alert(1)</script>')
    await saveForm(page, 'Evento creado')
    const row = rowOf(page, TITLE)
    await row.getByText('Borrador').waitFor()
    await expect.poll(() => page.getByRole('row').nth(1).innerText()).toContain(TITLE)
    expect((await records(page, EVENTS)).find(({ titulo }) => titulo === TITLE)).toMatchObject({
      id: expect.stringMatching(/^evento-\d+/),
      fecha: '2024-09-01',
      categoria: 'REUNION',
      resumen: '=1+1 Presupuesto del año',
      cuerpo: '<script>alert(1)</script>',
      autor: 'X'.repeat(300),
      galeria: [],
      publicado: false,
      destacado: false,
    })

    await page.getByRole('searchbox').fill('PRESUPUESTO del ano')
    await rowOf(page, DRILL).waitFor({ state: 'detached' })
    await page.reload()
    await row.waitFor()
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    await page.getByLabel('Filtrar por estado').selectOption('Publicado')
    await page.getByText('Ningún evento coincide con el filtro').waitFor()
    await button(page, 'Limpiar').click()
    await rowOf(page, DRILL).waitFor()

    await button(page, `Publicar ${TITLE}`).click()
    await said(page, 'Evento publicado')
    await row.getByText('Publicado').waitFor()
    await button(page, `Despublicar ${TITLE}`).click()
    await said(page, 'Evento despublicado')
    await row.getByText('Borrador').waitFor()

    await button(page, `Editar ${TITLE}`).click()
    await field(page, 'Categoría').selectOption('Evento especial')
    await saveForm(page, 'Evento actualizado')
    await row.getByText('Evento especial').waitFor()
    await button(page, `Ver ${TITLE}`).click()
    await dialog(page).getByText('<script>alert(1)</script>').waitFor()
    await button(page, 'Editar').click()
    await expect.poll(() => field(page, 'Título').inputValue()).toBe(TITLE)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })

    await removeRow(page, TITLE, `¿Está seguro de eliminar el evento «${TITLE}»?`)
    await toast(page, 'Evento eliminado').waitFor()
    await button(page, 'Deshacer').click()
    await row.waitFor()
    await removeRow(page, TITLE, `¿Está seguro de eliminar el evento «${TITLE}»?`)
    await page.reload()
    await rowOf(page, DRILL).waitFor()
    await expect.poll(() => row.count()).toBe(0)
  }))

test('attendance: marked with the time, noted, counted, exported, printed, and kept when its event goes', () =>
  withApp(async ({ page, context }) => {
    await page.clock.setFixedTime('2026-11-20T23:50:00-05:00')
    await signInAs(page, 'jefe')
    await page.goto('/admin/eventos')
    await button(page, `Asistencia ${DRILL}`).click()
    await dialog(page).getByText('0 de 3 presentes').waitFor()
    await expect.poll(() => dialog(page).getByRole('checkbox').count()).toBe(3)
    await person(page, CHIEF).check()
    await dialog(page).getByText('Entrada 23:50').waitFor()
    await dialog(page).getByText('1 de 3 presentes').waitFor()
    await expect
      .poll(() => ofChief(page))
      .toMatchObject({ asistio: true, horaEntrada: '2026-11-21T04:50:00.000Z' })
    await person(page, CHIEF).uncheck()
    await dialog(page).getByText('0 de 3 presentes').waitFor()
    await expect.poll(() => ofChief(page)).toMatchObject({ asistio: false, horaEntrada: '' })
    await person(page, CHIEF).check()

    await dialog(page).getByRole('searchbox').fill('tenesaca')
    await person(page, CHIEF).waitFor({ state: 'detached' })
    await dialog(page)
      .getByRole('button', { name: `Anotar observaciones de ${TREASURER}` })
      .click()
    const note = dialog(page).getByLabel(`Observaciones de ${TREASURER}`, { exact: true })
    const { waiting, letGo } = await holdWrites(page, 'bomberos_eventos_asistencias')
    await note.fill('=Avisó')
    await expect.poll(waiting).toBe(true)
    await note.fill('=Avisó, "enferm')
    await letGo()
    await expect
      .poll(async () => JSON.stringify(await entry(page, 'bomberos_eventos_asistencias')))
      .toContain('=Avisó')
    await note.pressSequentially('a"')
    await expect.poll(() => note.inputValue()).toBe('=Avisó, "enferma"')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await rowOf(page, DRILL).getByText('1/2').waitFor()
    await rowOf(page, TRAINING).getByText('0/0').waitFor()

    await button(page, `Asistencia ${TRAINING}`).click()
    await person(page, TREASURER).check()
    await dialog(page).getByText('1 de 3 presentes').waitFor()
    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('heading', { name: 'Lista de asistencia' })
    await sheet.waitFor()
    await page.getByText('Cuerpo de Bomberos Voluntarios de Villa Esperanza').waitFor()
    await expect
      .poll(() => page.getByRole('heading', { level: 1, name: 'Gestión de Eventos' }).isVisible())
      .toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await sheet.waitFor({ state: 'detached' })
    await page.goBack()
    await dialog(page).waitFor({ state: 'detached' })

    await page.getByRole('tab', { name: 'Asistencias' }).click()
    await page.waitForURL('**/admin/eventos?tab=asistencias')
    await expect
      .poll(() => page.getByRole('tabpanel').innerText())
      .toMatch(/Total Registros\s+3\s+Confirmados\s+2\s+Promedio de Asistencia\s+75,0 %/)
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual(['Evento', 'Personal', 'Cargo', 'Asistió', 'Hora Entrada', 'Observaciones'])
    const csv = await download(page, () => button(page, 'Exportar CSV').click())
    await said(page, 'Datos exportados')
    expect(csv.name).toBe('asistencias-2026-11-20.csv')
    expect(csv.bytes.toString().split('\r\n')).toEqual([
      '\uFEFFEvento,Fecha,Personal,Cargo,Asistió,Hora Entrada,Observaciones',
      `${DRILL},2024-08-03,${CHIEF},Primer Jefe,Sí,2026-11-20 23:50,`,
      `${DRILL},2024-08-03,${TREASURER},Tesorera,No,,"'=Avisó, ""enferma"""`,
      `${TRAINING},2024-05-11,${TREASURER},Tesorera,Sí,2026-11-20 23:50,`,
      '',
    ])

    const other = await context.newPage()
    await other.goto('/admin/eventos')
    await removeRow(
      other,
      DRILL,
      'Sus 2 registros de asistencia se conservan y aparecerán como «Evento no encontrado».',
    )
    await other.close()
    await rowOf(page, 'Evento no encontrado').first().waitFor()
    await expect.poll(() => rowOf(page, 'Evento no encontrado').count()).toBe(2)
    await follow(page, '/admin/eventos?asistencia=evento-1722693600002')
    await dialog(page).getByText('Evento no encontrado').waitFor()
  }))

test('an inspector takes attendance but neither publishes, deletes nor exports; a treasurer sees nothing', () =>
  withApp(async ({ page }) => {
    await signInAs(page, 'inspector')
    await page.goto('/admin/eventos')
    await rowOf(page, DRILL).waitFor()
    await expect.poll(() => verbs(page, DRILL)).toEqual(['Ver', 'Asistencia', 'Editar'])
    await button(page, 'Nuevo Evento').click()
    await field(page, 'Título').fill('Visita a una escuela')
    await expect.poll(() => field(page, 'Publicar inmediatamente').count()).toBe(0)
    await saveForm(page, 'Evento creado')
    await rowOf(page, 'Visita a una escuela').getByText('Borrador').waitFor()
    await button(page, 'Asistencia Visita a una escuela').click()
    await person(page, CHIEF).check()
    await dialog(page).getByText('1 de 3 presentes').waitFor()
    await follow(page, '/admin/eventos?tab=asistencias')
    await rowOf(page, 'Visita a una escuela').waitFor()
    await expect.poll(() => button(page, 'Exportar CSV').count()).toBe(0)

    await signInAs(page, 'tesoreria')
    await follow(page, '/admin/eventos')
    await page.getByRole('heading', { level: 1, name: 'Acceso restringido' }).waitFor()
  }))

test('on a phone every screen and dialog passes axe and fits, light and dark', () =>
  withApp(
    async ({ page }) => {
      await signInAs(page, 'jefe')
      await watchShifts(page)
      await page.goto('/admin/eventos')
      await rowOf(page, DRILL).waitFor()
      await page.getByText('1 a 2 de 2').waitFor()
      await expect.poll(() => shifts(page)).toEqual([])
      const heights = () =>
        page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().height))
      await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(44)
      await expectCleanUnhovered(page)
      await button(page, `Acciones de ${DRILL}`).click()
      await button(page, `Asistencia ${DRILL}`).click()
      await person(page, CHIEF).check()
      await dialog(page)
        .getByRole('button', { name: `Anotar observaciones de ${CHIEF}` })
        .click()
      await dialog(page).getByText('1 de 3 presentes').waitFor()
      await expectCleanUnhovered(page)
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
      await follow(page, '/admin/eventos?tab=asistencias')
      await rowOf(page, CHIEF).waitFor()
      await expectCleanUnhovered(page)
      await follow(page, '/admin/eventos?nuevo=true')
      await field(page, 'Contenido').waitFor()
      await expectCleanUnhovered(page)
    },
    { viewport: { width: 360, height: 740 } },
  ))
