import { LIMIT, panelWith, repeat, SLOWDOWN, work } from '../support/longest.mjs'
import { partes } from '../support/partes.mjs'

// What a person taps in lists that have grown, in turns with the same tap in short lists. The longest task and the time until
// it shows are shares of the allowed 200 ms; the counts, which are the same on any machine, must not grow with a list.
const MANY = { people: 300, items: 2000, calls: 3000, reports: 500 }
const FEW = { people: 60, items: 60, calls: 60, reports: 60 }
const TURNS = 5

export const title = `Una ficha y Ctrl+K con ${Object.values(MANY).join(', ')} personas, items, salidas y reportes, procesador ${SLOWDOWN} veces más lento`

const lists = ({ people, items, calls, reports }) => ({
  bomberos_personal_personal: repeat(people, (n) => ({
    id: `per-${n}`,
    nombres: `Nombre${n}`,
    apellidos: `Apellido${n % 60}`,
    cedula: String(1_000_000_000 + n),
    fechaNacimiento: '1990-05-10',
    fechaIngreso: `20${String(10 + (n % 15)).padStart(2, '0')}-03-01`,
    cargo: 'Bombero',
    rango: 'BOMBERO',
    estado: 'ACTIVO',
    telefono: '0991234567',
    email: `persona${n}@correo.example`,
    direccion: `Calle ${n}`,
    tipoSangre: 'O+',
    foto: '',
    observaciones: 'Curso básico aprobado.',
  })),
  bomberos_inventario_items: repeat(items, (n) => ({
    id: `inv-${1_704_117_600_000 + n}`,
    nombre: `Extintor portátil número ${n}`,
    categoria: 'HERRAMIENTA',
    cantidad: (n % 40) + 1,
    estado: 'BUENO',
    donado: n % 5 === 0,
    ubicacion: `Bodega ${n % 30}, estantería ${n % 7}`,
    fechaIngreso: '2022-05-30',
    valorEstimado: 10 + (n % 500) / 4,
    notas: 'Revisión anual en noviembre.',
    numeroSerie: `SN-${n}`,
  })),
  bomberos_servicios_servicios: partes().slice(-calls),
  bomberos_reportes_reportes: repeat(reports, (n) => ({
    id: `reporte-${1_700_000_000_000 + n}-aaaa`,
    titulo: `Reporte número ${n}`,
    descripcion: 'Hay un poste inclinado sobre la vereda y los vecinos tienen miedo de que caiga. '.repeat(2),
    categoria: 'Infraestructura',
    prioridad: 'MEDIA',
    estado: 'PENDIENTE',
    ubicacion: `Calle ${n % 90} y Sucre`,
    fechaCreacion: new Date(1_700_000_000_000 + n * 60_000).toISOString(),
    fechaActualizacion: new Date(1_700_000_000_000 + n * 60_000).toISOString(),
    autor: { nombre: 'Rosa Cevallos', email: 'rosa@correo.example' },
    imagenes: [],
    respuesta: '',
    administrador: '',
  })),
})

/** By a plain selector: Playwright looks for a role through all of a long list, in the page, and that would be measured too. */
const shown = (page, selector) => page.waitForFunction((one) => document.querySelector(one), selector)

const close = async (page) => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** A list is opened first, and its time isn't taken. */
function record(path, name) {
  let place
  return {
    async before(page) {
      await page.locator(`nav a[href="${path}"]`).first().click()
      const row = page.getByRole('table').getByRole('button', { name }).first()
      await row.scrollIntoViewIfNeeded()
      await page.locator('table[aria-busy=false]').first().waitFor()
      await page.waitForLoadState('networkidle')
      place = await row.boundingBox()
    },
    async tap(page) {
      await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
      await shown(page, '[role=dialog] h2')
    },
    after: close,
  }
}

const STEPS = {
  'ficha de un reporte': record('/admin/reportes', /^Ver Reporte número/),
  'ficha de una salida': record('/admin/servicios', /^Ver Salida número/),
  'ficha de un item': record('/admin/inventario', /^Ver Extintor portátil/),
  'ficha de una persona': record('/admin/personal', /^Ver Nombre/),
  'Ctrl+K': {
    async tap(page) {
      await page.keyboard.press('Control+K')
      await shown(page, '[role=dialog] [role=combobox]')
    },
  },
  'lo primero que se escribe': {
    async tap(page) {
      await page.keyboard.type('e')
      await shown(page, '[role=dialog] [role=option]')
    },
    after: close,
  },
}

/** Each step's work on a fresh page. */
async function walk(open, sizes) {
  const page = await panelWith(open, lists(sizes))
  const took = {}
  for (const [name, { before, tap, after }] of Object.entries(STEPS)) {
    await before?.(page)
    took[name] = await work(page, () => tap(page))
    await after?.(page)
  }
  await page.context().close()
  return took
}

export async function run({ open, compare }) {
  const turns = []
  for (let turn = 0; turn < TURNS; turn++)
    turns.push({ many: await walk(open, MANY), few: await walk(open, FEW) })
  for (const name of Object.keys(STEPS)) {
    const line = (what, subject, baseline) => {
      let at = 0
      return compare(`${name}: ${what}`, {
        baseline: () => baseline(turns[at].few[name]),
        subject: () => subject(turns[at++].many[name]),
        runs: TURNS - 1,
      })
    }
    const limit = () => LIMIT
    await line(`tarea más larga, entre ${LIMIT} ms`, ({ longest }) => longest, limit)
    await line(`hasta que se ve, entre ${LIMIT} ms`, ({ until }) => until, limit)
    await line(
      `elementos con estilo nuevo, entre los de ${FEW.calls} de cada una`,
      ({ restyled }) => restyled,
      ({ restyled }) => restyled,
    )
    await line(
      'archivos que pide',
      ({ files }) => files,
      () => 1,
    )
  }
}
