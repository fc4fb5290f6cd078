import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { opOf, startCentral } from '../tools/central.mjs'
import { compareTaps } from './support/taps.mjs'

const PHONES = 100
const SLOW = fileURLToPath(new URL('./support/slow-force.cjs', import.meta.url))
const PERSONAL = 'bomberos_personal_personal'

export const title =
  'Lo que cuesta forzar el disco: cien teléfonos contestan una alarma, y uno solo, con 1, 10 y 30 ms más; y un toque en un teléfono lento'

/** Calls the API with the cookie that it gave this caller. */
function caller(url) {
  let cookie = ''
  return async function ask(method, path, body) {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-central': '1', cookie },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.status === 429) {
      // Calls have a pace, which this bench isn't about.
      await setTimeout(JSON.parse(text).espera * 1000)
      return ask(method, path, body)
    }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
    cookie =
      response.headers
        .getSetCookie()
        .map((one) => one.split(';', 1)[0])
        .join('; ') || cookie
    return text ? JSON.parse(text) : undefined
  }
}

/** A claimed central whose hundred people have a phone each. */
async function brigade(forceMs) {
  const central = await startCentral({ NODE_OPTIONS: `--require ${SLOW}`, FUERZA_MS: String(forceMs) })
  const chief = caller(central.url)
  const claim = { nombre: 'Ana', correo: 'ana@brigada.example', clave: 'UnaClave2026', muestras: 'quitar' }
  await chief('POST', '/primera', { ...claim, codigo: central.codigo, dispositivo: 'medicion' })
  const people = Array.from({ length: PHONES }, (_, n) => `persona-${n}`)
  const ops = people.map((id, n) =>
    opOf('medicion', { c: PERSONAL, id, nombres: `Persona ${n}`, activo: true }),
  )
  const { version } = await chief('GET', '/salud')
  await chief('POST', '/sync', { version, dispositivo: 'medicion', epoca: '', seqs: {}, ops })
  const phones = []
  for (const persona of people) {
    const phone = caller(central.url)
    await phone('POST', '/mi', { ...(await chief('POST', '/accesos', { persona })), equipo: 'Android' })
    phones.push(phone)
  }
  return { central, chief, phones }
}

let calls = 0

/** In ms: how long all these phones took to have their answers confirmed, each to a new call. */
async function answered({ chief, phones }, count) {
  const id = `despacho-banco-${String(++calls).padStart(8, '0')}`
  const call = {
    tipo: 'INCENDIO',
    direccion: 'Sucre',
    detalle: '',
    prueba: false,
    aQuienes: 'Todo el personal',
  }
  await chief('POST', '/despachos', { id, ...call })
  const since = performance.now()
  await Promise.all(
    phones.slice(0, count).map((phone) => phone('PUT', `/mi/despachos/${id}`, { respuesta: 'ESTACION' })),
  )
  const took = performance.now() - since
  await chief('POST', `/despachos/${id}/cerrar`)
  return took
}

export async function run({ open, compare }) {
  await compareTaps({ open, compare })
  const quick = await brigade(0)
  try {
    for (const ms of [1, 10, 30]) {
      const slow = await brigade(ms)
      try {
        for (const count of [1, PHONES])
          await compare(`${count === 1 ? 'un teléfono' : `${count} teléfonos`}, ${ms} ms más por guardado`, {
            subject: () => answered(slow, count),
            baseline: () => answered(quick, count),
            runs: 5,
          })
      } finally {
        await slow.central.close()
      }
    }
  } finally {
    await quick.central.close()
  }
}
