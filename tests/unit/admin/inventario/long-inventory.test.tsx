import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useVencimientos } from '@/admin/inventario/planes/use-vencimientos'
import { createApp } from '@/app/create-app'
import { newItem } from '@/entities/inventario/item'
import { newPlan } from '@/entities/inventario/plan/plan'
import { hechos, planes } from '@/entities/inventario/plan/queries'
import { fallas, revisiones } from '@/entities/inventario/revision/queries'
import { usosAlUltimo } from '@/entities/registro-servicios/registros'
import { countLooks } from '../../count-looks'
import { signIn } from '../../sign-in'

const ITEMS = 300
/** A slow phone: so many ms for what is due of one item. */
const MS_EACH = 4
/** In ms, how long a slice may take (`shared/storage/slices`). */
const SLICE_MS = 12

test('what is due of a long list is worked out in slices, between which taps are answered', async () => {
  const list = Array.from({ length: ITEMS }, (_, n) => ({ ...newItem('2020-01-01'), id: `inv-${n}` }))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(planes.known.queryKey, [{ ...newPlan('2020-01-01'), id: 'plan-1', nombre: 'Revisión' }])
  for (const { queryKey } of [hechos.known, revisiones, usosAlUltimo])
    client.setQueryData<readonly never[]>(queryKey, [])

  let clock = performance.now()
  const time = vi.spyOn(performance, 'now').mockImplementation(() => clock)
  let rests = 0
  class Counted extends MessageChannel {
    constructor() {
      super()
      rests++
    }
  }
  vi.stubGlobal('MessageChannel', Counted)
  onTestFinished(() => {
    time.mockRestore()
    vi.unstubAllGlobals()
  })
  countLooks(list, 'categoria', () => {
    clock += MS_EACH
  })

  const { result } = renderHook(() => useVencimientos(list), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(result.current?.porItem.size).toBe(ITEMS))
  expect(result.current?.cuentan).toHaveLength(ITEMS)
  expect(rests).toBeGreaterThanOrEqual(Math.floor((ITEMS * MS_EACH) / (SLICE_MS + MS_EACH)))
})

// Each falla changes an item: read after the first drawing, all that is counted of the items would be counted twice.
test('the inventory is drawn for the first time with what is broken', async () => {
  await signIn('user-1')
  const app = createApp(createMemoryHistory({ initialEntries: ['/admin/inventario'] }))
  onTestFinished(() => app.queryClient.clear())
  await act(() => app.router.load())
  expect(app.queryClient.getQueryData(fallas.known.queryKey)).toBeDefined()
})
