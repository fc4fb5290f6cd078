import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from '../../tools/accounts.mjs'
import { records } from '../support/actions'
import { button, dialog, expectClean } from '../support/admin'
import { change, rows, staff, withCentral } from '../support/central/station'

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
    await button(page, 'Menú de usuario').click()
    await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click()
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

    await button(page, 'Menú de usuario').click()
    await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click()
    await signIn(page, 'operaciones')
    await expect.poll(() => authors(page, person.id)).toHaveLength(2)
    const [whose] = await authors(page, person.id)
    expect(whose).not.toBe((await authors(page, other.id))[0])
  }))
