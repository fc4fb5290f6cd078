import { ACCOUNTS } from '../tools/accounts.mjs'
import { waitUntilDrawn } from '../tools/chromium.mjs'
import { choose, look, mark, pictureCounts, ready, says } from './in-page.mjs'
import { soon } from './webdriver.mjs'

export const PANEL = [
  '/admin',
  '/admin/personal',
  '/admin/galeria',
  '/admin/inventario',
  '/admin/presupuesto',
  '/admin/rendicion',
  '/admin/eventos',
  '/admin/servicios',
  '/admin/reportes',
  '/admin/guardias',
  '/admin/test',
  '/admin/config',
]

const REPORT = {
  Título: 'Poste caído en la calle Loja',
  Descripción: 'Un poste de luz cayó sobre la vereda y hay cables sueltos.',
  'Nombre completo': 'María Ñauñay',
  'Correo electrónico': 'maria@correo.example',
}

const MARKED = '[data-paso]'

/**
 * Walks the same way through the app in any engine. Returns what was seen at each step; a step that fails says why and
 * the walk continues.
 * @param {{ driver: ReturnType<typeof import('./webdriver.mjs').createDriver>, server: { url: string, close: () => Promise<void> }, photo: string }} options
 */
export async function walk({ driver, server, photo }) {
  const act = (kind, name, way) =>
    soon(async () => {
      if (!(await driver.evaluate(mark, { kind, name }))) return false
      await way()
      return true
    }, `usar «${name}»`)
  const press = (name) => act('button', name, () => driver.click(MARKED))
  const type = (name, text) => act('field', name, () => driver.type(MARKED, text))
  const read = (text) => soon(() => driver.evaluate(says, text), `leer «${text}»`)
  const open = async (path) => {
    await driver.open(server.url + path)
    await waitUntilDrawn(driver)
  }

  /** Reads the page once it has a title and its content is the same twice. */
  const seeAll = () => {
    let last = ''
    return soon(async () => {
      const seen = await driver.evaluate(look)
      const now = JSON.stringify(seen)
      const steady = now === last && seen.encabezados.length > 0
      last = now
      return steady && seen
    }, 'ver la página en reposo')
  }

  const steps = {
    inicio: async () => {
      await open('/')
      return seeAll()
    },
    'reporte con foto': async () => {
      await open('/reportar')
      for (const [name, text] of Object.entries(REPORT)) await type(name, text)
      await act('field', 'Categoría', () => driver.evaluate(choose, 'Seguridad'))
      await type('Fotografías', photo)
      await soon(
        () => driver.evaluate(() => document.querySelector('img[alt="Imagen 1"]') !== null),
        'la foto',
      )
      await press('Enviar Reporte')
      await read('Reporte guardado')
      return { fotos: await driver.evaluate(pictureCounts) }
    },
    entrada: async () => {
      await open('/login')
      await type('Email', 'jefe@bomberos.example')
      await type('Contraseña', ACCOUNTS.jefe)
      await press('Iniciar Sesión')
      await read('Panel de Control')
      return { dirección: await driver.evaluate(() => location.pathname) }
    },
    ...Object.fromEntries(
      PANEL.map((path) => [
        path,
        async () => {
          await open(path)
          return seeAll()
        },
      ]),
    ),
    'sin conexión': async () => {
      await soon(() => driver.evaluate(ready), 'que el worker guarde todo')
      await server.close()
      const seen = {}
      for (const path of ['/', '/reportar', '/admin/inventario']) {
        await open(path)
        seen[path] = (await seeAll()).encabezados
      }
      return seen
    },
  }

  const seen = {}
  for (const [name, step] of Object.entries(steps)) {
    seen[name] = await step().catch((error) => ({ falla: error.message.split('\n')[0] }))
  }
  return seen
}
