import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, dialog, expectClean, field } from '../support/admin'
import { claim, withCentral } from '../support/central/station'
import { saveForm } from '../support/panel'
import { fillReport, send, TYPED, toast } from '../support/reportar'

const TREASURER = { email: 'caja@canton.example', password: 'Tesoro2026' }

/** An account with the code that its owner signs in with once. */
async function createAccount(page: Page): Promise<string> {
  await page.goto('/admin/config?tab=usuarios')
  await button(page, 'Agregar usuario').click()
  await field(page, 'Nombre').fill('Luis Caja')
  await field(page, 'Email').fill(TREASURER.email)
  await field(page, 'Rol').selectOption('TESORERIA')
  await button(page, 'Guardar').click()
  const code = dialog(page).locator('code')
  await code.waitFor()
  const told = (await code.innerText()).trim()
  await button(page, 'Ya lo entregué').click()
  return told
}

test('a chief claims the central, gives an account, and a citizen’s message reaches the inbox of both', () =>
  withCentral(async ({ device, codigo }) => {
    const chief = await device()
    await claim(chief, codigo, { look: true })
    await expect.poll(() => chief.getByText('Modo de muestra').count()).toBe(0)
    const code = await createAccount(chief)

    const treasurer = await device()
    await treasurer.goto('/login')
    await expect.poll(() => treasurer.getByText('Cuentas de prueba').count()).toBe(0)
    await treasurer.getByLabel('Email', { exact: true }).fill(TREASURER.email)
    await treasurer.getByLabel('Contraseña', { exact: true }).fill(code)
    await button(treasurer, 'Iniciar Sesión').click()
    await treasurer.getByLabel('Contraseña nueva', { exact: true }).fill(TREASURER.password)
    await treasurer.getByLabel('Repita la contraseña nueva', { exact: true }).fill(TREASURER.password)
    await button(treasurer, 'Guardar e ingresar').click()
    await treasurer.getByRole('heading', { level: 1, name: 'Panel de Control' }).waitFor()

    const citizen = await device()
    await citizen.goto('/contacto')
    await citizen.getByLabel('Nombre completo').fill('Ana Loor')
    await citizen.getByLabel('Correo electrónico').fill('ana@example.com')
    await citizen.getByLabel('Asunto').fill('Charla en la escuela')
    await citizen.getByLabel('Mensaje').fill('¿Pueden visitarnos en marzo?')
    await button(citizen, 'Enviar Mensaje').click()
    await toast(citizen.getByRole('main'), 'Mensaje enviado exitosamente')
      .getByText('Llegó a la estación el')
      .waitFor()
    expect(await citizen.getByLabel('Mensaje', { exact: true }).inputValue()).toBe('')

    await treasurer.goto('/admin/buzon')
    await button(treasurer, 'Editar Charla en la escuela, de Ana Loor').click()
    await field(treasurer, 'Estado').selectOption('ASIGNADO')
    await field(treasurer, 'Encargado').selectOption({ label: 'Rosa Vera' })
    await saveForm(treasurer, 'actualizado')
    await chief.goto('/admin/buzon')
    await button(chief, 'Ver Charla en la escuela, de Ana Loor').click()
    await expect.poll(() => dialog(chief).innerText()).toMatch(/Asignado[\s\S]*Rosa Vera/)
    await button(chief, 'Historial').click()
    await dialog(chief).getByText('Luis Caja editó').waitFor()
    await dialog(chief)
      .getByText(/estado: .+ → ASIGNADO/i)
      .waitFor()
    expect(await dialog(chief).innerText()).not.toContain('eliminó')
    await expectClean(chief)

    await citizen.goto('/reportar')
    await fillReport(citizen, TYPED)
    await send(citizen)
    await toast(
      citizen.getByRole('main'),
      'Tu reporte ha sido enviado correctamente. Te contactaremos pronto.',
    ).waitFor()
    await citizen.getByRole('heading', { name: 'Reporte enviado' }).waitFor()

    await citizen.goto('/login')
    await citizen.getByLabel('Email', { exact: true }).fill('jefe@bomberos.example')
    await citizen.getByLabel('Contraseña', { exact: true }).fill('Jefe2024!')
    await button(citizen, 'Iniciar Sesión').click()
    await citizen.getByText('Email o contraseña incorrectos').waitFor()
  }))
