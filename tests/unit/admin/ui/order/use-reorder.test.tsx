import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { MoveHandle } from '@/admin/ui/order/move-handle'
import { useReorder } from '@/admin/ui/order/use-reorder'
import { createReorder } from '@/shared/query/reorder'
import { createResource } from '@/shared/query/resource'
import { createListRepository } from '@/shared/storage/list-repository'

const NAMES = ['Ana', 'Beto', 'Caro', 'Dora']
const everybody = NAMES.map((id, i) => ({ id, orden: i + 1 }))

const stored = createListRepository({
  key: 'bomberos_prueba_orden',
  idPrefix: 'p-',
  title: 'Prueba',
  name: ({ id }) => id,
  words: {},
  schema: v.object({ id: v.string(), orden: v.number() }),
  seed: () => everybody,
  compare: (a, b) => a.orden - b.orden,
})

/** Reads wait here, as on a slow disk, until the test releases them. */
const reads: (() => void)[] = []
const slow = {
  ...stored,
  known: async () => {
    const list = await stored.known()
    await new Promise<void>((resolve) => reads.push(resolve))
    return list
  },
}
const failed = 'No se pudo guardar.'
const { known } = createResource(slow, { createFailed: failed, updateFailed: failed, removeFailed: failed })
const reorder = createReorder(slow, failed)

async function handOver(): Promise<void> {
  await expect.poll(() => reads.length).toBe(1)
  await act(async () => reads.pop()?.())
}

function Handle() {
  const order = { list: known, reorder, nameOf: ({ id }: { id: string }) => id }
  const { reorder: handles, note } = useReorder(order, everybody, {}, { canEdit: true })
  return (
    <>
      {handles && <MoveHandle id="Ana" name="Ana" reorder={handles} />}
      <p role="status">{note?.said}</p>
    </>
  )
}

const Page = () => (
  <Suspense>
    <Handle />
  </Suspense>
)

test('a read that began before a move does not undo it', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory(),
  })
  const client = new QueryClient()
  await act(async () => {
    render(
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </MantineProvider>,
    )
  })
  await handOver()
  const handle = await screen.findByRole('button', { name: 'Mover Ana' })
  const down = () => act(async () => fireEvent.keyDown(handle, { key: 'ArrowDown' }))

  await down()
  // The next key is pressed while the list is being read for the first.
  await expect.poll(() => reads.length).toBe(1)
  const early = reads.pop()
  await down()
  await act(async () => early?.())
  await down()
  expect(screen.getByRole('status').textContent).toBe('Ana: posición 4 de 4')
  await expect
    .poll(async () => (await stored.all()).map(({ id }) => id))
    .toEqual(['Beto', 'Caro', 'Dora', 'Ana'])
})
