import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { currentUser } from '@/access/current-user'
import type { Module, ModuleList } from '@/access/module'
import { listRepository } from '@/access/repository'
import { closeSession } from '@/access/session'
import { allUsuarios } from '@/access/usuarios/find-usuario'
import { useResults } from '@/admin/busqueda/use-results'
import { AdminNav } from '@/admin/shell/admin-nav'
import { loadAllModules } from '@/admin/shell/data/data-modules'
import { permissionsByArea } from '@/admin/shell/permission-labels'
import { requiresPage } from '@/admin/shell/requires-page'
import { describeCommits } from '@/entities/bitacora/describe'
import { capture } from '@/entities/copias/copias'
import { removeSamples, restore } from '@/entities/copias/restore'
import { backedUp, MODULES, sampleLists, titleOfKey, wordIn } from '@/entities/modules'
import { onCommit } from '@/shared/storage/changes'
import { createOverlays, OverlaysContext } from '@/shared/ui/overlay/overlays'
import { storedData } from '@/site/legal/stored-data'
import { strangeKeys } from '../../known-keys'
import { signIn } from '../sign-in'

type Hidrante = { id: string; calle: string; presionBar: number }

const hidrantesList: ModuleList<Hidrante> = {
  key: 'bomberos_hidrantes_hidrantes',
  idPrefix: 'hid-',
  title: 'Hidrantes',
  schema: v.object({ id: v.string(), calle: v.string(), presionBar: v.number() }),
  seed: () => [{ id: 'hid-1', calle: 'Calle del Malecón', presionBar: 4 }],
  name: ({ calle }) => calle,
  words: { presionBar: 'presión' },
  writes: { create: ['inventario:create'], edit: ['inventario:edit'], remove: ['inventario:delete'] },
  backup: true,
  samples: true,
  search: { detail: ({ presionBar }) => [`${presionBar} bar`], text: () => [] },
}

/** What a new module needs: its record and one line in the list of modules. */
const hidrantesModule: Module = {
  page: { to: '/admin/hidrantes', title: 'Hidrantes', icon: 'boxes', permission: 'inventario:view' },
  lists: [hidrantesList],
}

const hidrantes = listRepository(hidrantesList)

const enter = async (to: string) => {
  const user = (await currentUser()) ?? expect.fail()
  await requiresPage(to)({ context: { queryClient: new QueryClient(), user } })
}

beforeEach(async () => {
  const all = MODULES as Module[]
  all.push(hidrantesModule)
  onTestFinished(() => void all.splice(all.indexOf(hidrantesModule), 1))
  closeSession()
  await signIn('user-1')
})

/** Draws a piece of the panel with a router and queries. */
async function draw(piece: () => React.ReactNode): Promise<void> {
  const routeTree = createRootRoute({ component: piece })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <OverlaysContext value={createOverlays(() => Promise.resolve())}>
          <RouterProvider router={router as never} />
        </OverlaysContext>
      </MantineProvider>
    </QueryClientProvider>,
  )
}

const userOf = async (id: string) => {
  const user = (await allUsuarios()).find((candidate) => candidate.id === id)
  if (!user) throw new Error(`no user ${id}`)
  return user
}

test.each([
  ['user-5', 1],
  ['user-4', 0],
])('the sidebar of %s has %i entry for it', async (id, entries) => {
  const user = await userOf(id)
  await draw(() => <AdminNav user={user} onPick={() => undefined} />)
  expect(screen.queryAllByRole('link', { name: 'Hidrantes' })).toHaveLength(entries)
})

test('its page opens with its permission, and writing requires those of its record', async () => {
  await signIn('user-5')
  await enter('/admin/hidrantes')
  await hidrantes.create({ calle: 'Rocafuerte', presionBar: 2 })
  await signIn('user-4')
  await expect(enter('/admin/hidrantes')).rejects.toThrow('Su rol no permite esta acción.')
  await expect(hidrantes.create({ calle: 'Sucre', presionBar: 1 })).rejects.toThrow(
    'Su rol no permite esta acción.',
  )
})

test('the search finds its records', async () => {
  const Found = () => (
    <ul>
      {useResults('malecon', () => {}).groups.map(({ title, hits }) => (
        <li key={title}>{`${title}: ${hits.map(({ label, detail }) => `${label}, ${detail}`)}`}</li>
      ))}
    </ul>
  )
  await draw(Found)
  expect(await screen.findByText('Hidrantes: Calle del Malecón, 4 bar')).toBeDefined()
})

test('a copy holds it, an empty start empties it, a restore brings it back', async () => {
  await loadAllModules()
  const copia = await capture(backedUp())
  expect(copia.modulos[hidrantesList.key]).toEqual(hidrantesList.seed())
  await removeSamples(sampleLists(), backedUp())
  expect(await hidrantes.all()).toEqual([])
  await restore(copia, 'reemplazar', backedUp())
  expect(await hidrantes.all()).toEqual(hidrantesList.seed())
})

test('the log, the storage screen and the privacy page use its words', async () => {
  const told: string[] = []
  onTestFinished(
    onCommit((commits) =>
      told.push(
        ...describeCommits(commits).map(
          ({ accion, modulo, registro, cambios }) =>
            `${accion} ${modulo} ${registro} ${cambios.map(({ campo }) => wordIn(modulo, campo))}`,
        ),
      ),
    ),
  )
  await hidrantes.update('hid-1', { presionBar: 6 })
  expect(told).toEqual(['editar Hidrantes Calle del Malecón presión'])
  expect(titleOfKey(hidrantesList.key)).toBe('Hidrantes')
  expect(storedData().some(({ detail }) => detail.includes('Hidrantes'))).toBe(true)
})

test('a stored key without a module is unknown', async () => {
  await loadAllModules()
  expect(strangeKeys(Object.keys(localStorage))).toEqual([])
  expect(strangeKeys(['bomberos_hidrantes_otros', hidrantesList.key])).toEqual(['bomberos_hidrantes_otros'])
})

test('every area of a permission has its word', () => {
  const words = permissionsByArea(['inventario:view', 'system:users', 'media:edit'])
  expect(words.map(({ area, rights }) => `${area}: ${rights.map(({ verb }) => verb)}`)).toEqual([
    'Inventario: ver',
    'Sistema: usuarios',
    'Archivos de galería: editar',
  ])
})
