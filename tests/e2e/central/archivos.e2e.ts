import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { KEYS } from '../../keys'
import { download, records } from '../support/actions'
import { button, dialog, expectClean, field } from '../support/admin'
import { claim, rows, staff, withCentral } from '../support/central/station'
import { said, saveForm } from '../support/panel'

type Report = { id: string; titulo: string; archivos?: { nombre: string; url: string }[] }

const TITLE = 'Informe con anexos'
/** As large as a file may be. */
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * 1024 * 1024 - 9, 'ñ¿x ')])
const CSV = Buffer.from('Partida;Monto\r\n53.08.02;20,50\r\n')

const report = async (page: Page) =>
  (await records<Report>(page, KEYS.rendicion)).find(({ titulo }) => titulo === TITLE)
const files = async (page: Page) => (await report(page))?.archivos?.map(({ nombre }) => nombre)
const kept = async (page: Page) => {
  const urls = (await report(page))?.archivos?.map(({ url }) => url.replace('idb:', 'foto:')) ?? []
  const all = await Promise.all(urls.map((key) => rows(page, key)))
  return all.flat().length
}

const give = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  field(page, 'Archivos adjuntos').setInputFiles({ name, mimeType, buffer })

async function write(page: Page): Promise<void> {
  await page.goto('/admin/rendicion')
  await button(page, 'Nuevo Reporte').click()
  await field(page, 'Título').fill(TITLE)
  await field(page, 'Contenido').fill('Lo que se hizo este año.')
  await give(page, 'Anexo 1.pdf', 'application/pdf', PDF)
  await button(page, 'Quitar Anexo 1.pdf').waitFor()
}

test('a file that is attached without a network, in a browser that is killed while it sends, reaches the other device to the byte', () =>
  withCentral(async ({ device, weather }) => {
    const [a, b] = [await staff(await device(), 'jefe'), await staff(await device(), 'jefe')]
    await write(a)
    await button(a, 'Quitar Anexo 1.pdf').click()
    await saveForm(a, 'Reporte creado')
    await button(a, `Editar ${TITLE}`).click()
    await give(a, 'Anexo 1.pdf', 'application/pdf', PDF)
    await button(a, 'Quitar Anexo 1.pdf').waitFor()
    await a.context().setOffline(true)
    await give(a, 'cédula.csv', 'text/csv', CSV)
    await button(a, 'Quitar cédula.csv').waitFor()
    await saveForm(a, 'Reporte actualizado')
    expect(await files(b)).toBeUndefined()

    // The record gets through; the central is gone once it has the first file, before it can say so.
    weather('killed')
    await a.context().setOffline(false)
    await expect.poll(() => files(b)).toEqual(['Anexo 1.pdf', 'cédula.csv'])
    const again = await a.context().newPage()
    await a.close({ runBeforeUnload: false })
    await again.goto('/admin/rendicion')
    await expect.poll(() => kept(b)).toBe(2)

    await b.goto('/admin/rendicion')
    await button(b, `Ver ${TITLE}`).click()
    await b.context().setOffline(true)
    for (const [name, bytes] of [
      ['Anexo 1.pdf', PDF],
      ['cédula.csv', CSV],
    ] as const) {
      const got = await download(b, () =>
        dialog(b)
          .getByRole('button', { name: `Descargar ${name}` })
          .click(),
      )
      expect(got.name).toBe(name)
      expect(got.bytes.equals(bytes)).toBe(true)
    }
  }))

test('a visitor downloads the files of a published report, also without scripts, and reads offline what isn’t here', () =>
  withCentral(async ({ device, codigo, url }) => {
    const chief = await device()
    await claim(chief, codigo)
    await write(chief)
    await expectClean(chief)
    await saveForm(chief, 'Reporte creado')
    const { id = '', archivos = [] } = (await report(chief)) ?? {}
    const address = `${url}/api/fotos/${archivos[0]?.url.slice(4)}`
    const statusOf = async () => (await fetch(address)).status
    // The chief's browser has sent it, and nobody else may have it.
    await expect
      .poll(() => chief.evaluate(async (path) => (await fetch(path)).status, new URL(address).pathname))
      .toBe(200)
    expect(await statusOf()).toBe(401)
    await button(chief, `Publicar ${TITLE}`).click()
    await said(chief, 'Reporte publicado')
    await expect.poll(statusOf).toBe(200)

    const plain = await device({ javaScriptEnabled: false })
    await expect.poll(async () => (await plain.goto(`/transparencia/${id}`))?.status()).toBe(200)
    await plain.getByRole('region', { name: 'Archivos para descargar' }).getByText('PDF, 10 MB').waitFor()
    const [file] = await Promise.all([
      plain.waitForEvent('download'),
      plain.getByRole('link', { name: 'Descargar Anexo 1.pdf' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('Anexo 1.pdf')
    expect((await readFile(await file.path())).equals(PDF)).toBe(true)

    const visitor = await device()
    await visitor.goto(`/transparencia/${id}`)
    await expectClean(visitor)
    const link = visitor.getByRole('link', { name: 'Descargar Anexo 1.pdf' })
    const got = await download(visitor, () => link.click())
    expect([got.name, got.bytes.equals(PDF)]).toEqual(['Anexo 1.pdf', true])
    await visitor.context().setOffline(true)
    await visitor.getByText('No está en este equipo: se descarga cuando haya internet.').waitFor()
    await link.click()
    await visitor.getByText('No se pudo descargar').waitFor()
  }))
