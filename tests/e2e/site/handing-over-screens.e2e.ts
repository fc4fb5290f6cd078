import { expect, test } from 'vitest'
import { follow } from '../support/actions'
import { expectClean } from '../support/admin'
import { withApp } from '../support/harness'
import {
  answerFor,
  closeAll,
  closeImport,
  copied,
  linkIn,
  openImport,
  PHOTOS,
  pasteImport,
  phone,
  stored,
  write,
} from '../support/phones'
import { png } from '../support/pictures'
import { TYPED, toast } from '../support/reportar'

test('what another app shares arrives in the draft with no network, beside what was already typed', () =>
  withApp(async ({ url }) => {
    const a = await phone(url, { offline: true })
    await a.goto('/reportar')
    await a.getByLabel('Descripción', { exact: true }).fill('Escrito antes')
    await a.getByText('Borrador guardado en este teléfono').waitFor()
    const answered = a.waitForResponse((response) => response.url().endsWith('/reportar/compartir'))
    await a.evaluate(async (base64) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: '/reportar/compartir', enctype: 'multipart/form-data' })
      for (const [name, value] of [
        ['title', 'Humo en la loma'],
        ['text', 'Se ve desde el parque'],
        ['url', ''],
      ])
        form.append(Object.assign(document.createElement('input'), { name, value }))
      const input = Object.assign(document.createElement('input'), { name: 'files', type: 'file' })
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], 'foto.png', { type: 'image/png' }))
      input.files = transfer.files
      form.append(input)
      document.body.append(form)
      form.submit()
    }, png(40, 30).toString('base64'))
    expect((await answered).status()).toBe(303)
    await a.getByText('Lo que compartió está en el borrador').waitFor()
    await a.getByRole('img', { name: 'Imagen 1' }).waitFor()
    await expect.poll(() => a.getByLabel('Título', { exact: true }).inputValue()).toBe('Humo en la loma')
    await expect
      .poll(() => a.getByLabel('Descripción', { exact: true }).inputValue())
      .toBe('Escrito antes\n\nSe ve desde el parque')
    await a.reload()
    await a.getByText('Se recuperó el borrador').waitFor()
    await expect
      .poll(() => a.getByLabel('Descripción', { exact: true }).inputValue())
      .toBe('Escrito antes\n\nSe ve desde el parque')
    await closeAll(a)
  }))

test('an unshared report is found by its code, edited and withdrawn without an account', () =>
  withApp(async ({ url }) => {
    const a = await phone(url)
    const codigo = await write(a)
    await a.goto(`/reportar/mis-reportes?codigo=${codigo}`)
    await a.getByRole('heading', { name: TYPED.titulo }).waitFor()
    const search = a.getByRole('searchbox', { name: 'Código' })
    await search.fill(codigo.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))
    await a.getByText('Ese código está mal escrito').waitFor()
    await search.fill('222-222-222')
    await a.getByText('ese reporte no está en este teléfono').waitFor()
    await search.fill(codigo.toLowerCase())

    await a.getByRole('link', { name: 'Editar' }).click()
    await a.getByLabel('Título', { exact: true }).fill('Poste caído y cables')
    await a.getByRole('button', { name: 'Guardar cambios' }).click()
    await a.getByRole('heading', { name: 'Poste caído y cables' }).waitFor()
    await expect.poll(() => stored(a, 'Poste caído y cables')).toHaveLength(1)

    await a.getByRole('button', { name: 'Retirar' }).click()
    await a.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click()
    await a.getByText('Todavía no hay reportes en este teléfono').waitFor()
    await expect.poll(() => stored(a, 'Poste caído y cables')).toHaveLength(0)
    await closeAll(a)
  }))

test('a likely duplicate is offered while writing and in triage, and can be marked and unmarked', () =>
  withApp(async ({ url }) => {
    const b = await phone(url, { staff: true })
    await write(b)
    const again = { ...TYPED, titulo: 'Se cayó un poste en la calle Loja', nombre: 'Otro Vecino' }
    await b.goto('/reportar')
    await b.getByLabel('Título', { exact: true }).fill(again.titulo)
    await b.getByLabel('Descripción', { exact: true }).fill(again.descripcion)
    await b.getByLabel('Categoría', { exact: true }).selectOption(again.categoria)
    await b.getByText('Parece que ya fue reportado').waitFor()
    await write(b, [], again)

    await follow(b, '/admin/reportes')
    await b.getByRole('button', { name: `Ver ${again.titulo}` }).click()
    await b.getByRole('button', { name: `Duplicado de ${TYPED.titulo}` }).click()
    await b.getByRole('button', { name: 'Quitar marca' }).waitFor()
    const [first] = await stored(b)
    await expect
      .poll(() => stored(b, again.titulo))
      .toMatchObject([{ duplicadoDe: first?.id, autor: { nombre: 'Otro Vecino' } }])
    await b.getByRole('button', { name: 'Quitar marca' }).click()
    await b.getByRole('button', { name: `Duplicado de ${TYPED.titulo}` }).waitFor()
    await expect.poll(() => stored(b, again.titulo)).not.toHaveProperty([0, 'duplicadoDe'])
    await closeAll(b)
  }))

test('a refused camera shows a sentence, and the other ways stay', () =>
  withApp(async ({ url }) => {
    const b = await phone(url, { staff: true })
    const box = await openImport(b)
    await box.getByRole('button', { name: 'Escanear QR' }).click()
    await b
      .getByRole('alert')
      .filter({ hasText: /cámara/ })
      .waitFor()
    await box.getByRole('button', { name: 'Cerrar la cámara' }).click()
    await box.getByLabel('Texto recibido').waitFor()
    await closeAll(b)
  }))

test('axe finds nothing, light or dark, and nothing scrolls sideways on a narrow phone', () =>
  withApp(async ({ url }) => {
    const b = await phone(url, { staff: true })
    const check = () => expectClean(b)
    await write(b, PHOTOS)
    await check()
    await b.getByRole('button', { name: 'Código QR', exact: true }).click()
    await b.getByRole('img', { name: /^Código QR/ }).waitFor()
    await check()
    await b.goto('/reportar/mis-reportes?codigo=nada')
    await b.getByRole('button', { name: 'Tengo una respuesta de la estación' }).click()
    await b.getByRole('textbox', { name: 'Respuesta de la estación' }).waitFor()
    await check()
    await follow(b, '/reportar/mis-reportes')
    await b.getByRole('button', { name: 'Compartir', exact: true }).click()
    await b.getByRole('dialog').waitFor()
    await check()
    await follow(b, '/admin/reportes')
    await pasteImport(b, 'nada')
    await b.getByRole('alert').filter({ hasText: 'No se importó nada' }).waitFor()
    await check()
    await closeImport(b)
    const answer = await answerFor(b, TYPED.titulo)
    await check()
    await b.keyboard.press('Escape')
    await b.getByLabel(`Seleccionar ${TYPED.titulo}`).check()
    await b.getByRole('button', { name: 'Compartir reportes' }).click()
    const message = await copied(b)
    await check()
    await b.keyboard.press('Escape')
    await b.getByRole('button', { name: `Acciones de ${TYPED.titulo}` }).click()
    await b.getByLabel(`Estado de ${TYPED.titulo}`).selectOption('Cerrado')
    await toast(b, 'Estado actualizado').waitFor()
    await pasteImport(b, message)
    await b.getByText('Viene de otro teléfono de la estación').waitFor()
    await check()
    await b.goto(linkIn(answer))
    await b.getByRole('listitem').filter({ hasText: 'Recibido por la estación' }).waitFor()
    await check()
    await closeAll(b)
  }))
