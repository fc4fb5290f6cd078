import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { followChanges } from '@/app/keep/live-data'
import { horasQuery } from '@/entities/despacho/phone-horas'
import { createOverlays } from '@/shared/ui/overlay/overlays'

test('a place that was opened without a network asks for its hours as soon as there is one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const client = new QueryClient()
  client.mount()
  followChanges(
    client,
    createOverlays(() => Promise.resolve()),
  )
  onTestFinished(() => {
    client.unmount()
    onlineManager.setOnline(true)
  })
  const ask = vi.fn(async () => null)
  const end = new QueryObserver(client, { ...horasQuery, queryFn: ask, refetchInterval: false }).subscribe(
    () => undefined,
  )
  onTestFinished(end)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
})
