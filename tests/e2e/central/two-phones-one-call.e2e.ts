import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { KEYS } from '../../keys'
import { type ACCOUNTS, signIn } from '../../tools/accounts.mjs'
import { offline, records } from '../support/actions'
import { button, expectCleanOnPhone, field } from '../support/admin'
import { rows, withCentral } from '../support/central/station'
import { saveForm } from '../support/panel'

type Entry = Record<'id' | 'descripcion' | 'estado' | 'observaciones', string> & {
  personalAsignado: string[]
  numero?: string
}

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const

const callOn = async (page: Page) =>
  (await records<Entry>(page, KEYS.servicios)).find(({ descripcion }) => descripcion === 'Humo en el mercado')

async function note(page: Page, hora: string): Promise<void> {
  await button(page, hora).click()
  await page.getByText(new RegExp(`^${hora} \\d{2}:\\d{2}$`)).waitFor()
}

async function join(page: Page, name: string): Promise<void> {
  const crew = page.getByRole('combobox', { name: 'Personal asignado' })
  await crew.fill(name)
  await crew.press('Enter')
  await page.getByText(name, { exact: true }).waitFor()
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Nota', { exact: true }).fill(text)
  await button(page, 'Agregar la nota').click()
  await page.getByText(new RegExp(`^\\d{2}:\\d{2} ${text}$`, 'm')).waitFor()
}

test('two phones note one running call, one of them without a network: both agree in the end and nothing is lost', () =>
  withCentral(async ({ device, killed }) => {
    const phoneOf = async (account: keyof typeof ACCOUNTS) => {
      const page = await device(PHONE)
      await signIn(page, account)
      await page.goto('/admin/servicios')
      await expect.poll(() => rows(page, `sombra:${KEYS.servicios}`)).toHaveLength(1)
      return page
    }
    const [cab, scene] = [await phoneOf('operaciones'), await phoneOf('inspector')]
    await cab.goto('/admin/servicios?nuevo=true')
    await field(cab, 'Descripción').fill('Humo en el mercado')
    await field(cab, 'Dirección').fill('Calle Sucre 5')
    await field(cab, 'Estado').selectOption('EN_CURSO')
    await saveForm(cab, 'Servicio registrado')
    const { id } = (await callOn(cab)) ?? expect.fail()
    await expect.poll(() => callOn(scene)).toMatchObject({ id })
    for (const page of [cab, scene]) await page.goto(`/admin/servicios/salida/${id}`)
    await note(cab, 'Aviso')
    await scene.getByText(/^Aviso \d{2}:\d{2}$/).waitFor()

    await offline(scene.context())
    await note(cab, 'Salida')
    await join(cab, 'Ana Ruiz Mora')
    await write(cab, 'Sale el tanquero')
    await note(scene, 'Llegada')
    await join(scene, 'Luis Paz Lema')
    await write(scene, 'El puente está caído')
    await join(cab, 'Eva Torres Vera')
    await killed()
    await expectCleanOnPhone(scene)
    await offline(scene.context(), false)

    for (const page of [cab, scene]) {
      for (const hora of ['Aviso', 'Salida', 'Llegada'])
        await page.getByText(new RegExp(`^${hora} \\d{2}:\\d{2}$`)).waitFor()
      await expect
        .poll(async () => (await callOn(page))?.personalAsignado.toSorted())
        .toEqual(['Ana Ruiz Mora', 'Eva Torres Vera', 'Luis Paz Lema'])
      await expect
        .poll(async () =>
          (await callOn(page))?.observaciones
            .split('\n')
            .map((line) => line.slice(6))
            .sort(),
        )
        .toEqual(['El puente está caído', 'Sale el tanquero'])
    }

    await note(scene, 'Controlado')
    await button(cab, 'Terminar').click()
    for (const page of [cab, scene]) {
      await page.getByText('Este servicio ya no está en curso.').waitFor()
      await expect.poll(async () => (await callOn(page))?.numero).toMatch(/^P-\d{4}-\d{4}$/)
    }
    await expect.poll(() => callOn(scene)).toEqual(await callOn(cab))
    // Nobody's word was replaced, so nobody is told that it was.
    for (const page of [cab, scene]) expect(await rows(page, 'central-aviso:')).toEqual([])
  }))
