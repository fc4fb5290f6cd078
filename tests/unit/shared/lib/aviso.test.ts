import fc from 'fast-check'
import { expect, test } from 'vitest'
import { avisoOf } from '@/shared/lib/aviso'
import { runs } from '../../../runs'

const SENT = {
  titulo: 'Emergencia reportada',
  cuerpo: 'Emergencia · VE-1. Ábralo en el panel.',
  url: '/admin/reportes?ver=reporte-1',
  tag: 'reporte-1',
  urgente: true,
}

test('a push says what the central sent', () => {
  expect(avisoOf(JSON.stringify(SENT))).toEqual(SENT)
})

test('whatever comes, something of this site is shown', () => {
  const urls = [
    'https://otro.example',
    '//otro.example',
    '/admin\\otro',
    'javascript:alert(1)',
    '/adminotro',
    '',
  ]
  const texts = [
    undefined,
    '',
    'x',
    'null',
    '{}',
    JSON.stringify({ ...SENT, titulo: '' }),
    ...urls.map((url) => JSON.stringify({ ...SENT, url })),
  ]
  for (const text of texts)
    expect(avisoOf(text), text).toMatchObject({ titulo: 'Hay novedades en la central', url: '/admin' })
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.webUrl()), (url) => {
      const { titulo, url: shown } = avisoOf(JSON.stringify({ ...SENT, url }))
      expect(titulo).not.toBe('')
      expect(new URL(shown, 'https://bomberos.example').origin).toBe('https://bomberos.example')
    }),
    { numRuns: runs(500) },
  )
})
