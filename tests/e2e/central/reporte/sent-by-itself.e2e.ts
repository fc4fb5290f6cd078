import { expect, test } from 'vitest'
import { offline } from '../../support/actions'
import { button, dialog, expectClean, field } from '../../support/admin'
import { card, citizen, file, SENT, staff, steps } from '../../support/central/citizen'
import { withCentral } from '../../support/central/station'
import { wake } from '../../support/chromium/worker'
import { saveForm } from '../../support/panel'
import { PHOTOS, photoSums, stored } from '../../support/phones'
import { toast } from '../../support/reportar'

test('a report with two photos, filed offline and the tab closed, reaches the station when the worker wakes; its answer comes back', () =>
  withCentral(async ({ device, url }) => {
    const [chief, other] = [await staff(await device()), await staff(await device())]
    const page = await citizen(device)
    const context = page.context()
    await offline(context)
    await file(page, 'Poste sin señal', PHOTOS)
    await page.getByRole('status').getByText('Se enviará solo cuando haya señal.').waitFor()
    expect(await toast(page, SENT).count()).toBe(0)
    await page.getByRole('status').filter({ hasText: 'Falta enviarlo' }).waitFor()
    const [mine] = await stored(page, 'Poste sin señal')
    const sources = mine?.imagenes as string[]
    const sums = await photoSums(page, sources)
    await page.close()

    await offline(context, false)
    await wake(context, url, 'reportes')
    const live = () => stored(chief, 'Poste sin señal')
    await expect.poll(live).toMatchObject([{ id: mine?.id, imagenes: sources }])
    await chief.getByText('Poste sin señal').first().waitFor()
    await expect.poll(() => photoSums(chief, sources)).toEqual(sums)

    await button(chief, 'Editar Poste sin señal').click()
    await field(chief, 'Estado').selectOption('EN_PROCESO')
    await field(chief, 'Respuesta').fill('Sale la cuadrilla.')
    await saveForm(chief, 'actualizado')
    await expect.poll(() => stored(other, 'Poste sin señal')).toMatchObject([{ estado: 'EN_PROCESO' }])

    const again = await context.newPage()
    await again.goto('/reportar/mis-reportes')
    await expect
      .poll(() => steps(again, 'Poste sin señal'))
      .toEqual([
        'Guardado en este teléfono',
        'Enviado',
        'Recibido por la central de muestra',
        'La central de muestra respondió: En proceso',
      ])
    await card(again, 'Poste sin señal').getByText('Sale la cuadrilla.').waitFor()
    expect(await button(again, 'Retirar').count()).toBe(0)
    await expectClean(again)

    await button(again, 'Pedir que se borre').click()
    await dialog(again).getByRole('button', { name: 'Pedir que se borre' }).click()
    await card(again, 'Poste sin señal').getByText('La central de muestra tiene su pedido').waitFor()
    await expect.poll(live).toMatchObject([{ olvidar: expect.any(String) }])
    expect(await live()).toHaveLength(1)
  }))
