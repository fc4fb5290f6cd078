import { expect, test } from 'vitest'
import { JEFA } from '../../central/support/world'
import { button, expectClean } from '../support/admin'
import { withCentral } from '../support/central/station'
import { said } from '../support/panel'

/** A brigade's central as an early version copied it, with its chief's account and two photos. */
const COPY = 'tests/fixtures/central-version-3.ndjson.gz'

/** What the page notes of the two refusals that this test provokes. */
const REFUSED = /El código no es el que muestra|El archivo no es una copia de una central/

test('on a new machine the first page puts the brigade’s copy back, and its chief signs in as before', () =>
  withCentral(
    async ({ device, codigo }) => {
      const page = await device({ viewport: { width: 360, height: 740 } })
      await page.goto('/login')
      await button(page, '¿Le dieron un código?').click()
      await button(page, 'Ya teníamos una central: reponer su copia').click()
      const file = page.getByLabel('Archivo de la copia de la central')

      await page.getByLabel('Código de la central').fill('abcde fghjk')
      await file.setInputFiles(COPY)
      await page.getByText('El código no es el que muestra la central.').first().waitFor()

      await page.getByLabel('Código de la central').fill(codigo.toLowerCase())
      await file.setInputFiles({ name: 'otra.gz', mimeType: 'application/gzip', buffer: Buffer.from('hola') })
      await said(page, 'La copia no sirve.')

      await file.setInputFiles(COPY)
      const fact = (name: string) => page.getByRole('definition').filter({ hasText: name })
      await fact('Cuerpo de Bomberos Voluntarios de Villa Esperanza').waitFor()
      await fact('24 nov 2026').first().waitFor()
      await page.getByText('Es de una versión que no anotaba cuánto lleva').waitFor()
      await expectClean(page)
      await button(page, 'Reponer esta copia').click()
      await page.getByRole('heading', { name: 'La copia está repuesta' }).waitFor()
      await expectClean(page)
      await button(page, 'Ingresar').click()

      await page.getByLabel('Email', { exact: true }).fill(JEFA.correo)
      await page.getByLabel('Contraseña', { exact: true }).fill(JEFA.clave)
      await button(page, 'Iniciar Sesión').click()
      await page.waitForURL(({ pathname }) => pathname === '/admin')
      await expect
        .poll(async () => (await (await page.request.get('/api/salud')).json()) as object)
        .toMatchObject({ modo: 'suya' })
    },
    { expects: REFUSED },
  ))
