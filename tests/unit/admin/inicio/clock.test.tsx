import { act, cleanup, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hideState, INITIAL, tellState } from '@/sync/state'
import { openScreen } from '../../open-screen'

const DAY_MS = 86_400_000
const said = () => screen.queryByText(/^El reloj de este equipo/)?.textContent

test.each([
  [7 * DAY_MS, 'El reloj de este equipo está atrasado 7 días.'],
  [-365 * DAY_MS, 'El reloj de este equipo está adelantado 365 días.'],
  [90 * 60_000, 'El reloj de este equipo está atrasado 1 hora.'],
  [-11 * 60_000, 'El reloj de este equipo está adelantado 11 minutos.'],
])(
  'by a central a clock that differs by %i ms is said once on the first screen and where the state stands, with what to do',
  async (desfase, words) => {
    onTestFinished(hideState)
    await openScreen('/admin', 'user-3')
    expect(said()).toBeUndefined()
    act(() => tellState({ ...INITIAL, phase: 'current', desfase }))
    expect(said()).toContain(`${words} Póngale bien la fecha y la hora`)
    act(() => tellState({ ...INITIAL, phase: 'current', desfase: 9 * 60_000 }))
    expect(said()).toBeUndefined()
    cleanup()
    await openScreen('/admin/central', 'user-3')
    act(() => tellState({ ...INITIAL, phase: 'waiting', desfase }))
    expect(said()).toContain(words)
  },
)

test('alone, a clock that was set back by more than a day is said for a day, to whoever signs in, and then no more', async () => {
  onTestFinished(() => void vi.useRealTimers())
  const open = async (at: string) => {
    vi.setSystemTime(at)
    await openScreen('/admin', 'user-3')
    await screen.findByRole('heading', { name: 'Le toca' })
    const words = said()
    cleanup()
    return words
  }
  expect(await open('2027-03-03T15:00:00Z')).toBeUndefined()
  expect(await open('2027-03-03T02:00:00Z')).toBeUndefined()
  const words =
    /dice que hoy es 28 de noviembre de 2026, y antes llegó al 3 de marzo de 2027\. Si no es así, póngale bien la fecha/
  expect(await open('2026-11-28T15:00:00Z')).toMatch(words)
  expect(await open('2026-11-28T23:00:00Z')).toMatch(words)
  expect(await open('2026-11-29T16:00:00Z')).toBeUndefined()
  expect(await open('2026-11-29T16:30:00Z')).toBeUndefined()
})
