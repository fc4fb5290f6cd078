import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { libro } from '../../../archivos'
import { KEYS } from '../../../keys'
import { download, offline, records, waitForWorker } from '../../support/actions'
import { button, expectClean, field } from '../../support/admin'
import { claim, withCentral } from '../../support/central/station'
import { said, saveForm } from '../../support/panel'

type Attached = { nombre: string; url: string }
type Report = { id: string; titulo: string; archivos?: Attached[] }
type Line = { denominacion: string; reformas?: { archivos?: Attached[] }[] }
type Task = { titulo: string; archivos?: Attached[] }

const TITLE = 'Informe con dos anexos'
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 'ñ¿x ')])
const XLSX = libro()
const REFORM = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(50_000, 'reforma ')])
const PROOF = Buffer.from('Nombre;Asistió\r\nAna;sí\r\n')

const give = (page: Page, label: string, name: string, buffer: Buffer) =>
  field(page, label).setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

/** Three records, each with its files, on a phone without a network. */
async function writeAway(phone: Page): Promise<void> {
  await phone.goto('/admin/presupuesto?tab=gastos')
  await button(phone, 'Agregar Gasto').click()
  await field(phone, 'Partida').fill('99.77.01')
  await field(phone, 'Denominación').fill('Mangueras nuevas')
  await button(phone, 'Asignación inicial y reformas').click()
  await button(phone, 'Agregar reforma').click()
  await field(phone, 'Fecha de la reforma').fill('2026-03-02')
  await field(phone, 'Documento').fill('Resolución 004')
  await field(phone, 'Monto de la reforma').fill('20,50')
  await give(phone, 'Archivo del documento', 'resolución 004.pdf', REFORM)
  await button(phone, 'Quitar resolución 004.pdf').waitFor()
  await expectClean(phone)
  await saveForm(phone, 'Gasto agregado')

  await phone.goto('/admin/rendicion?tab=proceso&ejercicio=2025&nuevaTarea=DELIBERACION')
  await field(phone, 'Qué hay que hacer').fill('Guardar la lista de asistencia')
  await give(phone, 'Archivos', 'asistencia.csv', PROOF)
  await button(phone, 'Quitar asistencia.csv').waitFor()
  await saveForm(phone, 'Tarea agregada')

  await phone.goto('/admin/rendicion?nuevo=true')
  await field(phone, 'Título').fill(TITLE)
  await field(phone, 'Contenido').fill('Lo que se hizo este año.')
  await give(phone, 'Archivos adjuntos', 'borrador-1.pdf', PDF)
  await button(phone, 'Quitar borrador-1.pdf').waitFor()
  await give(phone, 'Archivos adjuntos', 'borrador-2.xlsx', XLSX)
  await button(phone, 'Quitar borrador-2.xlsx').waitFor()
  await saveForm(phone, 'Reporte creado')
}

const report = async (page: Page) =>
  (await records<Report>(page, KEYS.rendicion)).find(({ titulo }) => titulo === TITLE)

/** What the device knows of the files by now; null while a record is still to come. */
async function attachedOn(page: Page) {
  const own = await report(page)
  const line = (await records<Line>(page, KEYS.gastos)).find((one) => one.denominacion === 'Mangueras nuevas')
  const task = (await records<Task>(page, KEYS.fases)).find((one) =>
    one.titulo.startsWith('Guardar la lista'),
  )
  const all = [own?.archivos ?? [], line?.reformas?.[0]?.archivos ?? [], task?.archivos ?? []].flat()
  return own && line && task ? { id: own.id, all } : null
}

async function takes(page: Page, nombre: string, bytes: Buffer): Promise<void> {
  const got = await download(page, () => button(page, `Descargar ${nombre}`).click())
  expect([got.name, got.bytes.equals(bytes)]).toEqual([nombre, true])
}

test('files that a phone attached without a network are on the other device byte by byte, and in public those of a report alone, while it is', () =>
  withCentral(async ({ device, codigo, url }) => {
    const phone = await device({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })
    await claim(phone, codigo)
    await phone.goto('/admin/rendicion')
    await waitForWorker(phone)
    const other = await device()
    await other.goto('/login')
    await other.getByLabel('Email', { exact: true }).fill('chief@canton.example')
    await other.getByLabel('Contraseña', { exact: true }).fill('Cuartel2026')
    await button(other, 'Iniciar Sesión').click()
    await other.getByRole('heading', { level: 1, name: 'Panel de Control' }).waitFor()

    await offline(phone.context())
    await writeAway(phone)
    await offline(phone.context(), false)

    await expect.poll(() => attachedOn(other)).not.toBeNull()
    await other.goto('/admin/presupuesto?tab=gastos')
    await button(other, 'Ver 99.77.01').click()
    await takes(other, 'resolución 004.pdf', REFORM)
    await other.goto('/admin/rendicion?tab=proceso&ejercicio=2025')
    await takes(other, 'asistencia.csv', PROOF)
    await other.goto('/admin/rendicion')
    await button(other, `Ver ${TITLE}`).click()
    await takes(other, 'borrador-1.pdf', PDF)
    await takes(other, 'borrador-2.xlsx', XLSX)
    await button(other, 'Cerrar').click()

    const { id = '', all = [] } = (await attachedOn(other)) ?? {}
    expect(all).toHaveLength(4)
    const addresses = all.map((one) => `${url}/api/fotos/${one.url.slice(4)}`)
    const statuses = async () => Promise.all(addresses.map(async (one) => (await fetch(one)).status))
    /** What of the files stands in anything that a visitor can ask for. */
    const toldInPublic = async () => {
      const paths = ['/api/publico', '/', '/transparencia', `/transparencia/${id}`, '/sitemap.xml']
      const pages = await Promise.all(paths.map(async (path) => (await fetch(url + path)).text()))
      const told = pages.join('\n')
      return all.flatMap((one) =>
        told.includes(one.nombre) || told.includes(one.url.slice(4)) ? one.nombre : [],
      )
    }
    expect(await statuses()).toEqual([401, 401, 401, 401])
    expect(await toldInPublic()).toEqual([])

    await button(other, `Publicar ${TITLE}`).click()
    await said(other, 'Reporte publicado')
    await expect.poll(statuses).toEqual([200, 200, 401, 401])
    const visitor = await device({ javaScriptEnabled: false })
    await expect.poll(async () => (await visitor.goto(`/transparencia/${id}`))?.status()).toBe(200)
    for (const [nombre, bytes] of [
      ['borrador-1.pdf', PDF],
      ['borrador-2.xlsx', XLSX],
    ] as const) {
      const link = visitor.getByRole('link', { name: `Descargar ${nombre}` })
      const [file] = await Promise.all([visitor.waitForEvent('download'), link.click()])
      expect((await readFile(await file.path())).equals(bytes), nombre).toBe(true)
    }
    await expect.poll(toldInPublic).toEqual(['borrador-1.pdf', 'borrador-2.xlsx'])

    // What one device takes out goes on the other, and in public.
    await button(other, `Editar ${TITLE}`).click()
    await button(other, 'Quitar borrador-2.xlsx').click()
    await saveForm(other, 'Reporte actualizado')
    await expect
      .poll(async () => (await report(phone))?.archivos?.map(({ nombre }) => nombre))
      .toEqual(['borrador-1.pdf'])
    await expect.poll(statuses).toEqual([200, 401, 401, 401])
    await expect.poll(toldInPublic).toEqual(['borrador-1.pdf'])

    await phone.goto('/admin/rendicion')
    await button(phone, `Acciones de ${TITLE}`).click()
    await button(phone, `Despublicar ${TITLE}`).click()
    await said(phone, 'Reporte despublicado')
    await expect.poll(statuses).toEqual([401, 401, 401, 401])
    await expect.poll(toldInPublic).toEqual([])
  }))
