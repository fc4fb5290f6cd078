import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from '../../tools/accounts.mjs'
import { records } from '../support/actions'
import { button, dialog, expectClean, field } from '../support/admin'
import { change, claim, rows, staff, withCentral } from '../support/central/station'
import { saveForm } from '../support/panel'

type Miembro = { id: string; nombres: string; cargo: string }
const people = (page: Page) => records<Miembro>(page, 'bomberos_personal_personal')

/** The authors of a record's changes in the central's history, newest first. */
const authors = (page: Page, id: string) =>
  page.evaluate(
    (path) =>
      fetch(path).then(async (answer) =>
        (await answer.json()).cambios.map((one: { quien: string | null }) => one.quien),
      ),
    `/api/historial/bomberos_personal_personal/${id}`,
  )

/** What this device has yet to send of the people. */
const unsent = async (page: Page) =>
  (await rows<{ ops: object }>(page, 'pendiente:bomberos_personal_personal')).flatMap(({ ops }) =>
    Object.keys(ops),
  )

async function signOut(page: Page): Promise<void> {
  await button(page, 'Menú de usuario').click()
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click()
}

test('on the station’s computer what one person left unsent waits for them, and the next one is told', () =>
  withCentral(async ({ device }) => {
    const page = await staff(await device(), 'operaciones')
    const [person, other] = await people(page)
    if (!person || !other) throw new Error('no people')

    await page.route('**/api/**', (route) => route.abort())
    await change(page, person.nombres, 'Cargo', 'De operaciones')
    await expect
      .poll(() => rows(page, 'pendiente:bomberos_personal_personal'))
      .toMatchObject([{ ops: { [person.id]: {} } }])
    await page.getByRole('link', { name: /1 cambio por enviar/ }).waitFor()
    await signOut(page)
    await dialog(page).getByText('Un cambio suyo todavía no llega a la central.').waitFor()
    await dialog(page).getByRole('button', { name: 'Cerrar la sesión' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('bomberos_auth_token'))).toBeNull()
    await page.unroute('**/api/**')

    await signIn(page, 'jefe')
    await page.getByRole('link', { name: /Hay 1 cambio de .+ sin enviar/ }).click()
    await page.getByText(new RegExp(`Personal: ${person.nombres}.* \\(cambio de cargo\\)`)).waitFor()
    await expectClean(page)
    await button(page, 'Enviarlos con mi nombre').click()
    await dialog(page).getByText('En la central quedarán como cambios suyos').waitFor()
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click()
    await button(page, 'Salir y conservar los datos').click()
    await dialog(page).getByText('ya no se sabrá de quién es cada cambio').waitFor()
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click()
    await page.goto('/admin/personal')
    await change(page, other.nombres, 'Cargo', 'Del jefe')
    await expect.poll(() => authors(page, other.id)).toHaveLength(2)
    expect(await authors(page, person.id)).toHaveLength(1)
    // Until the answer is here, closing the session asks about the change that waits.
    await page.getByRole('link', { name: /Hay 1 cambio de .+ sin enviar/ }).waitFor()

    await signOut(page)
    await signIn(page, 'operaciones')
    await expect.poll(() => authors(page, person.id)).toHaveLength(2)
    const [whose] = await authors(page, person.id)
    expect(whose).not.toBe((await authors(page, other.id))[0])
  }))

test('who signs out takes away what the central has, without a network too, and keeps what it hasn’t', () =>
  withCentral(async ({ device, codigo }) => {
    const page = await device()
    await claim(page, codigo)
    await page.goto('/admin/personal?nuevo=true')
    await field(page, 'Nombres').fill('Ana Ruiz')
    await field(page, 'Cargo').fill('Bombera')
    await saveForm(page, 'agregado')
    await expect.poll(() => unsent(page)).toEqual([])

    await page.route('**/api/**', (route) => route.abort())
    await change(page, 'Ana Ruiz', 'Cargo', 'Jefa')
    await page.getByRole('link', { name: /1 cambio por enviar/ }).waitFor()
    await signOut(page)
    await dialog(page).getByRole('button', { name: 'Cerrar la sesión' }).click()
    await page.getByText('Se conservan mientras falte enviar 1 cambio suyo.').waitFor()
    expect(await button(page, 'Quitarlos').count()).toBe(0)
    expect(await people(page)).toMatchObject([{ cargo: 'Jefa' }])
    await page.unroute('**/api/**')

    await page.goto('/login')
    await page.getByLabel('Email', { exact: true }).fill('chief@canton.example')
    await page.getByLabel('Contraseña', { exact: true }).fill('Cuartel2026')
    await button(page, 'Iniciar Sesión').click()
    await page.getByRole('heading', { level: 1, name: 'Panel de Control', exact: true }).waitFor()
    await expect.poll(() => unsent(page)).toEqual([])
    await page.getByRole('link', { name: /Al día/ }).waitFor()
    await page.route('**/api/**', (route) => route.abort())
    await signOut(page)
    await page.getByText('En este equipo quedan los registros de la brigada').waitFor()
    await button(page, 'Quitarlos').click()
    await dialog(page).getByText('La central lo tiene todo: aquí se borra').waitFor()
    await expectClean(page)
    await dialog(page).getByRole('button', { name: 'Quitar de este equipo' }).click()
    await page.getByText('En este equipo ya no queda nada de la brigada.').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('bomberos_personal_personal'))).toBeNull()
    await expect.poll(() => rows(page, 'sombra:bomberos_personal_personal')).toEqual([])
  }))
