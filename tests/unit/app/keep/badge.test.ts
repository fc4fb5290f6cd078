import { expect, onTestFinished, test, vi } from 'vitest'
import { closeSession } from '@/access/session'
import { followBadge } from '@/app/keep/badge'
import { reportesRepository } from '@/entities/reportes/queries'
import { signIn } from '../../sign-in'

test('the icon counts PENDIENTE for staff who may see reports, follows changes and is cleared at sign-out', async () => {
  let badge: number | undefined
  Object.assign(navigator, {
    setAppBadge: async (count: number) => {
      badge = count
    },
    clearAppBadge: async () => {
      badge = 0
    },
  })
  onTestFinished(followBadge())
  await vi.waitFor(() => expect(badge).toBe(0))
  await signIn('user-1')
  await vi.waitFor(() => expect(badge).toBe(1))
  const pending = (await reportesRepository.all()).find(({ estado }) => estado === 'EN_PROCESO')
  await reportesRepository.update(pending?.id ?? '', { estado: 'PENDIENTE' })
  await vi.waitFor(() => expect(badge).toBe(2))
  // The storekeeper may not see reports.
  await signIn('user-5')
  await vi.waitFor(() => expect(badge).toBe(0))
  await signIn('user-4')
  await vi.waitFor(() => expect(badge).toBe(2))
  closeSession()
  await vi.waitFor(() => expect(badge).toBe(0))
})
