import { cleanup, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hideState, INITIAL, tellState } from '@/sync/state'
import { markCentral } from '../../mark-central'
import { openScreen } from '../../open-screen'

const STATES = ['sin central', 'muestra', 'suya'] as const
type State = (typeof STATES)[number]

const wordsNow = () => screen.getByRole('main').textContent?.replace(/\s+/g, ' ') ?? ''

const COPY_AT_CENTRAL =
  'Si este equipo se pierde, la central tiene lo que ya recibió. Si se pierde ella, sirve la copia descargada.'
const LOCK_AT_CENTRAL = 'el acceso se bloquea 5 minutos en ese navegador. La central, además, hace esperar'
const COPY = {
  'sin central': 'Si este equipo se pierde, solo sirve la copia descargada.',
  muestra: COPY_AT_CENTRAL,
  suya: COPY_AT_CENTRAL,
}

/** By address, the sentence that is true in each state; one of another state is told in none else. */
const TRUE: [path: string, sentences: Record<State, string>][] = [
  [
    '/admin/config',
    {
      'sin central': 'Se ve en este equipo, hasta que una central o una nueva publicación del sitio',
      muestra: 'la central lo lleva a todos los equipos que la prueban y a sus páginas públicas.',
      suya: 'la central lo lleva a todos los equipos de la brigada y al sitio público.',
    },
  ],
  ['/admin/config?tab=backup', COPY],
  [
    '/admin/config?tab=seguridad',
    {
      'sin central': 'Después de tantos fallos seguidos el acceso se bloquea 5 minutos.',
      muestra: LOCK_AT_CENTRAL,
      suya: LOCK_AT_CENTRAL,
    },
  ],
]

test.each(TRUE.flatMap(([path, sentences]) => STATES.map((state) => [path, state, sentences] as const)))(
  '%s says what is true: %s',
  async (path, state, sentences) => {
    if (state !== 'sin central') markCentral(state)
    await openScreen(path, 'user-1')
    // The copies are looked for after the screen opens.
    await vi.waitFor(() => expect(wordsNow()).toContain(sentences[state]))
    const words = wordsNow()
    for (const other of STATES)
      if (sentences[other] !== sentences[state]) expect(words).not.toContain(sentences[other])
  },
)

test('until a central has told its state, the page that it served says for whom it is', async () => {
  markCentral('muestra')
  tellState(INITIAL)
  onTestFinished(hideState)
  await openScreen('/admin/config', 'user-1')
  await vi.waitFor(() => expect(wordsNow()).toContain(TRUE[0]?.[1].muestra))
})

test('«Exportar Backup» stands where the configuration opens and beside the whole copy, which it names', async () => {
  for (const [tab, count] of Object.entries({
    general: 1,
    sitio: 0,
    roles: 0,
    bitacora: 0,
    usuarios: 0,
    backup: 1,
  })) {
    await openScreen(`/admin/config?tab=${tab}`, 'user-1')
    expect(screen.queryAllByRole('button', { name: 'Exportar Backup' }), tab).toHaveLength(count)
    const named = { name: 'Exportar Backup', description: /copia completa/i }
    expect(screen.queryAllByRole('button', named), tab).toHaveLength(count)
    cleanup()
  }
})

test('«Último Acceso» is the day of creation as the spec has it; at a central that can’t be asked nobody knows', async () => {
  await openScreen('/admin/config?tab=usuarios', 'user-1')
  const row = () => screen.getByRole('row', { name: /Guardalmacén/ }).textContent
  expect(row()).toMatch(/\d{4}/)
  expect(row()).not.toContain('Se ve con red')
})

test('«Último Acceso» at a central is what the central says', async () => {
  markCentral()
  await openScreen('/admin/config?tab=usuarios', 'user-1')
  expect(screen.getByRole('row', { name: /Guardalmacén/ }).textContent).toContain('Se ve con red')
})
