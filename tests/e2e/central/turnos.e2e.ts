import { expect, test } from 'vitest'
import { offline } from '../support/actions'
import { button, expectClean, expectCleanOnPhone } from '../support/admin'
import { call, ringHere, volunteer } from '../support/central/brigade'
import { claim, withCentral } from '../support/central/station'
import { workerOf } from '../support/chromium/worker'
import { saveForm } from '../support/panel'

test('two phones agree on a swap, one of them without a signal, and whoever runs the roster reads it', () =>
  withCentral(async ({ device, codigo }) => {
    const chief = await device()
    await claim(chief, codigo)
    const luis = await volunteer({ chief, device }, 'Luis Mora', 'Bombero')
    const eva = await volunteer({ chief, device }, 'Eva Paz', 'Bombera')
    await workerOf(luis)

    await chief.goto('/admin/guardias')
    await button(chief, 'Plantilla').click()
    await chief.getByLabel('Las personas se anotan solas en los lugares libres').check()
    await saveForm(chief, 'Plantilla guardada')
    await chief.getByRole('link', { name: 'Semana siguiente' }).click()
    await chief.getByText('Esta semana todavía no tiene turnos').waitFor()
    await button(chief, 'Usar la plantilla').click()
    await chief.getByText('Semana preparada').waitFor()

    // Each takes a place by themselves.
    await luis.reload()
    const free = luis.getByRole('region', { name: 'Turnos con lugares libres' })
    await expectCleanOnPhone(luis)
    await free.getByRole('button', { name: 'Anotarme' }).first().click()
    const own = luis.getByRole('region', { name: 'Mis próximas guardias' })
    await own.getByRole('button', { name: 'Salirme' }).click()
    await own.waitFor({ state: 'detached' })
    await chief.getByText(/Luis Mora dejó su lugar: Día, lunes/).waitFor()
    await free.getByRole('button', { name: 'Anotarme' }).first().click()
    await own.getByRole('button', { name: 'Salirme' }).waitFor()

    // Asks without a signal: kept, said so, and sent by itself.
    await offline(luis.context())
    await own.getByRole('button', { name: 'Pedir cambio' }).click()
    await luis.getByText('Sin señal se puede pedir a toda la brigada.').waitFor()
    await expectCleanOnPhone(luis)
    await luis.getByRole('button', { name: 'Enviar el pedido' }).click()
    await own.getByText('la estación todavía no lo sabe', { exact: false }).waitFor()
    await luis.reload()
    await own.getByText('la estación todavía no lo sabe', { exact: false }).waitFor()
    await offline(luis.context(), false)
    await own.getByText('Pidió a toda la brigada que alguien tome este turno.', { exact: false }).waitFor()

    const asked = eva.getByRole('region', { name: 'Piden un cambio de turno' })
    await asked.getByText('Luis Mora busca quién tome su turno:').waitFor()
    await expectCleanOnPhone(eva)
    await asked.getByRole('button', { name: 'Lo tomo' }).click()
    await eva.getByRole('region', { name: 'Mis próximas guardias' }).waitFor()
    await asked.waitFor({ state: 'detached' })
    await own.getByText('Eva Paz tomó su lugar: usted ya no está en este turno.').waitFor()
    expect(await own.getByRole('button').count()).toBe(0)

    await chief.getByText(/Luis Mora dio su lugar a Eva Paz: Día, lunes/).waitFor()
    await expectClean(chief)
    await button(chief, 'Entendido').click()
    await chief.getByText('Cambios hechos desde los teléfonos').waitFor({ state: 'detached' })
    expect(await chief.getByRole('article').filter({ hasText: 'Eva Paz' }).count()).toBe(1)
  }))

test('a phone that asks for its PIN shows nothing of the person, and answers a running call without it', () =>
  withCentral(async ({ device, codigo }) => {
    const chief = await device()
    await claim(chief, codigo)
    const luis = await volunteer({ chief, device }, 'Luis Mora', 'Bombero')
    await ringHere(luis)
    await button(luis, 'Poner un PIN').click()
    await luis.getByLabel('PIN nuevo').fill('4321')
    await luis.getByLabel('El mismo PIN, otra vez').fill('4321')
    await expectCleanOnPhone(luis)
    await button(luis, 'Guardar el PIN').click()
    await luis.getByRole('heading', { name: 'Esta página pide un PIN' }).waitFor()

    await luis.reload()
    await luis.getByRole('heading', { name: 'Escriba su PIN' }).waitFor()
    expect(await luis.getByText('Luis Mora').count()).toBe(0)
    await call(chief, 'Calle Sucre 5')
    const card = luis.getByRole('region', { name: 'Hay una salida' })
    await card.getByRole('button', { name: 'Voy directo' }).click()
    await card.getByText('La estación ya lo sabe.', { exact: false }).waitFor()
    expect(await luis.getByText('Calle Sucre 5').count()).toBe(0)
    await expectCleanOnPhone(luis)

    await luis.getByLabel('PIN de este teléfono').fill('1234')
    await button(luis, 'Abrir').click()
    await luis.getByText('Ese no es el PIN de este teléfono.').waitFor()
    await luis.getByLabel('PIN de este teléfono').fill('4321')
    await button(luis, 'Abrir').click()
    await luis.getByText('Calle Sucre 5', { exact: true }).waitFor()

    // Forgotten: the access goes, and with it the PIN.
    await luis.reload()
    await button(luis, 'Olvidé mi PIN').click()
    await button(luis, 'Sí, quitar el acceso').click()
    await button(luis, 'Entrar en este teléfono').waitFor()
    await luis.reload()
    await button(luis, 'Entrar en este teléfono').waitFor()
  }))
