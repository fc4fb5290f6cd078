import { ITEM, openDevice } from './central/devices.mjs'
import { openGrown } from './central/grown.mjs'
import { openOthers } from './central/others.mjs'

export const title =
  'La central cuando crece: cada cifra entre la de un equipo y 1 000 registros; el arranque entre 5 s, la memoria entre 300 MB'

const BASE = 1000
const GROWN = [10_000, 100_000]
const DEVICES = [10, 100]
/** Of 300 kB; `FOTOS_GB=10` tries a gallery of twenty years. */
const PHOTOS = Math.round(Number(process.env.FOTOS_GB ?? 1) * 3333)
const RUNS = 15
const [START_MS, MEMORY_MB] = [5000, 300]

const SALIDA = {
  c: 'bomberos_servicios_servicios',
  estado: 'COMPLETADO',
  tipo: 'INCENDIO',
  fecha: '2026-03-31',
}
const PARTIDA = { c: 'bomberos_presupuesto_gastos', id: 'gas-1704117600000' }

let n = 0
const TASKS = {
  'preguntar si hay algo nuevo': (device) => device.round(),
  'guardar y leer lo nuevo': (device) => device.round({ ...ITEM, id: `medido-${n++}` }),
  'cerrar una salida, con su número': (device) => device.round({ ...SALIDA, id: `salida-${n++}` }),
  'cambiar una partida': (device) => device.round({ ...PARTIDA, observaciones: `${n++}` }),
}
const LOOK = {
  'ver una fotografía': async (device) => (await device.get(`/fotos/medida-${n++ % 30}`)).blob(),
}

const ofMany = (count) => count.toLocaleString('es-EC')

async function compareTasks(tasks, { subject, baseline, settle = async () => undefined }, label, compare) {
  for (const [name, task] of Object.entries(tasks)) {
    const turn = async (device, isPaused) => {
      await settle(isPaused)
      const since = performance.now()
      await task(device)
      return performance.now() - since
    }
    await compare(`${label}: ${name}`, {
      subject: () => turn(subject, false),
      baseline: () => turn(baseline, true),
      runs: RUNS,
    })
  }
}

/** So many devices hear and write at the grown central, and stand still while the other one is measured. */
async function withOthers(central, baseline, count, compare) {
  const others = await openOthers(central.url, count - 1)
  const subject = await openDevice(central.url)
  await compareTasks(TASKS, { subject, baseline, settle: others.stand }, `${count} equipos`, compare)
  await others.end()
}

const isLimit = (value, limit) => ({ subject: () => value, baseline: () => limit, runs: 1 })

/** Twenty devices that write as fast as they can: all at one process, or half of them at another one. */
async function compareProcesses(central, compare) {
  const second = await central.begin()
  const at = (url) => Promise.all(Array.from({ length: 20 }, (_, k) => openDevice(url[k % url.length])))
  const [one, two] = [await at([central.url]), await at([central.url, second.url])]
  const writeAll = (devices) => () =>
    Promise.all(
      devices.map(async (device) => {
        for (let k = 0; k < 5; k++) await device.round({ ...ITEM, id: `medido-${n++}` })
      }),
    )
  await compare('dos procesos / uno: 100 cambios de 20 equipos', {
    subject: writeAll(two),
    baseline: writeAll(one),
    runs: 5,
  })
  await second.end('SIGTERM')
}

async function grow(engine, records, baseline, compare) {
  const label = `${engine}, ${ofMany(records)} registros`
  const central = await openGrown(engine, { records, photos: records === GROWN.at(-1) ? PHOTOS : 30 })
  try {
    await compare(`${label}: arranque / 5 s`, isLimit(central.startMs, START_MS))
    const subject = await openDevice(central.url)
    await compareTasks({ ...TASKS, ...LOOK }, { subject, baseline }, label, compare)
    for (const count of records === GROWN.at(-1) ? DEVICES : [])
      await withOthers(central, baseline, count, (name, tasks) => compare(`${label}, ${name}`, tasks))
    await compare(`${label}: memoria / 300 MB`, isLimit(central.memory(), MEMORY_MB))
    if (engine === 'PostgreSQL' && records === GROWN.at(-1)) await compareProcesses(central, compare)
  } finally {
    await central.close()
  }
}

export async function run({ compare }) {
  for (const engine of ['PostgreSQL', 'PGlite']) {
    const small = await openGrown(engine, { records: BASE, photos: 30 })
    const baseline = await openDevice(small.url)
    for (const records of GROWN) await grow(engine, records, baseline, compare)
    await small.close()
  }
}
