import { longest, SLOWDOWN, slowDown } from './support/longest.mjs'

// A brigade after years of work, list by list: all lists together would not fit in a browser's localStorage.
const RECORDS = 5000
const PHOTOS = 300
/** In ms. Browsers don't report shorter tasks, which count as this. */
const SHORTEST_TASK = 50

export const title = `Con ${RECORDS} registros en una lista y con ${PHOTOS} fotografías, entre lo mismo con los datos de ejemplo; tareas con el procesador ${SLOWDOWN} veces más lento`

const LISTS = [
  ['/admin/inventario', 'bomberos_inventario_items'],
  ['/admin/personal', 'bomberos_personal_personal'],
  ['/admin/galeria', 'bomberos_galeria_media'],
  ['/admin/presupuesto', 'bomberos_presupuesto_ingresos'],
  ['/admin/rendicion', 'bomberos_rendicion_reportesRC'],
  ['/admin/eventos', 'bomberos_eventos_eventos'],
  ['/admin/servicios', 'bomberos_servicios_servicios'],
  ['/admin/reportes', 'bomberos_reportes_reportes'],
]

const rows = (page) => page.getByRole('table').getByRole('button', { name: /^Editar / })

async function show(page, path) {
  await page.goto(path)
  await rows(page).first().waitFor()
}

async function signedIn(open, path) {
  const page = await open({ viewport: { width: 1280, height: 800 } })
  await page.goto('/login?redirect=/admin/test')
  await page.getByLabel('Email', { exact: true }).fill('jefe@bomberos.example')
  await page.getByLabel('Contraseña', { exact: true }).fill('Jefe2024!')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/admin/test')
  await show(page, path)
  return page
}

/** Repeats the list's sample records, each with its own id and name and without long texts. */
const multiply = (page, key, count) =>
  page.evaluate(
    ([name, wanted]) => {
      const { data } = JSON.parse(localStorage.getItem(name))
      const short = (record) =>
        Object.fromEntries(
          Object.entries(record).map(([field, value]) => [
            field,
            typeof value === 'string' && value.length > 100 ? value.slice(0, 100) : value,
          ]),
        )
      const title = ['titulo', 'nombre', 'nombres', 'denominacion', 'descripcion'].find(
        (field) => data[0][field] !== undefined,
      )
      const many = Array.from({ length: wanted }, (_, n) => {
        const sample = short(data[n % data.length])
        return { ...sample, id: `${sample.id}-${n}`, [title]: `${sample[title]} n${n}x` }
      })
      localStorage.setItem(name, JSON.stringify({ data: many, timestamp: Date.now() + 1000 }))
    },
    [key, count],
  )

/** Makes every picture of the gallery a stored photo. */
const storePhotos = (page, key) =>
  page.evaluate(async (name) => {
    const canvas = new OffscreenCanvas(800, 600)
    canvas.getContext('2d').fillRect(0, 0, 400, 300)
    const picture = await canvas.convertToBlob({ type: 'image/webp' })
    const database = await new Promise((resolve, reject) => {
      const request = indexedDB.open('bomberos')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const store = database.transaction('datos', 'readwrite').objectStore('datos')
    const entry = JSON.parse(localStorage.getItem(name))
    for (const media of entry.data) {
      const id = crypto.randomUUID()
      store.put(picture, `foto:${id}`)
      media.url = `idb:${id}`
    }
    await new Promise((resolve) => {
      store.transaction.oncomplete = resolve
    })
    database.close()
    localStorage.setItem(name, JSON.stringify(entry))
  }, key)

/** The bytes that the page still holds after a garbage collection. */
async function heap(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

const STEPS = {
  abrir: async (page, path) => {
    await page.locator(`nav a[href="${path}"]`).first().click()
    await rows(page).first().waitFor()
  },
  buscar: async (page) => {
    await page.getByRole('searchbox').fill('zzz')
    await rows(page).first().waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Limpiar' }).click()
    await rows(page).first().waitFor()
  },
  guardar: async (page) => {
    await rows(page).first().click()
    const dialog = page.getByRole('dialog').first()
    await dialog.getByRole('textbox').first().press('End')
    await page.keyboard.type('a')
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
    const sure = page.getByRole('button', { name: 'Guardar de todos modos' })
    const gone = () => dialog.waitFor({ state: 'detached' })
    await Promise.race([sure.waitFor().then(() => sure.click()), gone()])
    await gone()
  },
}

async function compareLists(path, pages, compare, label) {
  const each = (task) =>
    Object.fromEntries(
      Object.entries(pages).map(([role, page]) => [
        role,
        async () => {
          // A page in the background gets no frames.
          await page.bringToFront()
          return task(page)
        },
      ]),
    )
  for (const page of Object.values(pages)) await show(page, path)
  await compare(`${label}: memoria`, { ...each(heap), runs: 1 })
  for (const page of Object.values(pages)) await slowDown(page)
  for (const [name, step] of Object.entries(STEPS)) {
    const task = async (page) => {
      if (name === 'abrir') await page.goto('/admin/test', { waitUntil: 'networkidle' })
      return Math.max(SHORTEST_TASK, await longest(page, () => step(page, path)))
    }
    await compare(`${label}: ${name}, tarea más larga`, { ...each(task), runs: 2 })
  }
}

export async function run({ open, compare }) {
  for (const [path, key] of LISTS) {
    const [subject, baseline] = [await signedIn(open, path), await signedIn(open, path)]
    await multiply(subject, key, RECORDS)
    await compareLists(path, { subject, baseline }, compare, path.slice('/admin/'.length))
    for (const page of [subject, baseline]) await page.context().close()
  }
  const [path, key] = ['/admin/galeria', 'bomberos_galeria_media']
  const [subject, baseline] = [await signedIn(open, path), await signedIn(open, path)]
  await multiply(subject, key, PHOTOS)
  await storePhotos(subject, key)
  await compareLists(path, { subject, baseline }, compare, `galería con ${PHOTOS} fotografías`)
}
