import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, dialog, field } from '../support/admin'
import { answersOf, call, peopleWithCodes, phoneOf, ringHere } from '../support/central/brigade'
import { claim, withCentral } from '../support/central/station'

const NAMES = ['Ana Ruiz', 'Eva Paz', 'Leo Vera', 'Luis Mora', 'Noe Cruz'] as const

const knows = (phone: Page) => phone.getByText('La estación ya lo sabe.', { exact: false }).waitFor()
const waits = (phone: Page) => phone.getByText('la estación todavía no lo sabe', { exact: false }).waitFor()
const asks = (phones: readonly Page[], direccion: string) =>
  Promise.all(phones.map((phone) => phone.getByText(direccion, { exact: true }).waitFor()))

test('five phones, a screen of the station and the panel: no answer is lost, doubled or invented', () =>
  withCentral(async ({ device, codigo, weather, killed }) => {
    const chief = await device()
    await claim(chief, codigo)
    const codes = await peopleWithCodes(chief, NAMES)
    // One asks to be rung; the others hear of a call by their open page.
    const [ana, eva, leo, luis, noe] = (await Promise.all(
      NAMES.map((name, n) => phoneOf(device, codes[n] ?? '', name, { worker: n === 0 })),
    )) as [Page, Page, Page, Page, Page]
    const phones = [ana, eva, leo, luis, noe]
    await ringHere(ana)
    const screen = await chief.context().newPage()
    const onScreen = (list: RegExp) => screen.getByRole('region', { name: list })

    // By day: two come, one can't, one changes their mind, one says nothing.
    await call(chief, 'Calle Bolívar 12')
    await screen.goto(chief.url())
    await asks(phones, 'Calle Bolívar 12')
    await button(ana, 'Voy a la estación').click()
    await button(ana, '10 minutos').click()
    await button(eva, 'Voy directo').click()
    await button(leo, 'No puedo').click()
    await button(luis, 'No puedo').click()
    await knows(luis)
    await button(luis, 'Voy a la estación').click()
    await Promise.all([ana, eva, leo, luis].map(knows))
    await onScreen(/^Vienen \(3\)/).waitFor()
    await onScreen(/^No pueden \(1\)/)
      .getByText('Leo Vera')
      .waitFor()
    await onScreen(/^Sin respuesta \(1\)/)
      .getByText('Noe Cruz')
      .waitFor()
    await noe.getByText('También vienen:').waitFor()
    await expect
      .poll(() => answersOf(chief))
      .toEqual([
        'Ana Ruiz: ESTACION 10',
        'Eva Paz: DIRECTO null',
        'Leo Vera: NO_PUEDO null',
        'Luis Mora: ESTACION null',
        'Noe Cruz: null null',
      ])
    // On a phone the ways to end it and to call more people stay in reach below three who come.
    await chief.setViewportSize({ width: 360, height: 740 })
    await chief.evaluate(() => scrollTo(0, 0))
    for (const name of ['Llamar a más gente', 'Cerrar la salida'])
      await expect
        .poll(() =>
          button(chief, name).evaluate((node) => {
            const { left, bottom, width } = node.getBoundingClientRect()
            const hit = document.elementFromPoint(left + width / 2, bottom - 5)
            return bottom <= innerHeight && node.contains(hit)
          }),
        )
        .toBe(true)
    await button(chief, 'Cerrar la salida').click()
    await dialog(chief).getByRole('button', { name: 'Cerrar la salida' }).click()
    await screen.getByText('Cerrado').first().waitFor()
    await ana.getByText('Terminó').waitFor()

    // By night without internet: no push service takes anything, and the open pages hear it over the central; which dies
    // and comes back between two answers.
    await call(chief, 'Calle Sucre 5')
    await screen.goto(chief.url())
    await asks(phones, 'Calle Sucre 5')
    await onScreen(/^Sin respuesta \(5\)/)
      .getByText('Lo abrió y no contesta')
      .nth(4)
      .waitFor()
    await button(ana, 'Voy a la estación').click()
    await knows(ana)
    weather('down')
    await button(eva, 'No puedo').click()
    await button(leo, 'Voy directo').click()
    await button(leo, 'No puedo').click()
    await Promise.all([eva, leo].map(waits))
    await screen.getByText('Esta pantalla no oye a la central').waitFor()
    await killed()
    await button(luis, 'Voy directo').click()
    await Promise.all([eva, leo, luis].map(knows))
    await onScreen(/^Vienen \(2\)/).waitFor()
    await onScreen(/^No pueden \(2\)/).waitFor()
    await expect
      .poll(() => answersOf(chief))
      .toEqual([
        'Ana Ruiz: ESTACION null',
        'Eva Paz: NO_PUEDO null',
        'Leo Vera: NO_PUEDO null',
        'Luis Mora: DIRECTO null',
        'Noe Cruz: null null',
      ])

    // Called off: whoever may be on the way reads why, and nobody is asked any more.
    await button(chief, 'Anular').click()
    await field(chief, '¿Por qué?').fill('Era una quema controlada')
    await button(chief, 'Anular y avisar').click()
    for (const phone of phones) {
      const card = phone.getByRole('region', { name: 'Combate de Incendios' }).filter({ hasText: 'Sucre 5' })
      await card.getByText('Anulada: ya no hace falta ir').waitFor()
      expect(await card.getByRole('group', { name: '¿Viene?' }).count()).toBe(0)
    }
    await screen.getByText('Era una quema controlada').waitFor()
    expect(await answersOf(chief)).toHaveLength(NAMES.length)
  }))
