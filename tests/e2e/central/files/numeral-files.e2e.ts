import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { KEYS } from '../../../keys'
import { download, offline, records, waitForWorker } from '../../support/actions'
import { button, expectClean } from '../../support/admin'
import { staff, withCentral } from '../../support/central/station'
import { said } from '../../support/panel'

const AT = '/admin/rendicion/lotaip/2026-10/20'
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 'ñ¿x ')])
/** A program that calls itself a document. */
const EXE = Buffer.concat([Buffer.from('MZ\x90\x00', 'latin1'), Buffer.alloc(2000, 1)])

const give = (page: Page, label: string, name: string, buffer: Buffer) =>
  page.getByLabel(label, { exact: true }).setInputFiles({ name, mimeType: 'application/pdf', buffer })

type Numeral = { archivos?: { nombre: string; url: string }[]; anexos?: { nombre: string; url: string }[] }
const kept = async (page: Page) => (await records<Numeral>(page, KEYS.lotaipMeses))[0]

test('a PDF that is attached without a network is on the other device byte by byte, in public once its month is, and gone on both', () =>
  withCentral(async ({ device, url }) => {
    const chief = await device({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })
    await staff(chief, 'jefe')
    const other = await staff(await device(), 'jefe')
    await chief.goto(AT)
    await waitForWorker(chief)
    await offline(chief.context())
    await give(chief, 'Archivos de este numeral', 'informe.pdf', EXE)
    await chief.getByText('Su nombre dice que es PDF, y por dentro no lo es.').waitFor()
    await give(chief, 'Archivos de este numeral', 'fuente.pdf', PDF)
    await button(chief, 'Quitar fuente.pdf').waitFor()
    await give(chief, 'Archivos para publicar', 'anexo.pdf', PDF)
    await button(chief, 'Quitar anexo.pdf').waitFor()
    await chief.getByRole('radio', { name: /^No aplica/ }).check()
    await chief.getByRole('textbox', { name: /^Motivo/ }).fill('No hubo preguntas.')
    await expectClean(chief)
    await button(chief, 'Guardar').click()
    await said(chief, 'Numeral guardado')
    await offline(chief.context(), false)

    await other.goto(AT)
    const link = button(other, 'Descargar fuente.pdf')
    const got = await download(other, () => link.click())
    expect([got.name, got.bytes.equals(PDF)]).toEqual(['fuente.pdf', true])

    const addressOf = (file: { url: string } | undefined) => `${url}/api/fotos/${file?.url.slice(4)}`
    const { archivos = [], anexos = [] } = (await kept(other)) ?? {}
    const statuses = async () =>
      Promise.all([archivos[0], anexos[0]].map(async (one) => (await fetch(addressOf(one))).status))
    expect(await statuses()).toEqual([401, 401])
    await other.goto('/admin/rendicion?tab=transparencia&mes=2026-10')
    await button(other, 'Publicar el mes').click()
    await other.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click()
    await said(other, 'Mes publicado')
    await expect.poll(statuses).toEqual([401, 200])
    const visitor = await device({ javaScriptEnabled: false })
    await expect.poll(async () => (await visitor.goto('/transparencia/lotaip/2026-10'))?.status()).toBe(200)
    const [file] = await Promise.all([
      visitor.waitForEvent('download'),
      visitor.getByRole('link', { name: 'Descargar anexo.pdf' }).click(),
    ])
    expect((await readFile(await file.path())).equals(PDF)).toBe(true)
    expect(await visitor.getByText('fuente.pdf').count()).toBe(0)

    await other.goto(AT)
    await button(other, 'Quitar fuente.pdf').click()
    await button(other, 'Guardar').click()
    await said(other, 'Numeral guardado')
    await expect.poll(async () => (await kept(chief))?.archivos ?? []).toEqual([])
    await chief.goto(AT)
    await button(chief, 'Descargar anexo.pdf').waitFor()
    expect(await button(chief, 'Descargar fuente.pdf').count()).toBe(0)
  }))
