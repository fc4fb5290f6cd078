import { describe, expect, test } from 'vitest'
import { newUuid } from '@/shared/storage/ids'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

/** 30 kB, in as many letters as a page takes. */
const LONG = '€'.repeat(10_000)
const ROSA = { nombre: 'Rosa', email: 'rosa@example.org' }

const KINDS: [path: string, of: (text: string) => object][] = [
  ['/mensajes', (mensaje) => ({ ...ROSA, asunto: 'Una pregunta', mensaje })],
  ['/solicitudes', (texto) => ({ ...ROSA, texto })],
  ['/aportes', (texto) => ({ ...ROSA, texto })],
]

describe.each(ENGINES)('texts of people without an account · %s', (engine) => {
  const central = useCentral(engine)

  test.each(KINDS)(
    'of what comes by %s one address brings 256 kB an hour, however long each is',
    async (path, of) => {
      const send = (text: string) => central.visitor().post(path, { ...of(text), envio: newUuid() })
      for (let n = 0; n < 8; n++) expect((await send(LONG)).status).toBe(201)
      const { status, body } = await send(LONG)
      expect([status, body.mensaje]).toEqual([
        429,
        'Hoy ya llegó aquí demasiado. Lo demás se enviará más tarde.',
      ])
      // What was refused was not counted: a short one fits.
      expect((await send('Gracias')).status).toBe(201)
    },
  )
})
