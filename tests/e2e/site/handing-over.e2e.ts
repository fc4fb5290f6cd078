import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { canonical } from '@/shared/lib/canonical'
import { follow, records } from '../support/actions'
import { withApp } from '../support/harness'
import {
  answerFor,
  closeAll,
  closeImport,
  confirmImport,
  copied,
  downloaded,
  linkIn,
  openImport,
  PHOTOS,
  pasteImport,
  phone,
  photoSums,
  qrPicture,
  REPORTES,
  readQr,
  stored,
  write,
} from '../support/phones'
import { TYPED, toast } from '../support/reportar'

const seesNoReception = async (page: Page) =>
  await expect.poll(() => page.locator('body').innerText()).not.toMatch(/recibid[oa]/i)

test('by link, QR picture and file, each twice, with no network: one report, its photos, and the answer back', () =>
  withApp(async ({ url }) => {
    const a = await phone(url, { offline: true })
    const b = await phone(url, { offline: true, staff: true })
    const codigo = await write(a, PHOTOS)
    await a.goto('/reportar/mis-reportes')
    await a.getByText('Guardado en este teléfono').first().waitFor()
    await a.getByRole('button', { name: 'Compartir', exact: true }).click()
    await seesNoReception(a)

    const message = await copied(a)
    const picture = await qrPicture(a)
    await expect.poll(() => readQr(a, picture)).toBe(linkIn(message))
    const file = await downloaded(a)
    expect(file.name).toBe(`reporte-${codigo.replaceAll('-', '')}.bombero.json`)
    await a.getByRole('dialog').getByRole('button', { name: 'Sí, ya lo envié' }).click()
    await a.keyboard.press('Escape')
    await a.getByText('Compartido', { exact: true }).first().waitFor()
    await seesNoReception(a)

    // The link, opened as it came.
    await b.goto(linkIn(message))
    await b.getByText('1 nuevo, 0 con cambios, 0 ya conocidos').waitFor()
    await expect.poll(() => stored(b)).toHaveLength(0)
    await confirmImport(b)
    expect(new URL(b.url()).hash).toBe('')
    await pasteImport(b, message)
    await b.getByText('0 nuevos, 0 con cambios, 1 ya conocido. No hay nada que importar.').waitFor()
    await closeImport(b)

    for (let again = 0; again < 2; again++) {
      const box = await openImport(b)
      await box
        .getByLabel('Imagen del código QR')
        .setInputFiles({ name: 'qr.png', mimeType: 'image/png', buffer: picture })
      await b.getByText('1 ya conocido. No hay nada que importar.').waitFor()
      await closeImport(b)
    }

    const choose = async () => {
      const box = await openImport(b)
      await box
        .getByLabel('Archivo de reportes')
        .setInputFiles({ name: file.name, mimeType: 'application/json', buffer: file.buffer })
    }
    await choose()
    await b.getByText('1 con cambios').waitFor()
    await b.getByText('Queda lo que llega: 2 fotografías').waitFor()
    await confirmImport(b)
    await choose()
    await b.getByText('1 ya conocido. No hay nada que importar.').waitFor()
    await closeImport(b)

    const [mine] = await stored(a)
    const theirs = await stored(b)
    expect(theirs).toHaveLength(1)
    expect(theirs[0]).toMatchObject({ id: mine?.id, estado: 'PENDIENTE', imagenes: mine?.imagenes })
    const sources = mine?.imagenes as string[]
    const sums = await photoSums(a, sources)
    expect(Object.values(sums)).not.toContain('missing')
    await expect.poll(() => photoSums(b, sources)).toEqual(sums)

    const received = await answerFor(b, TYPED.titulo)
    await a.goto(linkIn(received))
    await a
      .getByRole('status')
      .filter({ hasText: `respondió a su reporte ${codigo}` })
      .waitFor()
    await a.getByRole('listitem').filter({ hasText: 'Recibido por la estación' }).waitFor()
    expect(new URL(a.url()).hash).toBe('')

    await follow(b, '/admin/reportes')
    await b.getByRole('button', { name: `Ver ${TYPED.titulo}` }).click()
    await b.getByRole('button', { name: 'Responder', exact: true }).click()
    await b.getByLabel('Estado', { exact: true }).selectOption('En proceso')
    await b.getByLabel('Respuesta').fill('Ya va una cuadrilla.')
    await b.getByRole('button', { name: 'Guardar', exact: true }).click()
    await toast(b, 'Reporte actualizado').getByText('Falta enviárselo a quien reportó').waitFor()
    const answered = await answerFor(b, TYPED.titulo)
    await a.getByRole('button', { name: 'Tengo una respuesta de la estación' }).click()
    const open = async (text: string) => {
      await a.getByRole('textbox', { name: 'Respuesta de la estación' }).fill(text)
      await a.getByRole('button', { name: 'Abrir respuesta' }).click()
    }
    await open(answered)
    const step = a.getByRole('listitem').filter({ hasText: 'La estación respondió: En proceso' })
    await step.getByText('Ya va una cuadrilla.').waitFor()
    // The older answer, opened late, undoes nothing.
    await open(received)
    await a.getByText('ya estaba guardada').waitFor()
    await step.waitFor()
    await expect.poll(() => a.getByRole('link', { name: 'Editar' }).count()).toBe(0)

    // Another person's phone doesn't have the report.
    await b.goto(linkIn(answered))
    await b.getByText(`es para el reporte ${codigo}, que no está aquí`).waitFor()
    await closeAll(a, b)
  }))

test('hostile, cut and newer packets are refused with a sentence and change nothing', () =>
  withApp(async ({ url }) => {
    const a = await phone(url)
    await write(a)
    const message = await copied(a)
    const link = linkIn(message)
    const packet = link.split('#p=')[1] ?? ''
    const { buffer } = await downloaded(a)
    const b = await phone(url, { staff: true })
    await b.goto('/admin/reportes')
    await b.getByRole('table').waitFor()
    const before = await records(b, REPORTES)

    const file = JSON.parse(buffer.toString()) as Record<string, unknown> & {
      reportes: Record<string, unknown>[]
    }
    const forged = { ...file, reportes: [{ ...file.reportes[0], estado: 'CERRADO', respuesta: '<script>' }] }
    const flipped = packet.at(30) === 'A' ? 'B' : 'A'
    const { clase, formato, fotos, version } = file
    const sum = canonical({ clase, formato, fotos, reportes: forged.reportes, version })
    const sealed = { ...forged, suma: createHash('sha256').update(sum).digest('hex') }
    const cases: [text: string, sentence: string][] = [
      [
        `${url}/admin/reportes?importar=1#p=${packet.slice(0, 30)}${flipped}${packet.slice(31)}`,
        'llegó dañado',
      ],
      [link.slice(0, -10), 'llegó cortado'],
      ['buenas tardes', 'no hay ningún paquete'],
      [JSON.stringify(forged), 'coincide con su suma'],
      [JSON.stringify(sealed), 'no es válido'],
      [JSON.stringify({ ...file, version: 9 }), 'versión más nueva'],
      [`{"formato":"bomberos-reportes","x":${'['.repeat(500)}${']'.repeat(500)}}`, 'no es válido'],
      [`{"formato":"bomberos-reportes","__proto__":{"estado":"CERRADO"}}`, 'no es válido'],
    ]
    for (const [text, sentence] of cases) {
      await pasteImport(b, text)
      await b.getByRole('alert').filter({ hasText: sentence }).waitFor()
      await expect.poll(() => b.getByRole('button', { name: 'Importar', exact: true }).count()).toBe(0)
      await closeImport(b)
    }
    await expect.poll(() => records(b, REPORTES)).toEqual(before)
    await closeAll(a, b)
  }))

test('importing a citizen’s packet again never undoes what the station decided', () =>
  withApp(async ({ url }) => {
    const a = await phone(url)
    await write(a)
    const message = await copied(a)
    const b = await phone(url, { staff: true })
    await pasteImport(b, message)
    await confirmImport(b)
    await b.getByRole('button', { name: `Acciones de ${TYPED.titulo}` }).click()
    await b.getByLabel(`Estado de ${TYPED.titulo}`).selectOption('Cerrado')
    await toast(b, 'Estado actualizado').waitFor()
    await pasteImport(b, message)
    await b.getByText('1 ya conocido').waitFor()
    await closeImport(b)
    expect((await stored(b))[0]).toMatchObject({ estado: 'CERRADO' })
    await closeAll(a, b)
  }))

test('selected reports move between two phones of the station with their states', () =>
  withApp(async ({ url }) => {
    const b = await phone(url, { staff: true })
    const c = await phone(url, { staff: true })
    const titulo = 'Hidrante sin presión en el mercado'
    await b.goto('/admin/reportes')
    await b.getByRole('button', { name: `Acciones de ${titulo}` }).click()
    await b.getByLabel(`Estado de ${titulo}`).selectOption('Corregido')
    await toast(b, 'Estado actualizado').waitFor()
    await b.getByLabel(`Seleccionar ${titulo}`).check()
    await b.getByRole('button', { name: 'Compartir reportes' }).click()
    const message = await copied(b)
    await pasteImport(c, message)
    await c.getByText('no lleva firma').waitFor()
    await c.getByText('Queda lo que llega: Corregido').waitFor()
    await c.getByText('Se descarta lo de aquí: En proceso').waitFor()
    await confirmImport(c)
    expect((await stored(c, titulo))[0]).toMatchObject({ estado: 'CORREGIDO' })
    await closeAll(b, c)
  }))
