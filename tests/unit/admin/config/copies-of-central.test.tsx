import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { markCentral } from '../../mark-central'
import { openScreen } from '../../open-screen'

const CARD = 'Copias de cada noche'
const COPY = { nombre: 'copia-2026-11-20.ndjson.gz', instante: '2026-11-20T07:10:00.000Z', bytes: 2_400_000 }

/** The central answers these paths and no other. */
function answers(known: Record<string, unknown>): void {
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const body = known[String(url).split('/').at(-1) ?? '']
    if (body === undefined) throw new TypeError('no network')
    return Response.json(body)
  })
}

async function card(): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: CARD })
  const section = heading.closest('section')
  if (!section) throw new Error('no section')
  return section
}

const open = (user: string) => {
  markCentral()
  return openScreen('/admin/config?tab=central', user)
}

test('the card names each copy of a night with its size, and what the photos of all take', async () => {
  answers({
    copias: { carpeta: '/srv/datos/copias', copias: [COPY], fotos: 50_000_000, fallo: null },
    visitas: { visitas: [] },
  })
  await open('user-1')
  const words = (await card()).textContent?.replace(/\s+/g, ' ')
  expect(words).toMatch(/20 nov 2026, 02:10 · 2,3 MB/)
  expect(words).toContain('en la carpeta /srv/datos/copias.')
  expect(words).toMatch(/carpeta «fotos» junto a ellas: 47,7 MB/)
})

test('before the first night it says when the first copy comes', async () => {
  answers({ copias: { copias: [], fotos: 0, fallo: null } })
  await open('user-1')
  within(await card()).getByText(/^Todavía no hay ninguna\. La central hace una cada noche a las 03:00/)
})

test('a copy that failed is told with its reason, beside the copies that there are', async () => {
  const fallo = { instante: '2026-11-21T07:10:00.000Z', mensaje: 'El disco está lleno.' }
  answers({ copias: { copias: [COPY], fotos: 0, fallo } })
  await open('user-1')
  const status = within(await card()).getByRole('status')
  expect(status.textContent).toMatch(
    /La copia de esta noche no está.*El disco está lleno\. El último intento fue el 21 nov 2026, 02:10/,
  )
})

test('where the central doesn’t answer, the card says so and shows no copy', async () => {
  answers({})
  await open('user-1')
  within(await card()).getByText('La central no respondió. Esto se ve cuando haya señal con ella.')
})

test('a central that began with a copy says how, until one is tried there', async () => {
  const repuesta = { instante: '2026-11-21T07:10:00.000Z', por: 'consola', clave: true }
  answers({ copias: { copias: [COPY], fotos: 0, fallo: null, prueba: null, repuesta } })
  await open('user-1')
  within(await card()).getByText(
    'Una copia se repuso en esta central el 21 nov 2026, 02:10, por su consola. Desde entonces no se ha probado otra.',
  )
})
