import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { offline } from '../../support/actions'
import { button, dialog, expectClean, expectCleanOnPhone, field } from '../../support/admin'
import { call, ringHere, volunteer } from '../../support/central/brigade'
import { claim, withCentral } from '../../support/central/station'
import { doubleLetters } from '../../support/chromium/letters'
import { push, shownAvisos, workerOf } from '../../support/chromium/worker'

/** The first answer stands whole on the screen of a page that was just opened. */
const answersFirst = (phone: Page) =>
  expect
    .poll(() =>
      button(phone, 'Voy a la estación').evaluate((node) => {
        const { top, bottom } = node.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      }),
    )
    .toBe(true)

test('a call rings a phone, it answers also where there is no signal, and the station sees each answer', () =>
  withCentral(async ({ device, codigo }) => {
    const chief = await device()
    await claim(chief, codigo)
    const luis = await volunteer({ chief, device }, 'Luis Mora', 'Conductor', { look: true })
    const eva = await volunteer({ chief, device }, 'Eva Paz', 'Bombera')
    await ringHere(luis)
    const worker = await workerOf(luis)
    await luis.evaluate(() => scrollTo(0, document.body.scrollHeight))

    await call(chief, 'Calle Bolívar 12', { look: true })
    const vienen = chief.getByRole('region', { name: /^Vienen/ })
    await vienen.getByText('Todavía nadie.').waitFor()
    await expectClean(chief)

    // The notice, as the browser hands it to the worker: it says that it showed it.
    const [, id = ''] = /(despacho-[\w-]+)/.exec(chief.url()) ?? []
    const aviso = { titulo: 'Hay una salida', cuerpo: '', url: '/mi', tag: id, urgente: true, despacho: id }
    await push(luis, JSON.stringify(aviso))
    await expect.poll(() => shownAvisos(worker)).toMatchObject([{ title: 'Hay una salida' }])
    await chief.getByText('Su teléfono lo mostró · Conductor').waitFor()
    // The page is open and scrolled: only once the card is seen was it opened.
    await luis.getByRole('button', { name: /^Hay una salida: Combate de Incendios/ }).click()
    await chief.getByText('Lo abrió y no contesta · Conductor').waitFor()

    await luis.getByText('Calle Bolívar 12', { exact: true }).waitFor()
    await expectCleanOnPhone(luis)
    await button(luis, 'Voy a la estación').click()
    await button(luis, '10 minutos').click()
    await luis.getByText('La estación ya lo sabe.', { exact: false }).waitFor()
    await vienen.getByText(/^llega \d\d:\d\den 10 min$/).waitFor()
    await expectCleanOnPhone(luis)
    // Luis drives, though nobody recorded his licence. A line that wraps begins with a number, and no dot stands before it.
    const sums = chief.locator('p', { hasText: '1 viene' }).first()
    expect((await sums.innerText()).split('\n')).toContain('1 conductor')
    const before = await sums.evaluate((all) =>
      [...all.children].map((one) => getComputedStyle(one, '::before').content),
    )
    expect(new Set(before)).toEqual(new Set(['none']))

    await eva.getByText('También vienen:').waitFor()
    await eva.setViewportSize({ width: 740, height: 360 })
    await eva.reload()
    await answersFirst(eva)
    await eva.setViewportSize({ width: 360, height: 740 })
    await doubleLetters(eva)
    await eva.reload()
    await answersFirst(eva)
    await doubleLetters(eva, false)

    // No signal: kept, said so, and sent by itself.
    await offline(eva.context())
    await button(eva, 'No puedo').click()
    await eva.getByText('la estación todavía no lo sabe', { exact: false }).waitFor()
    await eva.reload()
    await eva.getByText('la estación todavía no lo sabe', { exact: false }).waitFor()
    await expectCleanOnPhone(eva)
    expect(await chief.getByRole('region', { name: /^No pueden/ }).count()).toBe(0)
    await offline(eva.context(), false)
    await chief
      .getByRole('region', { name: /^No pueden/ })
      .getByText('Eva Paz')
      .waitFor()
    await eva.getByText('La estación ya lo sabe.', { exact: false }).waitFor()

    await button(chief, 'Anular').click()
    await field(chief, '¿Por qué?').fill('Era una quema controlada')
    await expectClean(chief)
    await button(chief, 'Anular y avisar').click()
    await luis.getByText('Anulada: ya no hace falta ir').waitFor()
    await luis.getByText('Era una quema controlada').waitFor()
    // Seen before everything else: whoever reads it may be on the way.
    const top = async (text: string) => (await luis.getByText(text).boundingBox())?.y ?? Number.NaN
    expect(await top('Anulada: ya no hace falta ir')).toBeLessThan(
      await top('Este teléfono avisa de cada salida'),
    )
    await chief.goto('/admin/despacho')
    await chief.getByRole('button', { name: /^Ver Combate de Incendios/ }).click()
    await dialog(chief).getByText('Luis Mora: viene a la estación, en 10 min', { exact: false }).waitFor()
    await dialog(chief).getByText('Eva Paz: no puede', { exact: false }).waitFor()
    await expectClean(chief)
  }))
