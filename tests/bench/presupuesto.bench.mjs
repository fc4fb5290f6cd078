import { compareLongest, LIMIT, panelWith, SLOWDOWN } from './support/longest.mjs'

// Three years of an institution's accounts on a slow machine: each figure is the longest task as a share of 200 ms.
const YEARS = [2024, 2025, 2026]
const LINES = 120

export const title = `${YEARS.length} ejercicios de ${LINES} partidas con 36 cortes y 36 meses publicados, procesador ${SLOWDOWN} veces más lento: tarea más larga entre ${LIMIT} ms`

const two = (n) => String(n).padStart(2, '0')
const days = YEARS.flatMap((year) => Array.from({ length: 12 }, (_, n) => [year, `${year}-${two(n + 1)}`]))
const GROUPS = ['51', '53', '57', '84']

const lines = (year) =>
  Array.from({ length: LINES }, (_, n) => ({
    id: `gas-${year}-${n}`,
    partida: `${GROUPS[n % 4]}.${two(Math.floor(n / 4) + 1)}.01`,
    denominacion: `Partida número ${n} de la institución`,
    ...{ codificado: 1000 + n, comprometido: 900, devengado: 800.55, pagado: 700.1, ejercicio: year },
  }))

const HEAD =
  'Ejercicio,Al,Lado,Partida,Denominación,Programa,Inicial,Codificado,Certificado,Comprometido,Devengado,Pagado,Recaudado,Saldo por Comprometer,Saldo por Devengar,Reformas'

const cuts = () =>
  days.map(([year, mes]) => ({
    id: `corte-${mes}`,
    ...{ ejercicio: year, fecha: `${mes}-28`, hecho: `${mes}-28T15:00:00.000Z`, autor: '', nota: '' },
    ...{ sha256: 'ab'.repeat(32), publicado: `${mes}-28T16:00:00.000Z` },
    texto: [
      HEAD,
      ...lines(year).map(
        ({ partida, denominacion, codificado }) =>
          `${year},${mes}-28,Gasto,${partida},${denominacion},,,${codificado}.00,,900.00,800.55,700.10,,100.00,199.45,`,
      ),
      '',
    ].join('\r\n'),
  }))

const COLUMNS = Array.from({ length: 14 }, (_, n) => `Campo ${n}`)
const months = () =>
  days.map(([, mes]) => ({
    ...{ id: `publicado-${mes}`, mes, publicado: `${mes}-28T16:00:00.000Z`, fuente: '', fechaFuente: '' },
    numerales: [
      {
        ...{ id: '6', nombre: 'Presupuesto', cadencia: '', estado: 'LISTO', motivo: '', nota: '' },
        columnas: COLUMNS,
        filas: Array.from({ length: LINES }, (_, n) => COLUMNS.map((_name, at) => `${n * at}.50`)),
      },
    ],
  }))

const OTHERS = {
  bomberos_presupuesto_gastos: YEARS.flatMap(lines),
  bomberos_presupuesto_ingresos: [],
  bomberos_lotaip_publicados: months(),
}

/** The profile's other lists are in storage too before the panel opens. */
const withOthers = (open) => async (options) => {
  const page = await open(options)
  await page.addInitScript((others) => {
    if (!location.protocol.startsWith('http')) return
    for (const [key, data] of Object.entries(others))
      if (!localStorage.getItem(key))
        localStorage.setItem(key, JSON.stringify({ data, timestamp: Date.now() }))
  }, OTHERS)
  return page
}

const heading = (page, name) => page.getByRole('heading', { name, exact: true }).first().waitFor()

const STEPS = {
  'Abrir el presupuesto': async (page) => {
    await page.getByRole('link', { name: 'Gestión Presupuestaria' }).click()
    await page.getByRole('tab', { name: `Gastos (${LINES})` }).waitFor()
  },
  'Ver los gastos': async (page) => {
    await page.getByRole('tab', { name: `Gastos (${LINES})` }).click()
    await page.getByText(`1 a 50 de ${LINES}`, { exact: true }).waitFor()
  },
  'Cambiar de ejercicio': async (page) => {
    await page.getByLabel('Ejercicio fiscal').selectOption('2025')
    await page.getByText(`1 a 50 de ${LINES}`, { exact: true }).waitFor()
  },
  'Ver los cortes': async (page) => {
    await page.getByRole('tab', { name: 'Cortes' }).click()
    await page.getByText('1 a 36 de 36', { exact: true }).waitFor()
  },
  'Abrir la página pública del presupuesto': async (page) => {
    await page.getByRole('link', { name: 'Ver sitio web' }).first().click()
    await page.getByRole('link', { name: 'Transparencia', exact: true }).first().click()
    await page.getByRole('link', { name: 'El presupuesto, en palabras sencillas' }).click()
    await heading(page, '¿Cómo va el año?')
  },
  'Ver otro año': async (page) => {
    await page.getByRole('navigation', { name: 'Años' }).getByRole('link', { name: '2024' }).click()
    await page.getByText('Para 2024', { exact: false }).waitFor()
  },
  'Ver los meses de la ley': async (page) => {
    await page.getByRole('main').getByRole('link', { name: 'Transparencia', exact: true }).click()
    await page.getByRole('link', { name: 'Lo que pide la ley, mes a mes' }).click()
    await heading(page, 'Transparencia mes a mes')
  },
  'Abrir un mes': async (page) => {
    await page.getByRole('link', { name: 'Octubre de 2026' }).click()
    await heading(page, 'Numeral 6: Presupuesto')
  },
}

export const run = ({ open, compare }) =>
  compareLongest({
    visit: () => panelWith(withOthers(open), { bomberos_presupuesto_congelados: cuts() }),
    steps: STEPS,
    compare,
  })
