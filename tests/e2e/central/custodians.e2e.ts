import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newUuid } from '@/shared/storage/ids'
import { newPhoto } from '../../central/support/citizen'
import { button, expectClean } from '../support/admin'
import { claim, type Station, withCentral } from '../support/central/station'
import { said } from '../support/panel'
import { qrOf, sheetPhoto } from '../support/sheet-photo'

const PHONE = { viewport: { width: 360, height: 740 } }

/** Puts a photo there as a phone of the staff does. Returns its address. */
async function putPhoto(page: Page): Promise<string> {
  const path = `/api/fotos/${newUuid()}`
  const sent = await page.request.put(path, { headers: { 'x-central': '1' }, data: newPhoto() })
  expect(sent.status()).toBe(201)
  return path
}

/** Makes the recovery key as a chief does, with the paper in the hand. Returns its words, and a photo of the paper. */
async function makeKey(page: Page) {
  await page.goto('/admin/config?tab=central')
  await button(page, 'Hacer la clave de recuperación').click()
  const items = page.getByRole('list', { name: 'Palabras de la clave' }).getByRole('listitem')
  await expect.poll(() => items.count()).toBe(12)
  const words = (await items.allTextContents()).map((text) => text.replace(/^\d+\.\s*/, ''))
  await expectClean(page)
  const photo = await sheetPhoto(page)
  await button(page, 'Ya la tengo en papel').click()
  for (const [index, word] of words.entries()) {
    const place = page.getByLabel(`Palabra ${index + 1}`, { exact: true })
    if ((await place.count()) > 0) await place.fill(word)
  }
  await expectClean(page)
  await button(page, 'Usar esta clave').click()
  await said(page, 'La clave de recuperación está lista')
  return { words, photo }
}

async function savedFile(page: Page): Promise<Buffer> {
  const coming = page.waitForEvent('download')
  await button(page, 'Guardar en un archivo').click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^copia-de-la-central-\d{4}-\d\d-\d\d\.custodia$/)
  return readFileSync(await download.path())
}

/** Opens the first page of a new central and brings it the file. */
async function bring(page: Page, codigo: string, buffer: Buffer): Promise<void> {
  await page.goto('/login')
  await button(page, '¿Le dieron un código?').click()
  await button(page, 'Ya teníamos una central: reponer su copia').click()
  await page.getByLabel('Código de la central').fill(codigo)
  await page
    .getByLabel('Archivo de la copia de la central')
    .setInputFiles({ name: 'copia.custodia', mimeType: 'application/octet-stream', buffer })
  await page.getByText('Es la copia cerrada de un equipo custodio.').waitFor()
}

/** A claimed central with two photos, whose chief's phone keeps the copy of its last night. */
async function withCustodian({ device, codigo, night }: Station) {
  const page = await device(PHONE)
  await claim(page, codigo)
  const photos = [await putPhoto(page)]
  await night(1)
  const key = await makeKey(page)
  await page.goto('/admin/central')
  await page.getByRole('heading', { name: '¿Guarda este equipo una copia de la noche?' }).waitFor()
  await expectClean(page)
  await button(page, 'Guardarla en este equipo').click()
  await page.getByText('Fotografías: 1 de 1').waitFor()
  photos.push(await putPhoto(page))
  await night(2)
  return { page, photos, ...key }
}

test('a phone keeps the night by itself, the central burns, and its file and a photo of the sheet bring all of it back elsewhere', () =>
  withCentral(
    async (station) => {
      const { page, photos, words, photo } = await withCustodian(station)
      await page.goto('/admin/central')
      await page.getByText('Fotografías: 2 de 2').waitFor()
      await expectClean(page)
      const file = await savedFile(page)

      const { codigo } = await station.another()
      await station.hosts('another')
      const fresh = await station.device(PHONE)
      await bring(fresh, codigo, file)
      const key = fresh.getByLabel('Clave de recuperación')
      await key.fill(words.with(4, 'bombero').join(' '))
      await button(fresh, 'Abrir la copia').click()
      await fresh.getByText('la palabra 5, «bombero», no es de la lista').waitFor()
      await expectClean(fresh)
      const typed = await key.inputValue()
      await button(fresh, 'Leer el QR con la cámara').click()
      await fresh.getByText(/Puede pegar el texto o elegir una imagen del código/).waitFor()
      await expectClean(fresh)
      await button(fresh, 'Cerrar la cámara').click()
      const picture = fresh.getByLabel('Imagen del QR de la hoja')
      await picture.setInputFiles('public/img/pantalla-inicio-angosta.jpg')
      await fresh.getByText('En esa imagen no se ve ningún código QR completo.').waitFor()
      await picture.setInputFiles(await qrOf(fresh, 'https://bomberos.example/reportar'))
      await fresh.getByText('Ese código QR no es el de la clave').waitFor()
      expect(await key.inputValue()).toBe(typed)
      expect(await key.evaluate((field) => field === document.activeElement)).toBe(true)
      await expectClean(fresh)
      await picture.setInputFiles(await qrOf(fresh, Array(12).fill('ábaco').join(' ')))
      await fresh.getByText('Se leyeron las doce palabras del código.').waitFor()
      await button(fresh, 'Abrir la copia').click()
      await fresh.getByText('juntas no son una clave').waitFor()
      await button(fresh, 'Volver a lo que escribí').click()
      expect(await key.inputValue()).toBe(typed)
      await picture.setInputFiles(photo)
      await expect.poll(() => key.inputValue()).toBe(words.join(' '))
      await fresh.getByText('Se leyeron las doce palabras del código.').waitFor()
      expect(await fresh.getByText('no es de la lista').count()).toBe(0)
      await expectClean(fresh)
      await button(fresh, 'Abrir la copia').click()
      await fresh.getByRole('definition').filter({ hasText: /^2$/ }).waitFor()
      await button(fresh, 'Reponer esta copia').click()
      await fresh.getByRole('heading', { name: 'La copia está repuesta' }).waitFor()
      await button(fresh, 'Ingresar').click()
      await fresh.getByLabel('Email', { exact: true }).fill('chief@canton.example')
      await fresh.getByLabel('Contraseña', { exact: true }).fill('Cuartel2026')
      await button(fresh, 'Iniciar Sesión').click()
      await fresh.waitForURL(({ pathname }) => pathname === '/admin')
      for (const path of photos) expect((await fresh.request.get(path)).status()).toBe(200)
    },
    { expects: /no es de la lista|juntas no son una clave/ },
  ))
