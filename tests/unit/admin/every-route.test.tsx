import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { closeSession } from '@/access/session'
import { createApp } from '@/app/create-app'
import { markCentral } from '../mark-central'
import { openScreen } from '../open-screen'
import { go } from '../panel'

/** The sample user of each role, by the letter with which it stands below. */
const USERS = { S: 'user-1', O: 'user-2', H: 'user-3', T: 'user-4', B: 'user-5', I: 'user-6' } as const

/** Which roles each screen of the panel opens to (contract §2). */
const OPENS: Readonly<Record<string, string>> = {
  '/admin/': 'SOHTBI',
  '/admin/aportes': 'STI',
  '/admin/buzon': 'STI',
  '/admin/calendario': 'SOHTBI',
  '/admin/central': 'SOHTBI',
  '/admin/cobros': 'STI',
  '/admin/config': 'S',
  '/admin/datos': 'S',
  '/admin/despacho/': 'SOI',
  '/admin/despacho/$id': 'SOI',
  '/admin/eventos': 'SOI',
  '/admin/galeria': 'SO',
  '/admin/guardias': 'SOH',
  '/admin/inspecciones/': 'SI',
  '/admin/inspecciones/visita': 'SI',
  '/admin/inventario/': 'SB',
  '/admin/inventario/contar': 'SB',
  '/admin/inventario/revisar': 'SB',
  '/admin/mensajes': 'STI',
  '/admin/personal/': 'SOH',
  '/admin/personal/horas': 'SOH',
  '/admin/presupuesto': 'ST',
  '/admin/rendicion/': 'STI',
  '/admin/rendicion/lotaip/$mes/$numeral': 'STI',
  '/admin/reportes': 'STI',
  '/admin/servicios/': 'SOI',
  '/admin/servicios/salida/$id': 'SOI',
  '/admin/solicitudes': 'STI',
  '/admin/test': 'S',
}

const inPlace = (path: string) =>
  path
    .replace('$mes', '2026-10')
    .replace(/\$\w+/g, '1')
    .replace(/(?<=.)\/$/, '')

test('every screen of the panel says to whom it opens', () => {
  const { router } = createApp(createMemoryHistory({ initialEntries: ['/'] }))
  const paths = (Object.values({ ...router.routesById }) as { fullPath: string; children?: unknown }[])
    .filter(({ children }) => !children)
    .map(({ fullPath }) => fullPath)
    .filter((path) => path.startsWith('/admin'))
  expect(paths.sort()).toEqual(Object.keys(OPENS).sort())
})

test.each(Object.entries(USERS))(
  '%s opens by its address what is its own, and nothing else',
  async (role, user) => {
    markCentral('suya')
    const opened = await openScreen('/admin/calendario', user)
    const found: Record<string, boolean> = {}
    for (const path of Object.keys(OPENS)) {
      await go(opened, inPlace(path))
      await waitFor(() => expect(screen.queryAllByRole('heading', { level: 1 }).length).toBeGreaterThan(0))
      found[path] = screen.queryByRole('heading', { level: 1, name: 'Acceso restringido' }) === null
    }
    expect(found).toEqual(
      Object.fromEntries(Object.entries(OPENS).map(([path, who]) => [path, who.includes(role)])),
    )
  },
)

test('nobody who isn’t signed in opens any of them', async () => {
  markCentral('suya')
  const opened = await openScreen('/admin/calendario', 'user-1')
  closeSession()
  for (const path of Object.keys(OPENS)) {
    await go(opened, inPlace(path))
    expect(opened.app.router.state.location.pathname, path).toBe('/login')
  }
})
