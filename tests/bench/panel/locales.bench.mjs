import { compareLongest, day, LIMIT, panelWith, repeat, SLOWDOWN } from '../support/longest.mjs'

// Three years of a small canton on a cheap phone: each figure is the longest task as a share of the allowed 200 ms.
const LOCALES = 3000
const VISITAS = 9000

export const title = `Inspecciones con ${LOCALES} locales y ${VISITAS} visitas, procesador ${SLOWDOWN} veces más lento: tarea más larga entre ${LIMIT} ms`

const CLASES = ['COMERCIO', 'INDUSTRIA', 'SERVICIOS', 'SALUD', 'OFICINAS', 'EDUCACION', 'TURISMO']
const RIESGOS = ['LEVE', 'ORDINARIO', 'EXTRA', '']
const idOf = (n) => `local-17900${String(n).padStart(5, '0')}001-001`

const lists = () => ({
  bomberos_inspecciones_locales: repeat(LOCALES, (n) => ({
    id: idOf(n),
    ruc: `17900${String(n).padStart(5, '0')}001`,
    establecimiento: '001',
    motivoRuc: 'En trámite',
    nombre: `Víveres número ${n}`,
    actividad: 'Venta al por menor de alimentos',
    clase: CLASES[n % CLASES.length],
    riesgo: RIESGOS[n % RIESGOS.length],
    area: 20 + (n % 300),
    pisos: 1 + (n % 3),
    direccion: `Calle ${n % 60} N° ${n} y Sucre`,
    parroquia: `Parroquia ${n % 12}`,
    contacto: 'Quien atiende',
    telefonoLocal: '0991234567',
    dueno: `Dueño ${n % 1800}`,
    telefono: '0991234567',
    funciona: n % 40 !== 0,
    notas: '',
  })),
  bomberos_inspecciones_visitas: repeat(VISITAS, (n) => {
    const dia = day(((n * 7) % 1000) + 1)
    const fails = n % 5 === 0
    return {
      id: `visita-${n}`,
      local: idOf(n % (LOCALES - 200)),
      dia,
      equipo: n % 2 ? 'a' : 'b',
      plantilla: 'base-1',
      por: 'Inspector',
      con: 'Quien atiende',
      area: 60,
      pide: 2,
      respuestas: `ex1:2 ex2:S ex3:${fails ? 'N' : 'S'} sa1:S sa2:S sa3:S lu1:S el1:S el2:S ga1:A`,
      fin: `${dia}T10:00`,
      resultado: fails ? 'NO_CUMPLE' : 'APROBADO',
      fallas: fails ? 'ex3' : '',
    }
  }),
  bomberos_inspecciones_actas: repeat(VISITAS / 5, (n) => {
    const dia = day(((n * 35) % 1000) + 1)
    return {
      id: `acta-${n}`,
      numero: `A-2026-${String(n).padStart(4, '0')}-ABCD`,
      paso: 'PRIMERA',
      local: idOf((n * 5) % (LOCALES - 200)),
      visita: `visita-${n * 5}`,
      plantilla: 'base-1',
      dia,
      puntos: 'ex3',
      dias: 8,
      vence: day(((n * 35) % 1000) - 10),
      por: 'Inspector',
    }
  }),
  bomberos_inspecciones_permisos: repeat(LOCALES - 500, (n) => ({
    id: `permiso-${n}`,
    tipo: 'FUNCIONAMIENTO',
    local: idOf(n),
    numero: `F-2025-${String(n).padStart(4, '0')}`,
    nombre: `Víveres número ${n}`,
    desde: '2025-02-01',
    hasta: '2025-12-31',
    otorgado: '2025-02-01T15:00:00.000Z',
    firma: 'Ana Vera',
    informe: '1',
    informeDia: '2025-01-20',
    recibo: String(n),
  })),
})

const heading = (page, name) => page.getByText(name, { exact: true }).first().waitFor()
const counted = (page, text) => page.getByText(text, { exact: true }).waitFor()
const at = (page, path) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

const close = async (page) => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const STEPS = {
  'Abrir los locales': async (page) => {
    await page.getByRole('link', { name: 'Inspecciones', exact: true }).first().click()
    await counted(page, `1 a 50 de ${LOCALES}`)
  },
  'Buscar un local': async (page) => {
    await page.getByRole('searchbox').pressSequentially('viveres numero 1234')
    await counted(page, '1 a 1 de 1')
  },
  'Abrir sus detalles': async (page) => {
    await page.getByRole('button', { name: 'Ver Víveres número 1234' }).click()
    await page.getByRole('dialog').getByText('Próxima visita').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Mover la visita' }).waitFor()
  },
  'Ir a su visita': async (page) => {
    await page.getByRole('link', { name: 'Visitar' }).click()
    await page.getByRole('button', { name: /^(?:Empezar la visita|Visita completa)$/ }).waitFor()
  },
  'Empezar la visita': async (page) => {
    await page.getByRole('button', { name: /^(?:Empezar la visita|Visita completa)$/ }).click()
    await page.getByRole('button', { name: /^Terminar/ }).waitFor()
  },
  'Abrir el plan': async (page) => {
    await at(page, '/admin/inspecciones?lista=plan')
    await page.getByRole('table', { name: 'Plan de visitas' }).waitFor()
    await page.getByText(/^1 a 50 de /).waitFor()
  },
  'Filtrar el plan por parroquia': async (page) => {
    await page.getByLabel('Filtrar por parroquia').selectOption('Parroquia 3')
    await page.getByText(/^1 a 50 de 2\d\d$/).waitFor()
  },
  'Ver sus calles': async (page) => {
    await page.getByRole('button', { name: 'Por calle' }).click()
    await page
      .getByRole('link', { name: /^Barrer Calle/ })
      .first()
      .waitFor()
  },
  'Abrir los que no renovaron': async (page) => {
    await at(page, '/admin/inspecciones?lista=renovar')
    await page.getByText(/locales sin renovar/).waitFor()
    await page
      .getByRole('link', { name: /^Llamar a/ })
      .first()
      .waitFor()
  },
  'Abrir el barrido': async (page) => {
    await at(page, '/admin/inspecciones/visita?barrido=true')
    await page.getByRole('list', { name: 'Puertas' }).getByRole('listitem').first().waitFor()
  },
  'Volver al panel': async (page) => {
    await at(page, '/admin')
    await heading(page, `Inspecciones ${new Date().getFullYear()}`)
  },
  'Buscar en todo': async (page) => {
    await page.keyboard.press('Control+K')
    await page.getByRole('dialog').getByRole('combobox').pressSequentially('viveres numero 77')
    await page.getByRole('dialog').getByRole('option').first().waitFor()
    await close(page)
  },
}

/** The module is switched on by hand: a brigade that never said so doesn't inspect. */
async function visit(open) {
  const page = await panelWith(open, lists(), async (fast) => {
    await fast.goto('/admin/config?tab=modulos')
    await fast.getByLabel('Inspecciones', { exact: true }).click()
    await fast.getByRole('link', { name: 'Inspecciones', exact: true }).first().waitFor()
    await fast.goto('/admin/test')
    await fast.getByRole('link', { name: 'Inspecciones', exact: true }).first().waitFor()
  })
  return page
}

export const run = ({ open, compare }) => compareLongest({ visit: () => visit(open), steps: STEPS, compare })
