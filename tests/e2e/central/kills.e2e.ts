import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { KEYS } from '../../keys'
import { runs } from '../../runs'
import { TEST_MS } from '../../tools/limits.mjs'
import { records, waitForWorker } from '../support/actions'
import { button, dialog, field } from '../support/admin'
import { change, rows, staff, withCentral } from '../support/central/station'
import { said, saveForm } from '../support/panel'
import { jpeg } from '../support/pictures'

type Person = { id: string; nombres: string; cargo: string }

const names = async (page: Page) =>
  (await records<Person>(page, KEYS.personal)).map(({ nombres }) => nombres).sort()

/** Adds a person, as another tab of this device would. */
const hire = (page: Page, name: string, n: number) =>
  page.evaluate(
    ({ key, name, n }) => {
      const { data, timestamp } = JSON.parse(localStorage.getItem(key) ?? '')
      const person = { ...data[0], id: `staff${Date.now()}${n}`, nombres: name }
      localStorage.setItem(
        key,
        JSON.stringify({ data: [...data, person], timestamp: Math.max(Date.now(), timestamp + 1) }),
      )
    },
    { key: KEYS.personal, name, n },
  )

/** What this device still has to tell the central. */
const unsent = async (page: Page) =>
  (await rows<{ ops: object }>(page, 'pendiente:')).flatMap(({ ops }) => Object.keys(ops))

const KILLS = runs(30)

test(
  `a central that is killed ${KILLS} times while two devices write loses nothing and doubles nothing`,
  () =>
    withCentral(async ({ device, killed }) => {
      const pages = [await staff(await device(), 'jefe'), await staff(await device(), 'operaciones')]
      const before = await names(pages[0] as Page)
      const hired: string[] = []
      for (let n = 0; n < KILLS; n++) {
        for (const [of, page] of pages.entries()) {
          const name = `Persona ${n} de ${of}`
          await hire(page, name, 2 * n + of)
          hired.push(name)
        }
        // At another moment of the round each time: before it, in it and after it.
        await pages[0]?.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), (n * 600) / KILLS)
        await killed()
      }
      // A reload makes the devices send at once, instead of at their next try.
      for (const page of pages) await page.reload()
      const all = [...before, ...hired].sort()
      for (const page of pages) await expect.poll(() => names(page)).toEqual(all)
      for (const page of pages) await expect.poll(() => unsent(page)).toEqual([])
      const third = await staff(await device(), 'talento')
      await expect.poll(() => names(third)).toEqual(all)
    }),
  TEST_MS + 40_000 * KILLS,
)

const REPORT = 'Minga de los hidrantes'

/** A device of the staff with the whole app in it: its screens open while the central is gone. */
async function ready(page: Page, account: 'jefe' | 'operaciones'): Promise<Page> {
  await staff(page, account)
  await waitForWorker(page)
  return page
}

async function inTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  await tab.getByRole('heading', { level: 1 }).waitFor()
  return tab
}

test('two devices edit, delete, add, upload and publish while the central is killed at each of ten steps, and agree in the end', () =>
  withCentral(async ({ device, killed, url }) => {
    const a = await ready(await device({ serviceWorkers: 'allow' }), 'jefe')
    const b = await ready(await device({ serviceWorkers: 'allow' }), 'operaciones')
    const [gallery, reports] = [await inTab(b, '/admin/galeria'), await inTab(a, '/admin/rendicion')]
    const [person, other] = await records<Person>(a, KEYS.personal)
    if (!person || !other) throw new Error('no people')
    const picture = await jpeg(b, 300, 200)
    const steps: (() => Promise<unknown>)[] = [
      () => change(a, person.nombres, 'Teléfono', '0990000001'),
      () => change(b, person.nombres, 'Email', 'b@brigada.example'),
      () => change(a, person.nombres, 'Cargo', 'Cargo de A'),
      () => change(b, person.nombres, 'Cargo', 'Cargo de B'),
      async () => {
        await button(a, `Eliminar ${other.nombres}`).click()
        await dialog(a).getByRole('button', { name: 'Eliminar', exact: true }).click()
        await expect.poll(async () => await names(a)).not.toContain(other.nombres)
      },
      async () => {
        await button(b, 'Agregar Personal').click()
        await field(b, 'Nombres').fill('Nadia Nueva')
        await field(b, 'Cargo').fill('Bombera')
        await saveForm(b, 'agregado')
      },
      async () => {
        await button(gallery, 'Agregar Media').click()
        await field(gallery, 'Título').fill('Desfile')
        await field(gallery, 'Imagen').setInputFiles({
          name: 'desfile.jpg',
          mimeType: 'image/jpeg',
          buffer: picture,
        })
        await saveForm(gallery, 'agregado')
      },
      async () => {
        await button(reports, 'Nuevo Reporte').click()
        await field(reports, 'Título').fill(REPORT)
        await field(reports, 'Contenido').fill('Se revisaron cuarenta hidrantes')
        await saveForm(reports, 'Reporte creado')
      },
      async () => {
        await button(reports, `Publicar ${REPORT}`).click()
        await said(reports, 'Reporte publicado')
      },
      () => change(b, person.nombres, 'Teléfono', '0990000009'),
    ]
    for (const step of steps) await Promise.all([step(), killed()])

    // A reload makes the devices send at once, instead of at their next try.
    for (const page of [a, b, gallery, reports]) await page.reload()
    const agreed = { cargo: 'Cargo de B', email: 'b@brigada.example', telefono: '0990000009' }
    for (const page of [a, b]) {
      const list = () => records<Person>(page, KEYS.personal)
      await expect.poll(async () => (await list()).find(({ id }) => id === person.id)).toMatchObject(agreed)
      await expect
        .poll(async () => (await names(page)).filter((name) => name === 'Nadia Nueva'))
        .toHaveLength(1)
      await expect.poll(() => names(page)).not.toContain(other.nombres)
      await expect.poll(() => unsent(page)).toEqual([])
    }
    const source = async () =>
      (await records<{ titulo: string; url: string }>(a, KEYS.media)).find(
        ({ titulo }) => titulo === 'Desfile',
      )?.url ?? ''
    await expect.poll(source).toMatch(/^idb:/)
    const key = `foto:${(await source()).slice(4)}`
    await expect.poll(() => rows(a, key)).toHaveLength(1)
    const published = async () => (await (await fetch(`${url}/api/publico`)).text()).split(REPORT).length - 1
    await expect.poll(published).toBe(1)
  }))
