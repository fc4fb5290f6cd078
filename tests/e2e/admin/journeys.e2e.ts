import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampleMiembros } from '@/entities/personal/seed'
import { KEYS } from '../../keys'
import { download, follow, offline, records, waitForWorker } from '../support/actions'
import { button, dialog, field, openAs } from '../support/admin'
import { type App, type AppOptions, withApp } from '../support/harness'
import { rowOf, said, saveForm } from '../support/panel'

const PHONE: AppOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  worker: true,
}

/** Begins a person's day: signed in, with the whole app on the device, and without a network from then on. */
async function begin({ page, context }: App, who: Parameters<typeof openAs>[1], path: string): Promise<void> {
  await openAs(page, who, path)
  await waitForWorker(page)
  await offline(context)
}

const choose = (page: Page, name: string, text: string) =>
  dialog(page)
    .getByLabel('Archivo CSV, Excel u ODS')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

const exported = async (page: Page, name: string) =>
  (await download(page, () => button(page, name).click())).name

test('human resources finds one of forty people with a thumb, changes what she does and sees it on the public page', () =>
  withApp(async (app) => {
    const { page } = app
    const [somebody] = sampleMiembros()
    const people = Array.from({ length: 40 }, (_, n) => ({
      ...somebody,
      id: `staff-${n}`,
      nombres: `Voluntaria Número ${n + 1} de la Segunda Compañía`,
      area: n % 2 ? 'Operaciones' : 'Comando',
      orden: n + 1,
    }))
    await page.addInitScript(
      ([key, data]) => {
        if (!location.protocol.startsWith('http') || localStorage.getItem(key)) return
        localStorage.setItem(key, JSON.stringify({ data, timestamp: Date.now(), v: 1 }))
      },
      [KEYS.personal, people] as const,
    )
    await begin(app, 'talento', '/admin/personal')
    const rows = page.getByRole('table').getByRole('row')
    await expect.poll(() => rows.count()).toBe(40)
    await button(page, 'Filtros').tap()
    await page.getByLabel('Filtrar por área').selectOption('Operaciones')
    await expect.poll(() => rows.count()).toBe(20)
    await page.getByRole('searchbox').fill('número 38')
    await expect.poll(() => rows.count()).toBe(1)
    // Anywhere on the row.
    await rows.first().tap({ position: { x: 220, y: 40 } })
    await button(page, 'Editar').tap()
    await field(page, 'Cargo').fill('Jefa de compañía')
    await saveForm(page, 'Personal actualizado')
    await expect
      .poll(async () => (await records(page, KEYS.personal)).find(({ id }) => id === 'staff-37')?.cargo)
      .toBe('Jefa de compañía')
    await follow(page, '/personal')
    await page.getByRole('searchbox').fill('número 38')
    await page.getByText('Jefa de compañía').first().waitFor()
  }, PHONE))

test('an inspector writes down a service without a time, takes the attendance and answers a report, on a phone', () =>
  withApp(async (app) => {
    const { page } = app
    await begin(app, 'inspector', '/admin/servicios')
    await button(page, 'Nuevo Servicio').tap()
    await field(page, 'Tipo').selectOption('Prevención')
    await field(page, 'Descripción').fill('Inspección de la panadería')
    await field(page, 'Dirección').fill('Calle Sucre y 10 de Agosto')
    await saveForm(page, 'Servicio registrado')
    await rowOf(page, 'Inspección de la panadería').waitFor()
    // A time that nobody took isn't stored as 0.
    const service = (await records(page, KEYS.servicios)).at(-1)
    expect(service).toMatchObject({ tipo: 'PREVENCION' })
    expect(service?.tiempoRespuesta).toBeUndefined()

    await follow(page, '/admin/eventos')
    const event = 'Simulacro de Incendio Forestal'
    await button(page, `Acciones de ${event}`).tap()
    await button(page, `Asistencia ${event}`).tap()
    await dialog(page).getByRole('checkbox').first().tap()
    await dialog(page).getByText('1 de 3 presentes').waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })

    await follow(page, '/admin/reportes')
    const report = 'Árbol inclinado sobre la vía a La Esperanza'
    await button(page, `Acciones de ${report}`).tap()
    await page.getByLabel(`Estado de ${report}`).selectOption('En proceso')
    await said(page, 'Estado actualizado')
    await button(page, `Editar ${report}`).tap()
    await field(page, 'Respuesta').fill('Vamos esta tarde.')
    await saveForm(page, 'Reporte actualizado')
    await expect
      .poll(async () => (await records(page, KEYS.reportes)).find(({ titulo }) => titulo === report))
      .toMatchObject({ estado: 'EN_PROCESO', respuesta: 'Vamos esta tarde.' })
  }, PHONE))

test('a storekeeper follows an alert, repairs an item and takes a delivery in, then takes it back', () =>
  withApp(async (app) => {
    const { page } = app
    await begin(app, 'bodega', '/admin')
    await page.getByRole('link', { name: /Stock Bajo/ }).tap()
    await page.waitForURL(/\/admin\/inventario\?/)
    const rows = page.getByRole('table').getByRole('row')
    await expect.poll(() => rows.count()).toBe(2)
    await button(page, 'Filtros (1)').or(button(page, 'Filtros')).tap()
    await button(page, 'Limpiar').tap()
    const item = 'Bote inflable con motor de 40 HP'
    await button(page, `Acciones de ${item}`).tap()
    await button(page, `Editar ${item}`).tap()
    await field(page, 'Estado').selectOption('Bueno')
    await saveForm(page, 'Item actualizado')
    const before = await records(page, KEYS.inventario)
    await button(page, 'Importar inventario').tap()
    await choose(
      page,
      'entrega.csv',
      `Nombre,Categoría,Cantidad\n${item},Equipo de rescate,3\nPala,Herramienta,6\n`,
    )
    await dialog(page).getByText('Se agregará 1 fila y cambiará 1.').waitFor()
    await button(page, 'Importar').tap()
    const taken = page.getByRole('alert').filter({ hasText: 'Se agregó 1 item y cambió 1.' })
    await taken.getByRole('button', { name: 'Deshacer' }).tap()
    await expect.poll(() => records(page, KEYS.inventario)).toEqual(before)
    expect(await exported(page, 'Exportar CSV')).toMatch(/^inventario-.*\.csv$/)
  }, PHONE))

test('a treasurer takes the month’s cédula in, exports it, writes the month’s report and prints it', () =>
  withApp(
    async (app) => {
      const { page } = app
      await begin(app, 'tesoreria', '/admin/presupuesto?tab=gastos')
      await button(page, 'Importar cédula').click()
      await choose(
        page,
        'octubre.csv',
        'Partida;Denominación;Codificado;Devengado;Pagado\n84.01.07;Bomba portátil;1000;400;300\n',
      )
      await dialog(page).getByText('Se agregará 1 fila.').waitFor()
      await button(page, 'Importar').click()
      await said(page, 'Se agregó 1 partida.')
      await rowOf(page, 'Bomba portátil').waitFor()
      expect(await exported(page, 'Exportar Excel')).toMatch(/\.xlsx$/)
      await page.emulateMedia({ media: 'print' })
      await page.getByRole('cell', { name: 'Bomba portátil' }).waitFor()
      await expect.poll(() => page.getByRole('button').count()).toBe(0)
      await page.emulateMedia({ media: 'screen' })

      await follow(page, '/admin/rendicion')
      await button(page, 'Generar Automático').click()
      await field(page, 'Título').waitFor()
      await field(page, 'Título').fill('Informe del mes')
      await expect.poll(() => field(page, 'Contenido').inputValue()).toContain('Saldo disponible')
      await saveForm(page, 'Reporte creado')
      await button(page, 'Publicar Informe del mes').click()
      await said(page, 'Reporte publicado')
      await follow(page, '/transparencia')
      await page.getByRole('heading', { name: 'Informe del mes' }).waitFor()
    },
    { worker: true },
  ))
