import { createMemoryHistory } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { createApp, Providers } from '@/app/create-app'
import { showPlace } from '@/site/shell/nav-links'
import { signIn } from './sign-in'

/** Turns of the loop in which a screen reads its lists; more, and it waits for a network that a test holds back. */
const TURNS = 200

/** Opens a screen of the app as one of the sample users and waits for its title and its lists. */
export async function openScreen(path: string, user: string) {
  await signIn(user)
  const app = createApp(createMemoryHistory({ initialEntries: [path] }))
  // Files share their modules: what this app asked for must not answer in the next one.
  onTestFinished(() => {
    app.queryClient.clear()
    showPlace(false)
  })
  await act(() => app.router.load())
  // A form that is open when a test ends tells that it closed: nothing is left to load then.
  await app.overlays.load()
  // Awaited: a part that is loaded apart suspends within it.
  await act(async () => {
    render(<Providers {...app} />)
  })
  await screen.findByRole('heading', { level: 1 })
  for (let turn = 0; turn < TURNS && app.queryClient.isFetching() > 0; turn++)
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)))
  return { app, search: () => app.router.state.location.search as Record<string, unknown> }
}
