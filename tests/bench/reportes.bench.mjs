const MANY = 5000
const FEW = 50

export const title = `Reportes comunitarios: con ${MANY} reportes, entre lo mismo con ${FEW}`

const list = (count) =>
  Array.from({ length: count }, (_, n) => ({
    id: `reporte-${1_700_000_000_000 + n}-aaaa`,
    titulo: `Reporte n${n}x`,
    descripcion: 'Hay un poste inclinado sobre la vereda y los vecinos tienen miedo de que caiga. '.repeat(2),
    categoria: ['Emergencia', 'Infraestructura', 'Servicio', 'Seguridad', 'Otro'][n % 5],
    prioridad: ['BAJA', 'MEDIA', 'ALTA', 'CRITICA'][n % 4],
    estado: ['PENDIENTE', 'EN_PROCESO', 'CORREGIDO', 'CERRADO'][n % 4],
    fechaCreacion: new Date(1_700_000_000_000 + n * 60_000).toISOString(),
    fechaActualizacion: new Date(1_700_000_000_000 + n * 60_000).toISOString(),
    autor: { nombre: 'Rosa Cevallos', email: 'rosa@correo.example' },
    imagenes: [],
    respuesta: '',
    administrador: '',
  }))

async function signedIn(open, url, count) {
  const page = await open()
  await page.goto(`${url}/login?redirect=/admin`)
  await page.getByLabel('Email', { exact: true }).fill('jefe@bomberos.example')
  await page.getByLabel('Contraseña', { exact: true }).fill('Jefe2024!')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.waitForURL((address) => address.pathname === '/admin')
  await page.evaluate(
    (data) =>
      localStorage.setItem(
        'bomberos_reportes_reportes',
        JSON.stringify({ data, timestamp: Date.now() + 1000 }),
      ),
    list(count),
  )
  await show(page)
  return page
}

const table = (page) => page.getByRole('table', { name: 'Reportes comunitarios' })

async function show(page) {
  await page.goto('/admin/reportes')
  await table(page).waitFor()
}

/** Types into the search box until one report is left, then clears it. */
async function filter(page) {
  await page.getByRole('searchbox').fill('n49x')
  await page.waitForURL(/buscar=/)
  await page.getByRole('button', { name: 'Ver Reporte n49x', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Limpiar' }).click()
  await page.getByRole('button', { name: 'Limpiar' }).waitFor({ state: 'detached' })
}

/** Scrolls to the table's end and back, frame by frame. */
const scroll = (page) =>
  page.evaluate(async () => {
    const since = performance.now()
    const frame = () => new Promise(requestAnimationFrame)
    const end = document.documentElement.scrollHeight
    for (let y = 0; y <= end; y += 400) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
    return performance.now() - since
  })

export async function run({ open, compare, url }) {
  const many = await signedIn(open, url, MANY)
  const few = await signedIn(open, url, FEW)
  const each = async (name, task) => {
    // A page in the background gets no frames.
    const front = (page) => async () => {
      await page.bringToFront()
      return task(page)
    }
    await compare(name, { subject: front(many), baseline: front(few), runs: 5 })
  }
  await each('abrir la tabla', show)
  await each('filtrar y limpiar', filter)
  await each('desplazarse por la página', scroll)
}
