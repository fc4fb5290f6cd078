import { signIn } from '../tools/accounts.mjs'
import { ask, opOf, startCentral } from '../tools/central.mjs'
import { compareLongest, LIMIT, SLOWDOWN, slowDown } from './support/longest.mjs'
import { PARTES, partes } from './support/partes.mjs'

export const title = `Un teléfono con ${PARTES} partes de su central, procesador ${SLOWDOWN} veces más lento: tarea más larga entre ${LIMIT} ms`

const LIST = 'bomberos_servicios_servicios'
const OPS_PER_CALL = 200

/** Tells the central records, as another device of the brigade. */
async function tell(url, version, records) {
  for (let at = 0; at < records.length; at += OPS_PER_CALL) {
    const ops = records.slice(at, at + OPS_PER_CALL).map((one) => opOf('telefono', { c: LIST, ...one }))
    const { estados } = await ask(url, '/sync', {
      ...{ version, dispositivo: 'telefono', epoca: '', seqs: {}, ops },
    })
    if (estados.some(({ estado }) => estado !== 'ok')) throw new Error(JSON.stringify(estados[0]))
  }
}

export async function run({ open, compare }) {
  const central = await startCentral()
  try {
    const { url } = central
    await ask(url, '/sesion', {
      correo: 'jefe@bomberos.example',
      clave: 'Jefe2024!',
      dispositivo: 'telefono',
    })
    const { version } = await ask(url, '/salud')
    const [first, ...rest] = partes()
    await tell(url, version, [first, ...rest])
    let turn = 0
    const steps = {
      'Guardar un parte, hasta que la central lo tiene': async (page) => {
        await page.getByRole('button', { name: 'Editar' }).first().click()
        await page.getByRole('dialog').getByLabel('Descripción').fill(`Otra descripción ${++turn}`)
        const told = page.waitForResponse(
          (response) =>
            response.url().endsWith('/api/sync') &&
            response.request().postData()?.includes('Otra descripción'),
        )
        await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
        await told
        await page.getByText(`Otra descripción ${turn}`).first().waitFor({ state: 'attached' })
      },
      'Recibir un parte que otro equipo cambió': async (page) => {
        await tell(url, version, [{ ...first, direccion: `Avenida ${++turn}` }])
        await page.getByRole('searchbox').fill(first.numero)
        await page.getByText(`Avenida ${turn}`).first().waitFor({ state: 'attached' })
      },
    }
    const visit = async () => {
      const page = await open({ viewport: { width: 1280, height: 800 } })
      await signIn(page, 'jefe', url)
      await page.goto(`${url}/admin/servicios`)
      await page.getByText(/^1 a 50 de 50/).waitFor()
      await slowDown(page)
      return page
    }
    await compareLongest({ visit, steps, compare })
  } finally {
    await central.close()
  }
}
