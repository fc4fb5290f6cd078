import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SESSION_TOKEN_KEY } from '@/access/keys'
import { KEYS } from '../../keys'
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

/** Counts each look at a field of the records. */
function countLooks(records: readonly Record<string, unknown>[], field: string): () => number {
  let looks = 0
  for (const record of records) {
    const value = record[field]
    Object.defineProperty(record, field, {
      enumerable: true,
      get() {
        looks++
        return value
      },
    })
  }
  return () => looks
}

// Fifty rows drawn again are most of what a tap costs a phone.
test.each(LISTS)('%s: opening a record and closing it draws no other row again', async (path, key, field) => {
  const { app } = await openScreen(path, 'user-1')
  const first = await waitFor(() => document.querySelector('tbody [aria-label^="Ver "]') ?? expect.fail())
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

test('a record doesn’t open for a session that ended meanwhile', async () => {
  const { app } = await openScreen('/admin/personal', 'user-1')
  localStorage.removeItem(SESSION_TOKEN_KEY)
  fireEvent.click(await waitFor(() => document.querySelector('tbody [aria-label^="Ver "]') ?? expect.fail()))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'))
})
