import { compareLongest, LIMIT, panelWith, SLOWDOWN } from './support/longest.mjs'

// A long inventory on a slow machine: each figure is the longest task as a share of the allowed 200 ms.
const ITEMS = 5000

export const title = `Inventario con ${ITEMS} items, procesador ${SLOWDOWN} veces más lento: tarea más larga entre ${LIMIT} ms`

const CATEGORIES = ['VEHICULO', 'EQUIPO_RESCATE', 'EPP', 'HERRAMIENTA', 'ELECTRONICO', 'MOBILIARIO', 'OTROS']
const STATES = ['BUENO', 'REGULAR', 'MALO', 'MANTENIMIENTO', 'OPERATIVO', 'FUERA_SERVICIO']

const items = () =>
  Array.from({ length: ITEMS }, (_, n) => ({
    id: `inv-${1704117600000 + n}`,
    nombre: `Extintor portátil número ${n}`,
    categoria: CATEGORIES[n % CATEGORIES.length],
    cantidad: (n % 40) + 1,
    estado: STATES[n % STATES.length],
    donado: n % 5 === 0,
    ubicacion: `Bodega ${n % 30}, estantería ${n % 7}`,
    fechaIngreso: '2022-05-30',
    valorEstimado: 10 + (n % 500) / 4,
    notas: 'Revisión anual en noviembre.',
    proveedor: 'Equipos contra Incendios del Ecuador',
    numeroSerie: `SN-${n}`,
  }))

const counted = (page, text) => page.getByText(text, { exact: true }).waitFor()

const STEPS = {
  'Abrir el inventario': async (page) => {
    await page.getByRole('link', { name: 'Gestión de Inventario' }).click()
    await counted(page, `1 a 50 de ${ITEMS}`)
  },
  'Buscar por nombre': async (page) => {
    await page.getByRole('searchbox').pressSequentially('portatil numero 4321')
    await counted(page, '1 a 1 de 1')
  },
  'Quitar la búsqueda': async (page) => {
    await page.getByRole('button', { name: 'Limpiar' }).click()
    await counted(page, `1 a 50 de ${ITEMS}`)
  },
  'Filtrar por categoría': async (page) => {
    await page.getByLabel('Filtrar por categoría').selectOption('EPP')
    await counted(page, '1 a 50 de 714')
  },
  'Ordenar por cantidad': async (page) => {
    await page.getByRole('button', { name: 'Limpiar' }).click()
    await page.getByRole('button', { name: 'Cantidad' }).click()
    await page.locator('th[aria-sort="ascending"]').waitFor()
  },
  'Abrir la edición de un item': async (page) => {
    await page
      .getByRole('button', { name: /^Editar / })
      .first()
      .click()
    await page.getByRole('dialog').getByLabel('Nombre', { exact: true }).waitFor()
  },
  'Escribir en la edición': async (page) => {
    await page.getByRole('dialog').getByLabel('Ubicación', { exact: true }).pressSequentially('Muelle')
  },
  'Guardar el item': async (page) => {
    await page.getByRole('button', { name: 'Guardar' }).click()
    await Promise.all([
      page.getByRole('alert').filter({ hasText: 'Item actualizado' }).waitFor(),
      page.getByRole('dialog').waitFor({ state: 'detached' }),
    ])
  },
}

export const run = ({ open, compare }) =>
  compareLongest({
    visit: () => panelWith(open, { bomberos_inventario_items: items() }),
    steps: STEPS,
    compare,
  })
