import { compareLongest, LIMIT, SLOWDOWN, slowDown } from './support/longest.mjs'

// Long public lists on a slow phone: each figure is the longest task as a share of the allowed 200 ms.
const MEDIA = 2000
const REPORTS = 500

export const title = `Galería con ${MEDIA} imágenes y transparencia con ${REPORTS} reportes, procesador ${SLOWDOWN} veces más lento: tarea más larga entre ${LIMIT} ms`

const PARAGRAPH =
  'La institución atendió emergencias, capacitó a los barrios y revisó hidrantes en todo el cantón durante el período. '

const media = () =>
  Array.from({ length: MEDIA }, (_, n) => ({
    id: `media${n}`,
    titulo: `Práctica número ${n}`,
    url: `/img/galeria-${(n % 5) + 1}.svg`,
    creditos: 'Archivo de la estación',
    seccion: ['GALERIA', 'SERVICIOS', 'EVENTOS'][n % 3],
    orden: n + 1,
    activo: true,
    fechaSubida: '2024-01-15',
  }))

const reports = () =>
  Array.from({ length: REPORTS }, (_, n) => ({
    id: `rc-${n}`,
    titulo: `Informe mensual ${n}`,
    fecha: `20${String(10 + (n % 15)).padStart(2, '0')}-0${(n % 9) + 1}-15`,
    cuerpoMarkdown: `# Informe mensual ${n}\n\n${PARAGRAPH.repeat(30)}\n\nCódigo único hidrante${n}.`,
    imagenes: [],
    tags: ['mensual', `tema${n % 12}`],
    autor: 'Tesorería',
    publicado: true,
    destacado: false,
  }))

/** Opens the list from inside the app, as a visitor does: the app is loaded, the list's data is not. */
async function visit(open, key, list) {
  const page = await open({ viewport: { width: 360, height: 740 } })
  await page.addInitScript(
    ([name, data]) => {
      if (!location.protocol.startsWith('http') || localStorage.getItem(name)) return
      localStorage.setItem(name, JSON.stringify({ data, timestamp: Date.now() }))
    },
    [key, list],
  )
  await page.goto('/terminos', { waitUntil: 'networkidle' })
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  await slowDown(page)
  return page
}

const footer = (page, name) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })

const GALLERY = {
  'Abrir la galería': async (page) => {
    await footer(page, 'Galería').click()
    await page.getByRole('button', { name: 'Ver Práctica número 0', exact: true }).waitFor()
  },
  'Filtrar la galería por sección': async (page) => {
    await page.getByRole('button', { name: 'Servicios', exact: true }).click()
    await page.getByText('667 imágenes').waitFor({ state: 'attached' })
  },
  'Bajar quince pantallas de galería': async (page) => {
    for (let screen = 0; screen < 15; screen++) {
      await page.mouse.wheel(0, 740)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  },
  'Ampliar una imagen y pasar a la siguiente': async (page) => {
    await page.locator('main ul button').nth(3).click()
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await page.getByText('5 de 667').waitFor()
  },
}

const TRANSPARENCY = {
  'Abrir transparencia': async (page) => {
    await footer(page, 'Transparencia').click()
    await page.getByText(`${REPORTS} informes`).waitFor()
  },
  'Buscar en el texto de los informes': async (page) => {
    await page.getByRole('searchbox').pressSequentially('hidrante499')
    await page.getByText('1 informe', { exact: true }).waitFor()
  },
  'Filtrar los informes por categoría': async (page) => {
    await page.getByRole('button', { name: 'Limpiar' }).click()
    await page.getByLabel('Filtrar por categoría').selectOption('tema3')
    await page.getByText('42 informes').waitFor()
  },
}

export async function run({ open, compare }) {
  for (const [key, list, steps] of [
    ['bomberos_galeria_media', media(), GALLERY],
    ['bomberos_rendicion_reportesRC', reports(), TRANSPARENCY],
  ]) {
    await compareLongest({ visit: () => visit(open, key, list), steps, compare })
  }
}
