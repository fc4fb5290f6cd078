import { compareLongest, day, LIMIT, panelWith, repeat, SLOWDOWN } from '../support/longest.mjs'

// A large store with its plans on a cheap phone: each figure is the longest task as a share of the allowed 200 ms.
const ITEMS = 2000
const PLANES = 40
/** In the place that is counted. */
const EN_LUGAR = 400

export const title = `Inventario con ${ITEMS} items y ${PLANES} planes, procesador ${SLOWDOWN} veces más lento: tarea más larga entre ${LIMIT} ms`

const CATEGORIAS = ['EPP', 'EQUIPO_RESCATE', 'HERRAMIENTA', 'ELECTRONICO', 'VEHICULO']
const KINDS = ['Casco', 'Extintor', 'Manguera', 'Radio', 'Camioneta', 'ERA', 'Cuerda', 'Botella']
const itemId = (n) => `inv-${1704117600000 + n}`
const nameOf = (n) => `${KINDS[n % KINDS.length]} número ${n}`
const REGLAS = [
  { regla: 'CADA', unidad: 'MESES' },
  { regla: 'CADA', unidad: 'MESES', deFabrica: true, cada: 150 },
  { regla: 'VIDA', unidad: 'MESES', cada: 180 },
  { regla: 'FECHA' },
  { regla: 'USO' },
  { regla: 'CADA', unidad: 'KM' },
]

const lists = () => ({
  bomberos_inventario_items: repeat(ITEMS, (n) => ({
    id: itemId(n),
    nombre: nameOf(n),
    categoria: CATEGORIAS[n % CATEGORIAS.length],
    cantidad: (n % 12) + 1,
    estado: n % 50 === 0 ? 'FUERA_SERVICIO' : 'BUENO',
    donado: n % 5 === 0,
    ubicacion: n < EN_LUGAR ? 'Bodega grande' : `Estantería ${n % 16}`,
    fechaIngreso: '2022-05-30',
    valorEstimado: 10 + (n % 500) / 4,
    notas: 'Se revisa en noviembre.',
    proveedor: 'Equipos contra Incendios del Ecuador',
    numeroSerie: `SN-${n}`,
    contado: `${day(200)}T09:00`,
    fabricado: `20${10 + (n % 16)}-0${1 + (n % 9)}`,
    vence: n % 3 === 0 ? day((n % 700) - 350) : '',
    placa: n % 5 === 4 ? `PCA-${1000 + n}` : '',
    custodio: `Custodio ${n % 30}`,
  })),
  bomberos_inventario_planes: repeat(PLANES, (n) => ({
    id: `plan-${n}`,
    nombre: `Revisión ${n}`,
    categoria: CATEGORIAS[n % CATEGORIAS.length],
    palabra: n % 2 ? KINDS[n % KINDS.length].toLowerCase() : '',
    cada: 6 + n,
    fuente: 'Fabricante, 2024',
    firma: n % 4 === 0,
    desde: day(300),
    ...REGLAS[n % REGLAS.length],
  })),
  bomberos_inventario_hechos: repeat(ITEMS * 3, (n) => ({
    id: `hecho-${n}`,
    item: itemId(n % ITEMS),
    plan: `plan-${n % PLANES}`,
    trabajo: `Revisión ${n % PLANES}`,
    dia: day((n * 7) % 400),
    resultado: n % 20 === 0 ? 'FALLA' : 'BIEN',
    quien: 'Guardalmacén',
    costo: n % 900,
  })),
  bomberos_inventario_movimientos: repeat(ITEMS, (n) => ({
    id: `mov-${n}`,
    item: itemId((n * 3) % ITEMS),
    tipo: ['ENTRADA', 'CONSUMO', 'PRESTAMO', 'TRASLADO'][n % 4],
    cantidad: 1,
    cuando: `${day(n % 190)}T10:00:00`,
    por: 'Guardalmacén',
    ...(n % 4 === 3 && { desde: 'Estantería 1', hasta: 'Estantería 2' }),
  })),
  bomberos_inventario_fallas: repeat(200, (n) => ({
    id: `falla-${n}`,
    item: itemId(n * 9),
    nombre: nameOf(n * 9),
    que: 'Se rompió la correa',
    fuera: n % 3 === 0,
    cuando: `${day(n % 190)}T10:00`,
    por: 'Guardalmacén',
    ...(n % 2 === 0 && { alta: `${day(1)}T10:00:00` }),
  })),
})

const counted = (page, text) => page.getByText(text, { exact: true }).waitFor()
const at = (page, path) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

const STEPS = {
  'Abrir la lista': async (page) => {
    await page.getByRole('link', { name: 'Gestión de Inventario' }).click()
    await counted(page, `1 a 50 de ${ITEMS}`)
  },
  'Filtrar lo vencido': async (page) => {
    await at(page, '/admin/inventario?vence=vencido')
    await page.getByText(/^1 a 50 de (?!2000)/).waitFor()
  },
  'Abrir un item': async (page) => {
    await at(page, `/admin/inventario?ver=${itemId(1234)}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Etiqueta' }).waitFor()
  },
  Cerrarlo: async (page) => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  },
  'Abrir los planes': async (page) => {
    await at(page, '/admin/inventario?planes=lista')
    await page.getByRole('dialog').getByText('Revisión 39').first().waitFor()
  },
  'Abrir el calendario': async (page) => {
    await at(page, '/admin/calendario')
    await page.getByRole('heading', { name: 'Atrasado' }).waitFor()
  },
  'Volver al panel': async (page) => {
    await at(page, '/admin')
    await page
      .getByRole('region', { name: 'Hoy' })
      .getByText(/planes de revisión atrasados/)
      .waitFor()
  },
  'Elegir qué se cuenta': async (page) => {
    await at(page, '/admin/inventario/contar')
    await page
      .getByRole('link', { name: /Bodega grande/ })
      .first()
      .waitFor()
  },
  'Abrir un conteo': async (page) => {
    await at(page, '/admin/inventario/contar?lugar=Bodega+grande')
    await page
      .getByRole('list', { name: 'Items de Bodega grande' })
      .getByRole('listitem')
      .nth(EN_LUGAR - 1)
      .waitFor()
  },
  'Contar uno': async (page) => {
    // By their attributes: asking each of the rows for its name would lay out all of them.
    await page.locator('button[aria-label^="Uno más de "]').first().click()
    await page
      .locator('[role=status]')
      .filter({ hasText: `${EN_LUGAR - 1} sin contar` })
      .waitFor()
  },
}

export const run = ({ open, compare }) =>
  compareLongest({ visit: () => panelWith(open, lists()), steps: STEPS, compare })
