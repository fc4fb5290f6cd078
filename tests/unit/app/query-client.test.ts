import { expect, test, vi } from 'vitest'
import { createQueryClient } from '@/app/create-app'
import { LASTING, type MutationMeta } from '@/shared/query/toast'
import { createOverlays } from '@/shared/ui/overlay/overlays'

test('a write that failed and then went well leaves no error behind', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const overlays = createOverlays(() => Promise.resolve())
  const cache = createQueryClient(overlays).getMutationCache()
  const write = (mutationFn: () => Promise<unknown>, failure: string) =>
    cache
      .build(createQueryClient(overlays), { mutationFn, meta: { failure } })
      .execute(undefined)
      .catch(() => undefined)
  const errors = () =>
    overlays.told.get().map((told) => told.kind === 'error' && [told.title, told.over.aborted])

  await write(() => Promise.reject(new Error()), 'No se pudo guardar el item.')
  await write(() => Promise.reject(new Error()), 'No se pudo guardar el reporte.')
  await vi.waitFor(() =>
    expect(errors()).toEqual([
      ['No se pudo guardar el item.', false],
      ['No se pudo guardar el reporte.', false],
    ]),
  )
  await write(() => Promise.resolve(), 'No se pudo guardar el item.')
  expect(errors()).toEqual([
    ['No se pudo guardar el item.', true],
    ['No se pudo guardar el reporte.', false],
  ])
})

test('the way back from an import is offered until the next write that a person sees', async () => {
  const overlays = createOverlays(() => Promise.resolve())
  const client = createQueryClient(overlays)
  const write = (meta: MutationMeta) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.resolve(), meta })
      .execute(undefined)
  const offered = () =>
    overlays.told.get().map((told) => told.kind === 'success' && [told.toast.title, told.over.aborted])

  const undo = () => Promise.resolve()
  await write({ success: { title: 'Importado' }, invalidates: ['x'], undo, undoWords: LASTING })
  await write({ invalidates: ['x'] })
  expect(offered()).toEqual([['Importado', false]])
  await write({ success: { title: 'Guardado' }, invalidates: ['x'] })
  expect(offered()[0]).toEqual(['Importado', true])
})
