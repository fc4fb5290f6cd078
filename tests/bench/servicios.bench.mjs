import { compareLongest, LIMIT, panelWith, SLOWDOWN } from './support/longest.mjs'

// Ten years of calls on a slow machine: each figure is the longest task as a share of the allowed 200 ms.
const PARTES = 5000
const YEARS = 10

export const title = `Bitácora con ${PARTES} partes, procesador ${SLOWDOWN} veces más lento: tarea más larga entre ${LIMIT} ms`

const KINDS = ['RESCATE', 'INCENDIO', 'MATERIALES_PELIGROSOS', 'FLUVIAL', 'PREVENCION', 'CAPACITACION']
const two = (n) => String(n).padStart(2, '0')

const partes = () =>
  Array.from({ length: PARTES }, (_, n) => {
    const year = 2026 - YEARS + 1 + Math.floor((n * YEARS) / PARTES)
    return {
      id: `srv-${1704117600000 + n}`,
      numero: `P-${year}-${String(n + 1).padStart(4, '0')}`,
      fecha: `${year}-${two((n % 12) + 1)}-${two((n % 28) + 1)}`,
      horaInicio: `${two(n % 24)}:10`,
      salida: `${two(n % 24)}:12`,
      llegada: `${two(n % 24)}:20`,
      horaFin: `${two(n % 24)}:55`,
      tipo: KINDS[n % KINDS.length],
      descripcion: `Salida número ${n}`,
      direccion: `Calle ${n % 90} y Sucre`,
      personalAsignado: [`Persona ${n % 40}`, `Persona ${(n + 7) % 40}`],
      tiempoRespuesta: 10,
      tiempoTotal: 45,
      costoEstimado: n % 90,
      estado: 'COMPLETADO',
      observaciones: '',
      reporte: '',
    }
  })

const counted = (page, text) => page.getByText(text, { exact: true }).waitFor()

const STEPS = {
  'Abrir la bitácora': async (page) => {
    await page.getByRole('link', { name: 'Bitácora de Servicios' }).click()
    await counted(page, `1 a 50 de ${PARTES}`)
  },
  'Buscar por número': async (page) => {
    await page.getByRole('searchbox').pressSequentially('P-2021-2021')
    await counted(page, '1 a 1 de 1')
  },
  'Quitar la búsqueda': async (page) => {
    await page.getByRole('button', { name: 'Limpiar' }).click()
    await counted(page, `1 a 50 de ${PARTES}`)
  },
  'Abrir las estadísticas': async (page) => {
    await page.getByRole('tab', { name: 'Estadísticas' }).click()
    await page.getByRole('heading', { name: 'Servicios por tipo' }).waitFor()
  },
  'Elegir un año': async (page) => {
    await page.getByLabel('Período').selectOption('2025')
    await page.getByRole('heading', { name: 'A qué hora' }).waitFor()
  },
}

export const run = ({ open, compare }) =>
  compareLongest({
    visit: () => panelWith(open, 'bomberos_servicios_servicios', partes()),
    steps: STEPS,
    compare,
  })
