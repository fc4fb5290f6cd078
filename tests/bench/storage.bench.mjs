import { buildLab } from '../tools/lab.mjs'
import { serve } from '../tools/serve.mjs'

const SIZES = [100, 1000, 5000]

export const title =
  'Lista de reportes con candado, diario y espejo, entre JSON.parse, JSON.stringify y setItem a secas'

/** The mean time in ms of a call inside the page: a single read of a short list is below the clock's precision. */
const inside = (page, name, times) => () =>
  page.evaluate(
    async ([method, count]) => {
      const since = performance.now()
      for (let i = 0; i < count; i++) await globalThis.lab[method]()
      return (performance.now() - since) / count
    },
    [name, times],
  )

export async function run({ open, compare }) {
  const lab = await buildLab()
  const server = await serve({ dir: lab.dir })
  try {
    const page = await open()
    await page.goto(server.url)
    for (const size of SIZES) {
      await page.evaluate((count) => globalThis.lab.prepare(count), size)
      const times = Math.max(1, 1000 / size)
      await compare(`leer ${size}`, {
        subject: inside(page, 'read', times),
        baseline: inside(page, 'bareRead', times),
      })
      await compare(`reescribir ${size}`, {
        subject: inside(page, 'rewrite', times),
        baseline: inside(page, 'bareRewrite', times),
      })
    }
  } finally {
    await server.close()
    lab.remove()
  }
}
