import { createMemoryHistory } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { createApp, Providers } from '@/app/create-app'
import { showPlace } from '@/site/shell/nav-links'
import { signIn } from './sign-in'

/** Opens a screen of the app as one of the sample users and waits for its title. */
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
  return { app, search: () => app.router.state.location.search as Record<string, unknown> }
}
