import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ACCOUNTS, signIn } from '../../tools/accounts.mjs'
import { records } from '../support/actions'
import { button, dialog, field } from '../support/admin'
import { change, rows, staff, withCentral } from '../support/central/station'
import { said, saveForm } from '../support/panel'
import { jpeg } from '../support/pictures'

const PERSONAL = 'bomberos_personal_personal'
const MEDIA = 'bomberos_galeria_media'

type Miembro = { id: string; nombres: string; cargo: string; telefono?: string }
type Notice = { field: string; mine: unknown; theirs: unknown }

const people = (page: Page) => records<Miembro>(page, PERSONAL)
const named = async (page: Page, name: string) => (await people(page)).find(({ nombres }) => nombres === name)

/** The changes of people that the device has yet to send. */
const unsent = async (page: Page) =>
  (await rows<{ ops: Record<string, unknown> }>(page, 'pendiente:bomberos_personal_personal'))[0]?.ops

const notices = (page: Page) => rows<Notice>(page, 'central-aviso:')

const offline = (lost: boolean, ...pages: Page[]) =>
  Promise.all(pages.map((page) => page.context().setOffline(lost)))

test('two devices of a brigade work without a network and agree when it is back; a person whose value was replaced is told', () =>
  withCentral(async ({ device }) => {
    const [a, b] = [await staff(await device(), 'jefe'), await staff(await device(), 'operaciones')]
    const [person, other] = await people(a)
    if (!person || !other) throw new Error('no people')
    const name = person.nombres

    await change(a, name, 'Teléfono', '0990000001')
    await expect.poll(async () => (await named(b, name))?.telefono).toBe('0990000001')

    await change(b, name, 'Teléfono', '0990000002')
    await expect.poll(async () => (await named(a, name))?.telefono).toBe('0990000002')

    await offline(true, a, b)
    await change(a, name, 'Cargo', 'Cargo de A')
    await change(b, name, 'Email', 'b@brigada.example')
    await change(a, name, 'Teléfono', '0990000003')
    await change(b, name, 'Teléfono', '0990000004')
    await button(a, `Eliminar ${other.nombres}`).click()
    await dialog(a).getByRole('button', { name: 'Eliminar', exact: true }).click()
    await expect.poll(() => named(a, other.nombres)).toBeUndefined()
    await change(b, other.nombres, 'Cargo', 'Todavía está')
    await offline(false, a)
    await expect.poll(() => unsent(a)).toEqual({})
    await offline(false, b)

    const agreed = { cargo: 'Cargo de A', email: 'b@brigada.example', telefono: '0990000004' }
    for (const page of [a, b]) {
      await expect.poll(() => named(page, name)).toMatchObject(agreed)
      await expect.poll(() => named(page, other.nombres)).toMatchObject({ cargo: 'Todavía está' })
    }
    await expect.poll(() => notices(a)).toHaveLength(2)
    expect(await notices(a)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'telefono', mine: '0990000003', theirs: '0990000004' }),
        expect.objectContaining({ field: '', mine: null }),
      ]),
    )
    expect(await notices(b)).toEqual([])

    await b.goto('/admin/galeria')
    await button(b, 'Agregar Media').click()
    await field(b, 'Título').fill('Desfile')
    await field(b, 'Imagen').setInputFiles({
      name: 'desfile.jpg',
      mimeType: 'image/jpeg',
      buffer: await jpeg(b, 300, 200),
    })
    await saveForm(b, 'agregado')
    const source = async () =>
      (await records<{ titulo: string; url: string }>(a, MEDIA)).find(({ titulo }) => titulo === 'Desfile')
        ?.url
    await expect.poll(source).toMatch(/^idb:/)
    const key = `foto:${(await source())?.slice(4)}`
    await expect.poll(() => rows(a, key)).toHaveLength(1)
  }))

test('a person who has signed in here before signs in without the central; another account is told why it can’t', () =>
  withCentral(async ({ device }) => {
    const page = await staff(await device(), 'jefe')
    await page.route('**/api/**', (route) => route.abort())
    await page.evaluate(() => localStorage.removeItem('bomberos_auth_token'))
    await page.goto('/login')
    await page.getByLabel('Email', { exact: true }).fill('operaciones@bomberos.example')
    await page.getByLabel('Contraseña', { exact: true }).fill('Operaciones2024!')
    await button(page, 'Iniciar Sesión').click()
    await page.getByText('esta cuenta no ha ingresado en este equipo').waitFor()
    await signIn(page, 'jefe')
    await change(
      await page.goto('/admin/personal').then(() => page),
      (await people(page))[0]?.nombres ?? '',
      'Cargo',
      'Sin central',
    )
    await page.unroute('**/api/**')
    await page.reload()
    await expect.poll(() => unsent(page)).toEqual({})
  }))

/** The phase and the number of unsent changes that the leading tab announces. */
const phase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const channel = new BroadcastChannel('bomberos-central')
        channel.onmessage = ({ data }) => {
          if (!data.state) return
          channel.close()
          resolve(`${data.state.phase} ${data.state.waiting}`)
        }
        channel.postMessage({ wants: 'state' })
      }),
  )

test('when the session with the central is over, changes wait for the next one', () =>
  withCentral(async ({ device }) => {
    const page = await staff(await device(), 'jefe')
    const [person] = await people(page)
    const name = person?.nombres ?? ''
    await expect.poll(() => phase(page)).toBe('current 0')
    await page.evaluate(() => fetch('/api/sesion', { method: 'DELETE', headers: { 'x-central': '1' } }))
    await expect.poll(() => phase(page)).toBe('signIn 0')
    await change(page, name, 'Cargo', 'Escrito sin sesión')
    await expect.poll(() => phase(page)).toBe('signIn 1')
    expect(await named(page, name)).toMatchObject({ cargo: 'Escrito sin sesión' })
    await page.goto('/admin/central')
    await page.getByRole('link', { name: 'Ingresar otra vez', exact: true }).click()
    await page.getByLabel('Email', { exact: true }).fill('jefe@bomberos.example')
    await page.getByLabel('Contraseña', { exact: true }).fill(ACCOUNTS.jefe)
    await button(page, 'Iniciar Sesión').click()
    await page.getByRole('heading', { level: 1, name: 'Central', exact: true }).waitFor()
    await expect.poll(() => phase(page)).toBe('current 0')
    expect(await named(page, name)).toMatchObject({ cargo: 'Escrito sin sesión' })
  }))

test('when another device takes a right away, its records leave this one; they come back with the right', () =>
  withCentral(async ({ device }) => {
    const [a, b] = [await staff(await device(), 'jefe'), await staff(await device(), 'operaciones')]
    const media = () => records(b, MEDIA)
    await expect.poll(media).toHaveLength(2)
    await a.goto('/admin/config?tab=roles&rol=ADMIN_OPERATIVO')
    await a.getByRole('checkbox', { name: 'Galería: ver', exact: true }).click()
    await said(a, 'Permisos actualizados')
    await expect.poll(media).toEqual([])
    await expect.poll(() => rows(b, `sombra:${MEDIA}`)).toEqual([])
    expect((await people(b)).length).toBeGreaterThan(0)
    await button(a, 'Volver a los permisos de siempre').click()
    await said(a, 'Permisos actualizados')
    await expect.poll(media).toHaveLength(2)
  }))
