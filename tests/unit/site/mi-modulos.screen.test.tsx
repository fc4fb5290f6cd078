import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import type { Mi } from '@/entities/despacho/mi'
import { keep } from '@/entities/despacho/phone-kept'
import { KEYS } from '../../keys'
import { markCentral } from '../mark-central'
import { openScreen } from '../open-screen'
import { putRecords } from '../panel'

const MI: Mi = {
  persona: { id: 'ana', nombres: 'Ana Vera', cargo: '', area: '', telefono: '', contactoEmergencia: '' },
  ...{ institucion: 'Bomberos', estacion: '', llamadas: [], credenciales: [], eventos: [] },
  guardias: [{ id: 'turno-1', nombre: 'Noche', fecha: '2099-11-24', inicio: '20:00', fin: '08:00' }],
  ...{ llave: '', avisa: false, ahora: new Date().toISOString() },
}

const HORAS = {
  anio: 2026,
  minutosServicios: 60,
  servicios: 1,
  sinTiempo: 0,
  cumplidos: 0,
  previstos: 0,
  eventos: 0,
}

async function open(modulos: readonly string[]) {
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos } as never)
  markCentral()
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener = () => undefined
      close = () => undefined
    },
  )
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/mi'
      ? Response.json(MI)
      : path === '/api/mi/horas'
        ? Response.json(HORAS)
        : Response.json({}, { status: 404 }),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  await keep(MI)
  await openScreen('/mi', 'user-1')
  await screen.findByRole('heading', { level: 1, name: 'Ana Vera' })
}

test('a person of a brigade that keeps no shifts has none on their phone, and no link to what is off', async () => {
  await open([])
  await waitFor(() => expect(document.body.textContent).not.toMatch(/Noche|guardias/i))
  const links = screen.getAllByRole('link').map((one) => one.getAttribute('href') ?? '')
  expect(links.filter((href) => /lotaip|solicitud|preguntas|presupuesto|permisos/.test(href))).toEqual([])
})

test('where nobody is called and nobody has shifts, the phone asks for neither and counts neither', async () => {
  await open([])
  await screen.findByText('1 h en 1 servicio')
  expect(screen.queryByText('De guardia, cumplidas')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Hoy no puedo' })).toBeNull()
})

test('switched on again they stand there as they were', async () => {
  await open(MODULOS)
  await waitFor(() => expect(document.body.textContent).toMatch(/Noche/))
  await screen.findByText('De guardia, cumplidas')
  await screen.findByRole('button', { name: 'Hoy no puedo' })
})
