import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { beforeSignIn, endLeftSession, endSession, forgetLeftSession } from '@/access/central/sign-out'

/** The network to a central that hears calls once it is `reachable`. */
function central() {
  const station = { heard: [] as string[], reachable: false }
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (!station.reachable) throw new TypeError('Failed to fetch')
    station.heard.push([method, path, body].join(' ').trim())
    return new Response(null, { status: 204 })
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return station
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test('a session that was closed without a network ends at the central when it is back, once', async () => {
  const station = central()
  await endSession({ endpoint: 'https://push.example/1' })
  await endLeftSession()
  expect(station.heard).toEqual([])
  station.reachable = true
  await endLeftSession()
  await endLeftSession()
  expect(station.heard).toEqual(['DELETE /api/sesion {"endpoint":"https://push.example/1"}'])
})

test('whoever signs in meanwhile keeps their session', async () => {
  const station = central()
  await endSession({})
  await beforeSignIn()
  forgetLeftSession()
  station.reachable = true
  await endLeftSession()
  expect(station.heard).toEqual([])
})
