import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { download, entry, follow, holdWrites, records } from '../support/actions'
import { button, dialog, field, signInAs } from '../support/admin'
import { withApp } from '../support/harness'
import { shifts, watchShifts } from '../support/measure'
import { expectCleanUnhovered, removeRow, rowOf, said } from '../support/panel'

const ATTENDANCE = 'bomberos_eventos_asistencias'
const DRILL = 'Simulacro de Incendio Forestal'
const TRAINING = 'Capacitación en Rescate Vehicular'
const CHIEF = 'Crnl. Marco Antonio Villacís Paredes'
const TREASURER = 'Ing. Carmen Lucía Tenesaca Quizhpe'

const person = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name, exact: true })
const ofChief = async (page: Page) => (await records(page, ATTENDANCE)).find(({ nombre }) => nombre === CHIEF)

test('attendance: marked with the time, noted, counted, exported, printed, and kept when its event goes', () =>
  withApp(async ({ page, context }) => {
    await page.clock.setFixedTime('2024-08-03T23:50:00-05:00')
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
      .toMatchObject({ asistio: true, horaEntrada: '2024-08-04T04:50:00.000Z' })
    await person(page, CHIEF).uncheck()
    await dialog(page).getByText('0 de 3 presentes').waitFor()
    await expect.poll(() => ofChief(page)).toMatchObject({ asistio: false, horaEntrada: '' })
    await person(page, CHIEF).check()

    await dialog(page).getByRole('searchbox').fill('tenesaca')
    await person(page, CHIEF).waitFor({ state: 'detached' })
    await dialog(page)
      .getByRole('button', { name: `Anotar hora y observaciones de ${TREASURER}` })
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
    await rowOf(page, DRILL).getByText('1/2', { exact: true }).waitFor()
    await rowOf(page, TRAINING).getByText('0/0', { exact: true }).waitFor()

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
    expect(csv.name).toBe('asistencias-2024-08-03.csv')
    expect(csv.bytes.toString().split('\r\n')).toEqual([
      '\uFEFFEvento,Fecha,Personal,Cargo,Asistió,Hora Entrada,Observaciones',
      `${DRILL},2024-08-03,${CHIEF},Primer Jefe,Sí,2024-08-03 23:50,`,
      `${DRILL},2024-08-03,${TREASURER},Tesorera,No,,"'=Avisó, ""enferma"""`,
      `${TRAINING},2024-05-11,${TREASURER},Tesorera,Sí,,`,
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
        .getByRole('button', { name: `Anotar hora y observaciones de ${CHIEF}` })
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
