import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Listo, Llamada } from '@/entities/despacho/convocado'
import type { Despacho } from '@/entities/despacho/despacho'
import { toTime } from '@/shared/lib/fecha'
import { someone } from '../../entities/despacho/someone'
import { markCentral } from '../../mark-central'
import { openScreen } from '../../open-screen'
import { button, check, closed, fill, press, sees } from '../../panel'

const ID = 'despacho-12345678'
const MINUTE_MS = 60_000

const despacho: Despacho = {
  ...{ id: ID, instante: new Date(Date.now() - 3 * MINUTE_MS).toISOString(), tipo: 'INCENDIO', detalle: '' },
  ...{ direccion: 'La Merced', prueba: false, estado: 'EN_CURSO', terminado: '', motivo: '' },
  ...{ por: 'Ana Jefa', aQuienes: 'Todo el personal', convocados: 5, respuestas: [], reporte: '' },
}

const respondio = new Date(Date.now() - 2 * MINUTE_MS).toISOString()
const comes = { respuesta: 'ESTACION', minutos: 12, respondio } as const

const convocados = [
  someone('Luis Mora', { ...comes, funciones: ['CONDUCTOR'], sangre: 'O-' }),
  someone('Zoila', { telefono: '0991111111', sangre: 'AB+' }),
  someone('Álava', { telefono: '05 263 1144' }),
  someone('Ana Jefa', { telefono: '0993333333' }),
  someone('Capitán', { telefono: '', funciones: ['AL_MANDO'] }),
  someone('Eva Paz', { telefono: '0994444444', funciones: ['AL_MANDO'] }),
]

/** Of those who are silent Eva Paz had said that she can't come; Noe wasn't called. */
const listos: Listo[] = ['Zoila', 'Eva Paz', 'Noe'].map((id) => ({
  ...{ id, nombre: id, cargo: '', funciones: [], avisa: id !== 'Noe', deGuardia: false },
  ...(id === 'Eva Paz' && { noPuedeHasta: new Date(Date.now() + 60 * MINUTE_MS).toISOString() }),
}))

async function open(): Promise<void> {
  markCentral('suya')
  let now = despacho
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  )
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/anular')) {
      now = { ...despacho, estado: 'ANULADO', terminado: new Date().toISOString() }
      return Response.json({ avisados: 1 })
    }
    const answer: Llamada | Listo[] = url.endsWith('/listos')
      ? listos
      : { despacho: now, convocados, ahora: new Date().toISOString() }
    return new Response(JSON.stringify(answer))
  })
  await openScreen(`/admin/despacho/${ID}`, 'user-1')
  await screen.findByRole('heading', { level: 1, name: /La Merced/ })
}

const words = () => screen.getByRole('main').textContent ?? ''

test('how many come and as what stands first, then the place; nothing of the panel stands around it', async () => {
  await open()
  const all = words()
  expect(all).toMatch(/^1 viene0 al mando1 conductor0 paramédicosCombate de Incendios La MercedHace \d/)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('banner')).toBeNull()
  expect(all.indexOf('Vienen (1)')).toBeLessThan(all.indexOf('Cerrar la salida'))
  await button('Pantalla completa, siempre encendida y con sonido')
})

test('of who comes the arrival is large, and the hour of the answer is small print', async () => {
  await open()
  const row = within(screen.getByRole('region', { name: 'Vienen (1)' })).getByRole('listitem')
  const arrives = toTime(new Date(Date.parse(respondio) + 12 * MINUTE_MS))
  expect(row.textContent).toContain(`Luis Morallega ${arrives}en 10 min`)
  expect(row.textContent).toContain(`contestó a las ${toTime(new Date(respondio))}`)
})

test('a blood type stands with who comes, and with nobody else', async () => {
  await open()
  expect(words().match(/sangre \S+/g)).toEqual(['sangre O-'])
})

test('who is silent is called in the order of who is needed, then who had said that they can’t, not whoever made the call; one large button each', async () => {
  await open()
  await sees('avisó que no puede hasta')
  const list = screen.getByRole('region', { name: 'Llamar por teléfono (4)' })
  const names = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => /^(Eva Paz|Capitán|Álava|Zoila|Ana Jefa)/.exec(textContent ?? '')?.[0])
  expect(names).toEqual(['Capitán', 'Álava', 'Zoila', 'Eva Paz', 'Ana Jefa'])
  expect(list.textContent).toContain('sin teléfono en su ficha')
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['tel:052631144', 'tel:0991111111', 'tel:0994444444'])
  await press('Anotar qué dijo Zoila')
  await button('Ya llamé a Zoila')
  expect(screen.getByRole('link', { name: 'Escribir a Zoila por WhatsApp' })).toBeTruthy()
  await sees('¿Cuándo llega Zoila?')
})

test('WhatsApp is offered to a mobile and not to a landline', async () => {
  await open()
  await press('Anotar qué dijo Álava')
  await button('Ya llamé a Álava')
  expect(screen.queryByRole('link', { name: 'Escribir a Álava por WhatsApp' })).toBeNull()
})

test('a call that is called off says so, and not that the session ended: its form goes because it is done', async () => {
  await open()
  await press('Anular')
  await fill('¿Por qué?', 'Es la misma')
  await press('Anular y avisar')
  await sees('Salida anulada')
  await closed()
  await sees('Anulado')
  expect(document.body.textContent).not.toContain('Se cerró «Anular la salida»')
})

test('before anybody is chosen nothing is said of telephones', async () => {
  await open()
  await press('Llamar a más gente')
  await sees('por aquí no se enteraría nadie')
  await check('A quienes elija')
  await waitFor(() => expect(document.body.textContent).not.toContain('por aquí no se enteraría nadie'))
})
