import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SESSION_TOKEN_KEY } from '@/access/keys'
import { KEYS } from '../../keys'
import { countLooks } from '../count-looks'
import { openScreen } from '../open-screen'
import { closed, press } from '../panel'

/** Of each list a field that its rows show, and nothing else on the screen. */
const LISTS = [
  ['/admin/personal', KEYS.personal, 'telefono'],
  ['/admin/galeria', KEYS.media, 'creditos'],
  ['/admin/servicios', KEYS.servicios, 'direccion'],
  ['/admin/eventos', KEYS.eventos, 'categoria'],
  ['/admin/rendicion', KEYS.rendicion, 'autor'],
] as const

const firstView = () => waitFor(() => document.querySelector('tbody [aria-label^="Ver "]') ?? expect.fail())

// Fifty rows drawn again are most of what a tap costs a phone.
test.each(LISTS)('%s: opening a record and closing it draws no other row again', async (path, key, field) => {
  const { app } = await openScreen(path, 'user-1')
  const first = await firstView()
  const all = app.queryClient.getQueriesData<Record<string, unknown>[]>({ queryKey: [key] })
  const name = String(first.getAttribute('aria-label')).slice('Ver '.length)
  const others = all
    .flatMap(([, list]) => list ?? [])
    .filter((record) => !Object.values(record).some((value) => String(value).includes(name)))
  expect(others.length).toBeGreaterThan(0)
  const looks = countLooks(others, field)
  await press(`Ver ${name}`)
  await screen.findByRole('dialog')
  await press('Cerrar')
  await closed()
  expect(looks()).toBe(0)
})

// The dialog waits for each turn of storage, and a busy phone takes a frame for one.
test.each(['/admin/personal', '/admin/servicios', '/admin/reportes', '/admin/inventario'])(
  '%s: a record that opens asks storage once who is signed in, and at once what they may do',
  async (path) => {
    await openScreen(path, 'user-1')
    const first = await firstView()
    const asked: [key: string, others: IDBRequestReadyState[]][] = []
    const requests: IDBRequest[] = []
    const { get } = IDBObjectStore.prototype
    const spy = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
      this: IDBObjectStore,
      key,
    ) {
      asked.push([String(key).replace('diario:', ''), requests.map(({ readyState }) => readyState)])
      const request = get.call(this, key)
      requests.push(request)
      return request
    })
    onTestFinished(() => spy.mockRestore())
    fireEvent.click(first)
    await screen.findByRole('dialog')
    const who = asked.filter(([key]) => key === KEYS.usuarios || key === KEYS.permisos)
    expect(who).toEqual([
      [KEYS.usuarios, []],
      [KEYS.permisos, ['pending']],
    ])
  },
)

test('a record doesn’t open for a session that ended meanwhile', async () => {
  const { app } = await openScreen('/admin/personal', 'user-1')
  localStorage.removeItem(SESSION_TOKEN_KEY)
  fireEvent.click(await firstView())
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'))
})
