import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userQuery } from '@/access/current-user'
import { can } from '@/access/permissions'
import { usuarios } from '@/access/usuarios/usuarios'
import { markDownloaded } from '@/entities/copias/last-download'
import { eventosRepository } from '@/entities/eventos/queries'
import { pageAt } from '@/entities/modules'
import { registrosRepository } from '@/entities/registro-servicios/registros'
import { reportesRepository } from '@/entities/reportes/queries'
import { newReporte } from '@/entities/reportes/reporte'
import { openScreen } from '../../open-screen'
import { signIn } from '../../sign-in'

const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

const part = (name: string) => screen.findByRole('region', { name })
async function links(name = 'Le toca'): Promise<HTMLAnchorElement[]> {
  const place = await part(name)
  return waitFor(() => within(place).getAllByRole<HTMLAnchorElement>('link'))
}
const textsOf = (all: HTMLAnchorElement[]) => all.map(({ textContent }) => textContent)
/** The headings of the block, in their order. */
const headings = () =>
  within(screen.getByRole('region', { name: 'Hoy' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

async function report(titulo: string, categoria: 'Emergencia' | 'Otro', hours: number): Promise<void> {
  const autor = { nombre: 'Rosa', email: 'rosa@correo.example' }
  const draft = { titulo, descripcion: titulo, categoria, autor, imagenes: [] }
  await reportesRepository.create(newReporte(draft, hoursAgo(hours)))
}

test('the first five stand in view by their urgency, the rest behind a line that counts them, each a link to its rows', async () => {
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
  expect(textsOf(all)).toEqual([
    'Choque en el puenteEmergencia en espera, hace 5 h',
    'Humo en la lomaEmergencia en espera, hace 3 h',
    expect.stringMatching(
      /^2 reportes comunitarios pendientesEl más antiguo: Árbol inclinado sobre la vía a La Esperanza, hace \d+ años?$/,
    ),
    'Items en Mal Estado18 unidades en 2 items requieren atención inmediata',
    'Stock Bajo2 items tienen menos de 2 unidades',
    '1 evento en borrador',
    'Todavía no se ha descargado ninguna copia completa.Si este equipo se pierde, solo sirve la copia descargada.',
  ])
  const more = screen.getByText('y 2 más').closest('details')
  expect(more?.open).toBe(false)
  expect(all.filter((link) => more?.contains(link))).toEqual(all.slice(5))
  expect(all.slice(2).map((link) => link.getAttribute('href'))).toEqual([
    '/admin/reportes?estado=PENDIENTE',
    '/admin/inventario?alerta=malEstado',
    '/admin/inventario?alerta=stockBajo',
    '/admin/eventos?estado=borrador',
    '/admin/config?tab=backup',
  ])
  const [running] = await links('Ahora')
  expect(running?.textContent).toBe('1 servicio en cursoCombate de Incendios, Calle Sucre')
  expect(running?.getAttribute('href')).toBe(`/admin/servicios/salida/${servicio?.id}`)
})

test('the guide stands above what waits, and below it while an emergency waits', async () => {
  await openScreen('/admin', 'user-1')
  await links()
  expect(headings()).toEqual(['Ahora', 'Primeros pasos', 'Le toca', 'Este mes'])
  cleanup()
  await report('Humo en la loma', 'Emergencia', 1)
  await openScreen('/admin', 'user-1')
  await links()
  await waitFor(() => expect(headings()).toEqual(['Ahora', 'Le toca', 'Primeros pasos', 'Este mes']))
})

const TREE = 'Árbol inclinado sobre la vía a La Esperanza'
/** By role, what stands first under what it has to see to, and which duties of the month it has. */
const ROLES: [user: string, first: RegExp, duties: string[]][] = [
  [
    'user-1',
    new RegExp(`^${TREE}`),
    [
      'Credenciales',
      'Revisiones de equipos',
      'Cifras del presupuesto',
      'Partes de servicios',
      'Transparencia de',
      'Copia completa',
    ],
  ],
  ['user-2', /^Nada espera en lo que usted ve/, ['Credenciales', 'Partes de servicios']],
  ['user-3', /^Nada espera\.$/, ['Credenciales']],
  ['user-4', new RegExp(`^${TREE}`), ['Cifras del presupuesto', 'Transparencia de']],
  ['user-5', /^Items en Mal Estado/, ['Revisiones de equipos']],
  ['user-6', new RegExp(`^${TREE}`), ['Partes de servicios', 'Transparencia de']],
]

test('a phone counts a month of many duties in one line, which opens them; two duties stand by themselves', async () => {
  await openScreen('/admin', 'user-1')
  const month = await part('Este mes')
  const sum = await within(month).findByRole('button', { name: 'Atrasado: 1 · No se sabe: 5' })
  const lines = document.getElementById(sum.getAttribute('aria-controls') ?? '')
  expect(lines?.querySelectorAll('a')).toHaveLength(6)
  expect([sum.getAttribute('aria-expanded'), lines?.dataset.folded]).toEqual(['false', 'true'])
  await act(async () => sum.click())
  expect([sum.getAttribute('aria-expanded'), lines?.dataset.folded]).toEqual(['true', undefined])
  cleanup()
  await openScreen('/admin', 'user-4')
  const few = await part('Este mes')
  await waitFor(() => expect(within(few).getAllByRole('link')).toHaveLength(2))
  expect(within(few).queryByRole('button')).toBeNull()
})

test.each(ROLES)('%s begins with what that role has to see to, and its month', async (id, first, duties) => {
  await openScreen('/admin', id)
  const toca = await part('Le toca')
  await waitFor(() => expect(toca.querySelector('li, p')?.textContent).toMatch(first))
  const month = screen.queryByRole('region', { name: 'Este mes' })
  const lines = month ? textsOf(within(month).getAllByRole<HTMLAnchorElement>('link')) : []
  expect(lines.map((line, n) => line?.startsWith(duties[n] ?? '?'))).toEqual(duties.map(() => true))
  // Of samples nobody wrote down that anything was done.
  expect(lines.join()).not.toContain('Al día')
})

test.each(['user-1', 'user-2', 'user-3', 'user-4', 'user-5', 'user-6'])(
  '%s sees only what that role may open',
  async (id) => {
    await signIn('user-1')
    await eventosRepository.update((await eventosRepository.all())[0]?.id ?? '', { publicado: false })
    await openScreen('/admin', id)
    const section = await screen.findByRole('region', { name: 'Hoy' })
    const toca = await part('Le toca')
    await waitFor(() => expect(toca.querySelector('li, p')).not.toBeNull())
    const user = await usuarios.find(id)
    for (const link of within(section).queryAllByRole<HTMLAnchorElement>('link')) {
      const page = pageAt(new URL(link.href).pathname)
      expect(page && can(user, page.permission), link.href).toBe(true)
    }
  },
)

test('the block says when nothing waits, tells the age of a recent copy, and has an old copy among what waits', async () => {
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
  screen.getByRole('link', { name: /^Copia completa: Al día/ })
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
  expect((await screen.findByText(sentence)).parentElement?.textContent).toContain('Items en Mal Estado')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
})

test('a person who signs in on this screen sees nothing that only the previous person may see', async () => {
  const { app } = await openScreen('/admin', 'user-1')
  expect(textsOf(await links()).join()).toContain(TREE)
  await signIn('user-5')
  await act(() => app.queryClient.invalidateQueries({ queryKey: userQuery.queryKey }))
  await waitFor(async () => expect(textsOf(await links()).join()).not.toContain(TREE))
  expect(textsOf(await links())).toHaveLength(2)
})

test('of several services under way the list is opened', async () => {
  await signIn('user-1')
  for (const { id } of await registrosRepository.all())
    await registrosRepository.update(id, { estado: 'EN_CURSO' })
  await openScreen('/admin', 'user-1')
  const link = (await links('Ahora')).find(({ textContent }) =>
    textContent?.startsWith('2 servicios en curso'),
  )
  expect(link?.getAttribute('href')).toBe('/admin/servicios?estado=EN_CURSO')
})
