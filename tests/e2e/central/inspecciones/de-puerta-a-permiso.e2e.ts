import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { Local } from '@/entities/inspecciones/local'
import type { Permiso } from '@/entities/inspecciones/permiso/permiso'
import type { Acta } from '@/entities/inspecciones/visita/acta'
import { PLANTILLA_BASE, puntosDe } from '@/entities/inspecciones/visita/plantilla'
import { toYear } from '@/shared/lib/fecha'
import { KEYS } from '../../../keys'
import { TEST_MS } from '../../../tools/limits.mjs'
import { offline, records, waitForWorker } from '../../support/actions'
import { button, dialog, expectCleanOnPhone, field } from '../../support/admin'
import { answers, inspects, keeps, printedCode, signed } from '../../support/central/permits'
import { claim, rows, withCentral } from '../../support/central/station'
import { closeGently, killHard, onPhone } from '../../support/chromium/kill'
import { temporaryFolder } from '../../support/fixture'
import { said } from '../../support/panel'

const PHONE = { viewport: { width: 360, height: 740 } }
const ID = 'local-1790011674001-001'
const YEAR = toYear(new Date())
const PUNTOS = puntosDe(PLANTILLA_BASE, 'ESPECIALES')
const textOf = (id: string) => PUNTOS.find((one) => one.id === id)?.texto ?? expect.fail(id)

const counted = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor()

/** What stands on the paper that this page would print. */
async function paper(page: Page, title: string): Promise<string> {
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('body > section').filter({ hasText: title })
  await sheet.getByRole('heading', { level: 1 }).waitFor()
  const words = await sheet.innerText()
  await page.emulateMedia({ media: 'screen' })
  return words
}

async function makePaper(page: Page, name: string, step: Acta['paso']): Promise<Acta> {
  await button(page, name).click()
  await dialog(page).getByRole('button', { name: 'Hacer el acta', exact: true }).click()
  await page.getByText('Imprima dos: una se queda en el local').waitFor()
  const papers = await records<Acta>(page, KEYS.actasInspeccion)
  return papers.find(({ paso }) => paso === step) ?? expect.fail('no paper')
}

/** The desk writes down the premises and takes a canton's tariffs. */
async function prepare(desk: Page): Promise<void> {
  await inspects(desk)
  await desk.goto('/admin/inspecciones?nuevo=true')
  for (const [label, text] of [
    ['Nombre del local', 'Gasolinera La Unión'],
    ['RUC', '1790011674001'],
    ['Establecimiento', '001'],
    ['Actividad', 'Venta de combustible'],
    ['Área (m²)', '600'],
    ['Aforo', '45'],
    ['Nombre o razón social', 'Rosa Vera'],
  ] as const)
    await field(desk, label).fill(text)
  await field(desk, 'Clase').selectOption('ESPECIALES')
  await field(desk, 'Riesgo').selectOption('ORDINARIO')
  await button(desk, 'Guardar').click()
  await said(desk, 'Local agregado')
  await desk.goto('/admin/cobros?tab=tarifas')
  await button(desk, 'Ver ejemplos de otros cantones').click()
  await desk.getByRole('button', { name: /^Tomar \d+ tarifas de Atacames/ }).click()
  await said(desk, '24 tarifas agregadas de ejemplo')
}

test(
  'without a network, on a phone that dies twice, premises go from the visit to the permit; the central numbers and signs it when it hears of it, and another phone in flight mode knows the paper',
  () =>
    withCentral(async ({ device, codigo, url, weather }) => {
      const desk = await device(PHONE)
      await claim(desk, codigo)
      await prepare(desk)

      // It flies from here on, before there is any permit.
      const passenger = await device({ ...PHONE, serviceWorkers: 'allow' })
      await passenger.goto('/')
      await waitForWorker(passenger)
      await keeps(passenger, 'bomberos_permisos_firmas')
      await offline(passenger.context())

      const { dir: profile, remove } = temporaryFolder()
      onTestFinished(remove)
      const visit = `${url}/admin/inspecciones/visita?local=${ID}`
      await onPhone(
        profile,
        async (page) => {
          await page.goto(url)
          await waitForWorker(page)
          await page.goto(`${url}/login`)
          await page.getByLabel('Email', { exact: true }).fill('chief@canton.example')
          await page.getByLabel('Contraseña', { exact: true }).fill('Cuartel2026')
          await page.getByLabel('Recordar sesión').check()
          await button(page, 'Iniciar Sesión').click()
          await page.getByRole('heading', { level: 1, name: 'Panel de Control' }).waitFor()
          await page.goto(`${url}/admin/inspecciones`)
          for (const [key, count] of [
            [KEYS.locales, 1],
            [KEYS.tarifas, 24],
          ] as const)
            await expect
              .poll(async () => (await records<Local>(page, key).catch(() => [])).length)
              .toBe(count)
          await page.goto(visit)
          await button(page, 'Empezar la visita').waitFor()
        },
        closeGently,
      )
      weather('down')

      await onPhone(
        profile,
        async (page) => {
          await page.goto(visit)
          await button(page, 'Empezar la visita').click()
          await page.getByLabel('Quién atiende', { exact: true }).fill('Luis Mora')
          await button(page, `No cumple: ${textOf('sa2')}`).click()
          await counted(page, `1 de ${PUNTOS.length} · 1 falta`)
        },
        killHard,
      )

      await onPhone(
        profile,
        async (page) => {
          await page.goto(visit)
          await counted(page, `1 de ${PUNTOS.length} · 1 falta`)
          await button(page, 'Terminar').click()
          await button(page, `Los ${PUNTOS.length - 1} cumplen`).click()
          await dialog(page).getByRole('button', { name: 'Terminar', exact: true }).click()
          const acta = await makePaper(page, 'Hacer el acta', 'PRIMERA')
          expect(acta).toMatchObject({ puntos: 'sa2', recibe: 'Luis Mora' })
          const words = await paper(page, 'Acta de inspección y primera notificación')
          for (const each of [acta.numero, textOf('sa2'), 'Recibí, por el local'])
            expect(words).toContain(each)
        },
        killHard,
      )

      await onPhone(
        profile,
        async (page) => {
          await page.goto(visit)
          await button(page, 'Ver otra vez lo que faltó').click()
          await button(page, `Cumple: ${textOf('sa2')}`).click()
          await counted(page, '1 de 1')
          await button(page, 'Terminar').click()
          await dialog(page).getByRole('button', { name: 'Terminar', exact: true }).click()
          const informe = await makePaper(page, 'Hacer el informe favorable', 'FAVORABLE')

          await page.goto(`${url}/admin/cobros?nuevo=true&local=${ID}`)
          await field(page, 'Gasolinera (surtidores)').fill('6')
          await dialog(page).getByText('$722,00').first().waitFor()
          await expectCleanOnPhone(page)
          await button(page, 'Hacer la orden').click()
          await said(page, 'Orden de pago hecha')
          expect(await paper(page, 'Orden de pago')).toContain('$722,00')
          await button(page, 'Marcar pagada').click()
          await field(page, 'Número del recibo').fill('001-7')
          await dialog(page).last().getByRole('button', { name: 'Marcar pagada', exact: true }).click()
          await said(page, 'Pago anotado')

          await page.goto(`${url}/admin/inspecciones?ver=${ID}`)
          await button(page, 'Otorgar permiso').click()
          await expect.poll(() => field(page, 'Informe favorable N.º').inputValue()).toBe(informe.numero)
          await expect.poll(() => field(page, 'Recibo N.º').inputValue()).toBe('001-7')
          await field(page, 'Quién firma').fill('Ana Jefa')
          await dialog(page).getByRole('button', { name: 'Otorgar', exact: true }).click()
          await said(page, 'Permiso otorgado')
          await page.getByText('La central le da su número y su código cuando haya señal.').waitFor()
          expect(await dialog(page).getByRole('button', { name: 'Imprimir', exact: true }).isDisabled()).toBe(
            true,
          )
          await expectCleanOnPhone(page)
        },
        killHard,
      )

      weather('fine')
      await onPhone(
        profile,
        async (page) => {
          await page.goto(`${url}/admin/inspecciones?ver=${ID}`)
          await button(page, `Ver el permiso N.º 1 del año ${YEAR}`).click()
          await page.getByRole('heading', { name: `Permiso N.º 1 del año ${YEAR}` }).waitFor()
          await passenger.goto('/permisos/verificar')
          await passenger.getByLabel('Foto del código').setInputFiles(await printedCode(page))
          await answers(passenger, `Vigente hasta el 31 de diciembre de ${YEAR}`)
          for (const words of ['Gasolinera La Unión', '45 personas', `N.º 1 del año ${YEAR}`])
            await passenger.getByText(words, { exact: true }).waitFor()
          expect(await passenger.locator('main').innerText()).not.toMatch(/Rosa Vera|Luis Mora/)
          // The central refused nothing of the flight, and nobody is told that a word was lost.
          for (const kept of ['central-rechazo:', 'central-aviso:'])
            expect(await rows(page, kept)).toEqual([])
          const [permiso] = await records<Permiso>(page, KEYS.permisosDados)
          expect((await signed(desk)).map(({ codigo }) => codigo)).toEqual([permiso?.codigo])
        },
        closeGently,
      )
    }),
  2 * TEST_MS,
)
