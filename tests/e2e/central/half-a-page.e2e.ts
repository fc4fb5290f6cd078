import { test } from 'vitest'
import { waitForWorker } from '../support/actions'
import { withCentral } from '../support/central/station'

test('a page of which only the beginning arrives is drawn from what the phone has', () =>
  withCentral(async ({ device, weather }) => {
    const reader = await device({ serviceWorkers: 'allow' })
    await reader.goto('/')
    await waitForWorker(reader)
    weather('half a page')
    await reader.goto('/galeria', { waitUntil: 'commit' })
    await reader.getByRole('heading', { level: 1, name: 'Galería' }).waitFor()
    weather('fine')
  }))
