import { panelWith } from './longest.mjs'
import { partes } from './partes.mjs'

/** Up to here, in ms, a tap feels answered. */
const FELT = 100

const RUNNING = {
  ...partes()[0],
  id: 'srv-1795000000000',
  fecha: new Intl.DateTimeFormat('sv', { timeZone: 'America/Guayaquil' }).format(),
  estado: 'EN_CURSO',
  ...{ numero: '', horaInicio: '', salida: '', llegada: '', horaFin: '' },
}

const HOURS = ['Aviso', 'Salida', 'Llegada', 'Controlado']

/** A phone in the cab. A relaxed commit is told as done before the disk has it. */
async function cab(open, relaxed) {
  const page = await panelWith(open, { bomberos_servicios_servicios: [...partes(), RUNNING] })
  if (relaxed)
    await page.addInitScript(() => {
      const { transaction } = IDBDatabase.prototype
      IDBDatabase.prototype.transaction = function (stores, mode) {
        return transaction.call(this, stores, mode, { durability: 'relaxed' })
      }
    })
  await page.goto(`/admin/servicios/salida/${RUNNING.id}`)
  await page.getByRole('button', { name: HOURS[0], exact: true }).waitFor()
  return page
}

/** In ms, the mean of the taps of one call. */
async function taps(open, relaxed) {
  const page = await cab(open, relaxed)
  let took = 0
  for (const hour of HOURS) {
    const since = performance.now()
    await page.getByRole('button', { name: hour, exact: true }).click()
    await page.getByText(new RegExp(`^${hour} \\d{2}:\\d{2}$`)).waitFor()
    took += performance.now() - since
  }
  await page.context().close()
  return took / HOURS.length
}

/** A tap in «Salida en curso» on a slow phone with ten years of calls, until it says that it is saved. */
export async function compareTaps({ open, compare }) {
  const strict = () => taps(open, false)
  await compare('Un toque en el vehículo, entre el mismo sin forzar', {
    subject: strict,
    baseline: () => taps(open, true),
    runs: 3,
  })
  await compare(`Un toque en el vehículo, entre ${FELT} ms`, {
    subject: strict,
    baseline: () => FELT,
    runs: 3,
  })
}
