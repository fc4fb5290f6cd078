import { expect, test } from 'vitest'
import { offline } from '../support/actions'
import { button, dialog, expectClean, expectCleanOnPhone, field } from '../support/admin'
import { addPerson, call, codeFor, phoneOf, ringHere, volunteer } from '../support/central/brigade'
import { claim, withCentral } from '../support/central/station'
import { push, shownAvisos, workerOf } from '../support/chromium/worker'
import { saveForm } from '../support/panel'

test('a call rings a phone, it answers also where there is no signal, and the station sees each answer', () =>
  withCentral(async ({ device, codigo }) => {
    const chief = await device()
    await claim(chief, codigo)
    const luis = await volunteer({ chief, device }, 'Luis Mora', 'Conductor', { look: true })
    const eva = await volunteer({ chief, device }, 'Eva Paz', 'Bombera')
    await ringHere(luis)
    const worker = await workerOf(luis)

    await call(chief, 'Calle Bolívar 12', { look: true })
    const vienen = chief.getByRole('region', { name: /^Vienen/ })
    await vienen.getByText('Todavía nadie.').waitFor()
    await expectClean(chief)

    // The notice, as the browser hands it to the worker: it says that it showed it.
    const [, id = ''] = /(despacho-[\w-]+)/.exec(chief.url()) ?? []
    const aviso = { titulo: 'Hay una salida', cuerpo: '', url: '/mi', tag: id, urgente: true, despacho: id }
    await push(luis, JSON.stringify(aviso))
    await expect.poll(() => shownAvisos(worker)).toMatchObject([{ title: 'Hay una salida' }])
    await chief.getByText('Conductor · Lo abrió y no contesta').waitFor()

    await luis.getByText('Calle Bolívar 12').waitFor()
    await expectCleanOnPhone(luis)
    await button(luis, 'Voy a la estación').click()
    await button(luis, '10 minutos').click()
    await luis.getByText('La estación ya lo sabe.', { exact: false }).waitFor()
    await vienen.getByText('Luis Mora, en 10 min').waitFor()
    await expectCleanOnPhone(luis)

    // No signal: kept, said so, and sent by itself.
    await eva.getByText('También vienen:').waitFor()
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

test('the panel asks for a test of the alarm once a month; a test says of each person how far it came', () =>
  withCentral(async ({ device, codigo }) => {
    const chief = await device()
    await claim(chief, codigo)
    await addPerson(chief, 'Luis Mora', 'Conductor')
    await addPerson(chief, 'Eva Paz', 'Capitana')
    const prompt = chief.getByRole('link', { name: /^Hay que probar la alarma de las salidas/ })
    // Where no phone tells of a call there is nothing to try yet.
    await chief.goto('/admin')
    await chief.getByText('Lo que espera').waitFor()
    expect(await prompt.count()).toBe(0)
    const luis = await phoneOf(device, await codeFor(chief, 'Luis Mora'), 'Luis Mora')
    await ringHere(luis)

    await chief.goto('/admin')
    await prompt.getByText('Nunca se llamó desde aquí.').waitFor()
    await expectClean(chief)
    await prompt.click()
    await chief.getByText('Haga una prueba este mes').waitFor()
    await button(chief, 'Despachar').click()
    await field(chief, 'Dirección').fill('Estación central')
    await field(chief, 'Es una prueba').check()
    await button(chief, 'Enviar la prueba').click()
    const silent = chief.getByRole('region', { name: /^Sin respuesta/ })
    await silent.getByText('Conductor · Lo abrió y no contesta').waitFor()
    await silent.getByText('Capitana · puede ir al mando · No tiene un teléfono que avise').waitFor()
    await luis.getByText('Prueba: no hay que ir').waitFor()
    await button(luis, 'Voy a la estación').click()
    await chief.getByRole('region', { name: 'Vienen (1)' }).getByText('Luis Mora').waitFor()
    await button(chief, 'Cerrar la salida').click()
    await dialog(chief).getByRole('button', { name: 'Cerrar la salida' }).click()
    await chief.getByText('Dijeron que venían (1)').waitFor()
    // A test is no service.
    expect(await chief.getByRole('link', { name: 'Anotarla en la bitácora' }).count()).toBe(0)

    await chief.goto('/admin/despacho')
    await button(chief, 'Ver Combate de Incendios, Estación central').click()
    await dialog(chief).getByText('Luis Mora: viene a la estación', { exact: false }).waitFor()
    await chief.goto('/admin')
    await chief.getByText('Lo que espera').waitFor()
    expect(await prompt.count()).toBe(0)
  }))

test('an answer stands while the central is dead; a phone that was ended keeps nothing of the call', () =>
  withCentral(async ({ device, codigo, weather, killed }) => {
    const chief = await device()
    await claim(chief, codigo)
    const luis = await volunteer({ chief, device }, 'Luis Mora', 'Conductor')
    await ringHere(luis)
    await call(chief, 'Calle Sucre 5')
    await luis.getByText('Calle Sucre 5').waitFor()

    weather('down')
    await button(luis, 'Voy directo').click()
    await luis.getByText('la estación todavía no lo sabe', { exact: false }).waitFor()
    await chief.getByText('Esta pantalla no oye a la central').waitFor()
    await killed()
    await luis.getByText('La estación ya lo sabe.', { exact: false }).waitFor()
    await chief
      .getByRole('region', { name: /^Vienen/ })
      .getByText('Luis Mora')
      .waitFor()

    await offline(luis.context())
    await chief.goto('/admin/personal')
    await button(chief, 'Ver Luis Mora').click()
    await dialog(chief).getByText('avisa de las salidas', { exact: false }).waitFor()
    await button(chief, 'Quitar').click()
    await button(chief, 'Quitar el acceso').click()
    await dialog(chief).getByText('Ningún teléfono suyo tiene acceso', { exact: false }).waitFor()
    await offline(luis.context(), false)
    await button(luis, 'Entrar en este teléfono').waitFor()
    expect(await luis.getByText('Calle Sucre 5').count()).toBe(0)
    await offline(luis.context())
    await luis.reload()
    await button(luis, 'Entrar en este teléfono').waitFor()
    expect(await luis.getByText('Luis Mora').count()).toBe(0)
  }))

test('somebody says from their phone, without a signal, that they come to an event; who takes the attendance sees it', () =>
  withCentral(async ({ device, codigo }) => {
    const chief = await device()
    await claim(chief, codigo)
    await addPerson(chief, 'Luis Mora', 'Conductor')
    await chief.goto('/admin/eventos')
    await button(chief, 'Nuevo Evento').click()
    await field(chief, 'Título').fill('Simulacro de sismo')
    await field(chief, 'Publicar inmediatamente').check()
    await saveForm(chief, 'Evento creado')
    const luis = await phoneOf(device, await codeFor(chief, 'Luis Mora'), 'Luis Mora')
    await luis.getByRole('heading', { name: 'Próximos eventos' }).waitFor()
    await workerOf(luis)

    await offline(luis.context())
    await button(luis, 'Voy').click()
    await luis.getByText('se envía solo cuando haya señal', { exact: false }).waitFor()
    await luis.reload()
    await luis.getByText('Usted dijo que va. Guardado en este teléfono', { exact: false }).waitFor()
    // The hours of the year, as they were heard last.
    const hours = luis.getByRole('region', { name: /^Mis horas del año 20\d\d$/ })
    await hours.getByText('Es lo que este teléfono supo hace', { exact: false }).waitFor()
    await hours.getByText('0 h en 0 servicios').waitFor()
    await expectCleanOnPhone(luis)
    await offline(luis.context(), false)
    await luis.getByText('Usted dijo que va. La estación ya lo sabe.').waitFor()
    await hours.getByText('Es lo que este teléfono supo', { exact: false }).waitFor({ state: 'detached' })

    await chief.goto('/admin/eventos')
    await button(chief, 'Asistencia Simulacro de sismo').click()
    await dialog(chief).getByText('Dijo que va', { exact: true }).waitFor()
    await dialog(chief)
      .getByText('Dijeron desde su teléfono: 1 que van y 0 que no.', { exact: false })
      .waitFor()
    await expectClean(chief)
  }))
