import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Listo, Llamada } from '@/entities/despacho/convocado'
import { button, dialog, expectClean, expectCleanOnPhone, field } from '../admin'
import { withPushService, workerOf } from '../chromium/worker'
import { saveForm } from '../panel'
import type { Station } from './station'

export async function addPerson(chief: Page, nombres: string, cargo: string): Promise<void> {
  await chief.goto('/admin/personal')
  await button(chief, 'Agregar Personal').click()
  await field(chief, 'Nombres').fill(nombres)
  await field(chief, 'Cargo').fill(cargo)
  await field(chief, 'Teléfono').fill('099 123 4567')
  await saveForm(chief, 'agregad')
}

type Looks = {
  /** Whether what is passed on the way is looked at too: where one test did, the others pass. */
  look?: boolean
}

/** The code that the chief hands over for this person's phone. */
export async function codeFor(chief: Page, nombres: string, { look = false }: Looks = {}): Promise<string> {
  await chief.goto('/admin/personal')
  await button(chief, `Ver ${nombres}`).click()
  await button(chief, 'Dar acceso').click()
  const code = chief.getByRole('dialog', { name: `Código de ${nombres}` }).locator('code')
  await code.waitFor()
  const told = (await code.innerText()).trim()
  if (look) await expectClean(chief)
  await button(chief, 'Ya lo entregué').click()
  return told
}

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const

type PhoneLooks = Looks & {
  /** Whether the phone gets the worker, which fetches all of the app. */
  worker?: boolean
}

/** The phone of somebody of the brigade, at their place. */
export async function phoneOf(
  device: Station['device'],
  code: string,
  nombres: string,
  { look = false, worker = true }: PhoneLooks = {},
): Promise<Page> {
  const phone = await device({ ...PHONE, serviceWorkers: worker ? 'allow' : 'block' })
  await withPushService(phone, nombres.replace(/\W/g, ''))
  await phone.goto(`/mi#codigo=${code}`)
  await expect.poll(() => phone.getByLabel('Código').inputValue()).toBe(code)
  if (look) await expectCleanOnPhone(phone)
  await button(phone, 'Entrar en este teléfono').click()
  await phone.getByRole('heading', { level: 1, name: nombres }).waitFor()
  return phone
}

type Chief = { chief: Page; device: Station['device'] }

/** Somebody whom the chief adds and gives access: their phone, at their place. */
export async function volunteer(
  { chief, device }: Chief,
  nombres: string,
  cargo: string,
  looks?: PhoneLooks,
): Promise<Page> {
  await addPerson(chief, nombres, cargo)
  return phoneOf(device, await codeFor(chief, nombres, looks), nombres, looks)
}

/** Has this phone rung for calls, which the browser lets its worker do. */
export async function ringHere(phone: Page): Promise<void> {
  await workerOf(phone)
  await button(phone, 'Avisarme de cada salida').click()
  await phone.getByRole('heading', { name: 'Este teléfono avisa de cada salida' }).waitFor()
}

/** Makes a call from the panel, which one person's phone tells of. */
export async function call(chief: Page, direccion: string, { look = false }: Looks = {}): Promise<void> {
  await chief.goto('/admin/despacho')
  await button(chief, 'Despachar').click()
  await field(chief, 'Tipo').selectOption('INCENDIO')
  await field(chief, 'Dirección').fill(direccion)
  await field(chief, 'Qué se sabe').fill('Humo en el segundo piso')
  await dialog(chief).getByText('Suena en los teléfonos de 1 persona').waitFor()
  if (look) await expectClean(chief)
  await button(chief, 'Llamar ahora').click()
  await chief.getByRole('heading', { level: 1, name: 'Combate de Incendios' }).waitFor()
}

/** What the central has of a call: who answered what, by name. */
export async function answersOf(chief: Page): Promise<string[]> {
  const [, id = ''] = /(despacho-[\w-]+)/.exec(chief.url()) ?? []
  const response = await chief.request.get(`/api/despachos/${id}`)
  const { convocados } = (await response.json()) as Llamada
  return convocados.map(({ nombre, respuesta, minutos }) => `${nombre}: ${respuesta} ${minutos}`)
}

/** Puts people into the brigade and gives each a code, without walking through the panel for each. */
export async function peopleWithCodes(chief: Page, names: readonly string[]): Promise<string[]> {
  await chief.goto('/admin/personal?importar=true')
  const lines = ['Nombres,Cargo', ...names.map((name) => `${name},Bombero`)]
  const file = { name: 'personal.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
  await dialog(chief).locator('input[type=file]').setInputFiles(file)
  await dialog(chief).getByRole('button', { name: 'Importar', exact: true }).click()
  await chief.getByText('Importación terminada').waitFor()
  const headers = { 'x-central': '1' }
  const known = async () => {
    const response = await chief.request.get('/api/despachos/listos')
    return ((await response.json()) as Listo[]).filter(({ nombre }) => names.includes(nombre))
  }
  await expect.poll(known).toHaveLength(names.length)
  const people = await known()
  const codes: string[] = []
  for (const name of names) {
    const persona = people.find(({ nombre }) => nombre === name)?.id
    const response = await chief.request.post('/api/accesos', { headers, data: { persona } })
    codes.push(((await response.json()) as { codigo: string }).codigo)
  }
  return codes
}
