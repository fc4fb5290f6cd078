import { expect, test } from 'vitest'
import { KEYS } from '../../keys'
import { signIn } from '../../tools/accounts.mjs'
import { offline, records } from '../support/actions'
import { button, dialog, expectCleanOnPhone, field } from '../support/admin'
import { withCentral } from '../support/central/station'
import { push, shownAvisos, withPushService, workerOf } from '../support/chromium/worker'
import { saveForm } from '../support/panel'
import { jpeg } from '../support/pictures'
import { fillReport, send, TYPED } from '../support/reportar'

const ON = 'Este teléfono le avisa de cada respuesta.'

test('a citizen asks to be told of the answer; the aviso opens it, with its photo, also without a network', () =>
  withCentral(async ({ device }) => {
    const citizen = await device({
      serviceWorkers: 'allow',
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    await withPushService(citizen)
    await citizen.goto('/reportar')
    const worker = await workerOf(citizen)
    await fillReport(citizen)
    await send(citizen)
    await button(citizen, 'Avisarme de cada respuesta').click()
    await citizen.getByText(ON).waitFor()
    await expectCleanOnPhone(citizen)

    const chief = await device()
    await signIn(chief, 'jefe')
    await chief.goto('/admin/reportes')
    await button(chief, `Editar ${TYPED.titulo}`).click()
    await field(chief, 'Respuesta').fill('Ya retiramos el poste.')
    const buffer = await jpeg(chief, 640, 480)
    await field(chief, 'Foto de cierre').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
    await dialog(chief).getByRole('img').first().waitFor()
    await saveForm(chief, 'Reporte actualizado')
    await expect
      .poll(async () => (await records(chief, KEYS.reportes)).find(({ titulo }) => titulo === TYPED.titulo))
      .toMatchObject({ respuesta: 'Ya retiramos el poste.', fotoCierre: expect.stringMatching(/./) })

    const aviso = {
      titulo: 'Hay una respuesta a su reporte',
      cuerpo: 'Ábrala en «Mis reportes».',
      url: '/reportar/mis-reportes',
      tag: 'respuesta-1',
      urgente: false,
    }
    await push(citizen, JSON.stringify(aviso))
    await expect.poll(() => shownAvisos(worker)).toMatchObject([{ title: aviso.titulo, data: aviso.url }])
    // A tap opens a window, which this Chromium gives nobody but a finger.
    await citizen.goto(aviso.url)
    await citizen.getByText('Ya retiramos el poste.').first().waitFor()
    const photo = citizen.getByRole('img', { name: /cierre/ })
    await photo.waitFor()
    await expectCleanOnPhone(citizen)

    await offline(citizen.context())
    await citizen.reload()
    await photo.waitFor()
    await offline(citizen.context(), false)
    await button(citizen, 'Ya no avisarme').click()
    await button(citizen, 'Avisarme de cada respuesta').waitFor()
    expect(await citizen.getByText(ON).count()).toBe(0)
  }))
