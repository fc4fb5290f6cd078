import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { can } from '@/access/permissions'
import { userQuery } from '@/access/user-query'
import { usuarios } from '@/access/usuarios/usuarios'
import { markDownloaded } from '@/entities/copias/last-download'
import { eventosRepository } from '@/entities/eventos/eventos'
import { pageAt } from '@/entities/modules'
import { registrosRepository } from '@/entities/registro-servicios/registros'
import { newReporte } from '@/entities/reportes/reporte'
import { reportesRepository } from '@/entities/reportes/reportes'
import { openScreen } from '../../open-screen'
import { signIn } from '../../sign-in'

const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

const waits = async () => (await screen.findByRole('heading', { name: 'Lo que espera' })).closest('section')
async function links(): Promise<HTMLAnchorElement[]> {
  const section = (await waits()) as HTMLElement
  return waitFor(() => within(section).getAllByRole<HTMLAnchorElement>('link'))
}
const textsOf = (all: HTMLAnchorElement[]) => all.map(({ textContent }) => textContent)

async function report(titulo: string, categoria: 'Emergencia' | 'Otro', hours: number): Promise<void> {
  const autor = { nombre: 'Rosa', email: 'rosa@correo.example' }
  const draft = { titulo, descripcion: titulo, categoria, autor, imagenes: [] }
  await reportesRepository.create(newReporte(draft, hoursAgo(hours)))
}

test('the list has reports by urgency and age, then alerts, services, the copy and drafts, each a link to its rows', async () => {
  await signIn('user-1')
  await report('Humo en la loma', 'Emergencia', 3)
  await report('Choque en el puente', 'Emergencia', 5)
  await report('Banca rota', 'Otro', 1)
  const [servicio] = await registrosRepository.all()
  await registrosRepository.update(servicio?.id ?? '', { estado: 'EN_CURSO', direccion: 'Calle Sucre' })
  const [evento] = await eventosRepository.all()
  await eventosRepository.update(evento?.id ?? '', { publicado: false })
  await openScreen('/admin', 'user-1')
  const all = await links()
  expect(textsOf(all).slice(0, 2)).toEqual([
    'Choque en el puenteEmergencia en espera, hace 5 h',
    'Humo en la lomaEmergencia en espera, hace 3 h',
  ])
  expect(textsOf(all).slice(2)).toEqual([
    expect.stringMatching(
      /^Árbol inclinado sobre la vía a La EsperanzaSeguridad, hace \d+ años? · Kilómetro 3/,
    ),
    '4 reportes comunitarios pendientes',
    'Items en Mal Estado18 unidades en 2 items requieren atención inmediata',
    'Items en Mantenimiento5 unidades en 2 items están en mantenimiento',
    'Stock Bajo2 items tienen menos de 2 unidades',
    '1 servicio en cursoCombate de Incendios, Calle Sucre',
    'Todavía no se ha descargado ninguna copia completa.Si este equipo se pierde, solo sirve la copia descargada.',
    '1 evento en borrador',
  ])
  expect(all.slice(3).map((link) => link.getAttribute('href'))).toEqual([
    '/admin/reportes?estado=PENDIENTE',
    '/admin/inventario?alerta=malEstado',
    '/admin/inventario?alerta=mantenimiento',
    '/admin/inventario?alerta=stockBajo',
    `/admin/servicios/salida/${servicio?.id}`,
    '/admin/config?tab=backup',
    '/admin/eventos?estado=borrador',
  ])
})

test('the guide stands above what waits, and below it while an emergency waits', async () => {
  const boxes = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .filter((title) => title === 'Primeros pasos' || title === 'Lo que espera')
  await openScreen('/admin', 'user-1')
  await links()
  expect(boxes()).toEqual(['Primeros pasos', 'Lo que espera'])
  cleanup()
  await report('Humo en la loma', 'Emergencia', 1)
  await openScreen('/admin', 'user-1')
  await links()
  await waitFor(() => expect(boxes()).toEqual(['Lo que espera', 'Primeros pasos']))
})

test.each(['user-1', 'user-2', 'user-3', 'user-4', 'user-5', 'user-6'])(
  '%s sees only what that role may open',
  async (id) => {
    await signIn('user-1')
    await eventosRepository.update((await eventosRepository.all())[0]?.id ?? '', { publicado: false })
    await openScreen('/admin', id)
    const section = (await waits()) as HTMLElement
    await waitFor(() => expect(section.querySelector('li, p')).not.toBeNull())
    const user = await usuarios.find(id)
    for (const link of within(section).queryAllByRole<HTMLAnchorElement>('link')) {
      const page = pageAt(new URL(link.href).pathname)
      expect(page && can(user, page.permission), link.href).toBe(true)
    }
  },
)

test('the list says when nothing waits, tells the age of a recent copy, and has an old copy among what waits', async () => {
  await openScreen('/admin', 'user-3')
  await screen.findByText('Nada espera.')
  cleanup()
  await openScreen('/admin', 'user-2')
  await screen.findByText('Nada espera en lo que usted ve. Los reportes de la gente no los ve su rol.')
  expect(screen.queryByText(/copia completa/)).toBeNull()
  cleanup()

  await markDownloaded(hoursAgo(48))
  await openScreen('/admin', 'user-1')
  await screen.findByText('La última copia completa se descargó hace 2 días.')
  expect(textsOf(await links()).join()).not.toContain('copia')
  cleanup()

  await markDownloaded(hoursAgo(24 * 40))
  await openScreen('/admin', 'user-1')
  await waitFor(async () =>
    expect(textsOf(await links()).join()).toContain('La última copia completa se descargó hace 1 mes.'),
  )
})

test('the storekeeper’s figures are those of the inventory screen', async () => {
  await openScreen('/admin', 'user-5')
  const sentence = '18 unidades en 2 items requieren atención inmediata'
  await screen.findByText(sentence)
  expect(screen.getByText('Requiere atención').nextSibling?.textContent).toBe('18 unidades en 2 items')
  const alert = (await links()).find(({ textContent }) => textContent?.includes(sentence))
  await act(async () => alert?.click())
  await screen.findByRole('heading', { level: 1, name: 'Gestión de Inventario' })
  expect((await screen.findByText('Requieren atención')).closest('[class*=card]')?.textContent).toContain(
    '18',
  )
  await screen.findByText('Unidades malas o fuera de servicio, en 2 items')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
})

test('a person who signs in on this screen sees nothing that only the previous person may see', async () => {
  const { app } = await openScreen('/admin', 'user-1')
  expect(textsOf(await links()).join()).toContain('reporte comunitario pendiente')
  await signIn('user-5')
  await act(() => app.queryClient.invalidateQueries({ queryKey: userQuery.queryKey }))
  await waitFor(async () => expect(textsOf(await links()).join()).not.toContain('pendiente'))
  expect(textsOf(await links())).toHaveLength(3)
})

test('of several services under way the list is opened', async () => {
  await signIn('user-1')
  for (const { id } of await registrosRepository.all())
    await registrosRepository.update(id, { estado: 'EN_CURSO' })
  await openScreen('/admin', 'user-1')
  const link = (await links()).find(({ textContent }) => textContent?.startsWith('2 servicios en curso'))
  expect(link?.getAttribute('href')).toBe('/admin/servicios?estado=EN_CURSO')
})
