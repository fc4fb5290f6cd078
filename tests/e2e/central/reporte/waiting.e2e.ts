import { expect, test } from 'vitest'
import { offline, records } from '../../support/actions'
import { button, dialog, expectClean } from '../../support/admin'
import { card, citizen, file, SENT, staff, steps } from '../../support/central/citizen'
import type { Weather } from '../../support/central/front'
import { withCentral } from '../../support/central/station'
import { said } from '../../support/panel'
import { REPORTES, stored } from '../../support/phones'
import { toast } from '../../support/reportar'

const FAULTS: Weather[] = ['down', 'broken', 'busy', 'login page', 'killed']

test('while the central is down, broken, busy, behind a login page or killed a report waits, and goes when the app is opened', () =>
  withCentral(async ({ device, weather }) => {
    const page = await citizen(device)
    for (const fault of FAULTS) {
      weather(fault)
      const titulo = `Reporte con ${fault}`
      await file(page, titulo)
      // The browser itself repeats a call whose connection broke: the killed central may have the report already.
      if (fault !== 'killed') {
        // A busy central says itself how long to wait.
        const says = fault === 'busy' ? 'Se enviará más tarde.' : 'Se enviará solo cuando haya señal.'
        await page.getByRole('status').getByText(says).waitFor()
        expect(await toast(page, SENT).count()).toBe(0)
        await page.goto('/reportar/mis-reportes')
        await card(page, titulo).getByText('Falta enviarlo').waitFor()
        expect(await steps(page, titulo)).toEqual(['Guardado en este teléfono'])
      }
      weather('fine')
      await page.goto('/reportar/mis-reportes')
      await expect.poll(() => steps(page, titulo)).toHaveLength(3)
      // The card says it.
      expect(await toast(page, SENT).count()).toBe(0)
    }
    const chief = await staff(await device())
    for (const fault of FAULTS) await expect.poll(() => stored(chief, `Reporte con ${fault}`)).toHaveLength(1)
  }))

test('with a network the app says after Enviar that the central has the report; corrections and withdrawals travel later too', () =>
  withCentral(async ({ device, weather }) => {
    const page = await citizen(device)
    await page.getByText('Ninguna estación lee estos reportes').waitFor()
    await expectClean(page)
    await file(page, 'Poste <b>hostil</b> & "raro"')
    await toast(page.getByRole('main'), SENT).waitFor()
    await page.getByRole('heading', { name: 'Reporte enviado' }).waitFor()
    await expectClean(page)

    const chief = await staff(await device())
    await expect.poll(() => stored(chief, 'Poste <b>hostil</b> & "raro"')).toHaveLength(1)
    await page.goto('/reportar/mis-reportes')
    // The browser's emulation stops the page alone; its worker would send at once.
    weather('down')
    await offline(page.context())
    await page.getByRole('link', { name: 'Editar' }).click()
    await page.getByLabel('Título', { exact: true }).fill('Poste corregido')
    await button(page, 'Guardar cambios').click()
    await card(page, 'Poste corregido').getByText('Falta enviar su corrección').waitFor()
    await expectClean(page)
    weather('fine')
    await offline(page.context(), false)
    await expect.poll(() => stored(chief, 'Poste corregido')).toHaveLength(1)
    await card(page, 'Poste corregido').getByText('Falta enviar').waitFor({ state: 'detached' })

    weather('down')
    await offline(page.context())
    await button(page, 'Retirar').click()
    await dialog(page).getByRole('button', { name: 'Retirar', exact: true }).click()
    await card(page, 'Poste corregido').getByText('Pidió retirarlo').waitFor()
    expect(await button(page, 'Retirar').count()).toBe(0)
    weather('fine')
    await offline(page.context(), false)
    await said(page, 'Reporte retirado')
    await card(page, 'Poste corregido').waitFor({ state: 'detached' })
    await expect.poll(() => stored(chief, 'Poste corregido')).toEqual([])
    expect(await records(page, REPORTES)).toHaveLength(2)
  }))

test('a report filed on a joined device of the staff stays one report; those of a phone from before the central are sent too', () =>
  withCentral(async ({ device }) => {
    const [chief, other] = [await staff(await device()), await staff(await device())]
    await file(chief, 'Visto por la jefa')
    await toast(chief, SENT).waitFor()
    await expect.poll(() => stored(other, 'Visto por la jefa')).toHaveLength(1)
    expect(await stored(chief, 'Visto por la jefa')).toHaveLength(1)
    await chief.goto('/reportar/mis-reportes')
    await expect
      .poll(async () => (await steps(chief, 'Visto por la jefa')).slice(0, 3))
      .toEqual(['Guardado en este teléfono', 'Enviado', 'Recibido por la central de muestra'])

    const phone = await device()
    await phone.goto('/')
    await phone.evaluate(() => {
      const at = new Date().toISOString()
      const report = (id: string, titulo: string) => ({
        id,
        titulo,
        descripcion: 'De antes',
        categoria: 'Otro',
        prioridad: 'MEDIA',
        estado: 'PENDIENTE',
        fechaCreacion: at,
        fechaActualizacion: at,
        autor: { nombre: 'Luis', email: 'luis@correo.example' },
        imagenes: [],
        respuesta: '',
        administrador: '',
      })
      const put = (key: string, data: object[]) =>
        localStorage.setItem(key, JSON.stringify({ data, timestamp: Date.now() }))
      put('bomberos_reportes_reportes', [
        report('reporte-1-aaaa', 'Nunca salió'),
        report('reporte-2-bbbb', 'Ya compartido'),
      ])
      put('bomberos_reportes_misReportes', [
        { id: 'reporte-1-aaaa', guardado: at },
        { id: 'reporte-2-bbbb', guardado: at, compartido: at },
      ])
    })
    await phone.goto('/reportar/mis-reportes')
    await expect.poll(() => steps(phone, 'Nunca salió')).toHaveLength(3)
    await expect.poll(() => stored(other, 'Nunca salió')).toHaveLength(1)
    expect(await steps(phone, 'Ya compartido')).toEqual(['Guardado en este teléfono', 'Compartido'])
    expect(await stored(other, 'Ya compartido')).toEqual([])
  }))
