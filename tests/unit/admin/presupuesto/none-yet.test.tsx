import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { removeSamples } from '@/entities/copias/restore'
import { backedUp, sampleLists } from '@/entities/modules'
import { openScreen } from '../../open-screen'
import { sees } from '../../panel'
import { signIn } from '../../sign-in'

const RATE = /\b0,0\s%|\$0,00 de \$0,00/

const words = () => screen.getByRole('main').textContent?.replace(/\s+/g, ' ') ?? ''

test.each(['/admin', '/admin/presupuesto', '/admin/rendicion'])(
  '%s tells no rate of a budget that isn’t there',
  async (path) => {
    await signIn('user-1')
    await removeSamples(sampleLists(), backedUp())
    await openScreen(path, 'user-1')
    await sees('Todavía no hay presupuesto')
    expect(words()).not.toMatch(RATE)
  },
)
