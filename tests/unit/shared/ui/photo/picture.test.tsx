import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from '@/shared/ui/photo/picture'

const REFUSED = [
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '//otro.example/x.png',
  'blob:x',
  'idb: x',
]

test.each(REFUSED)('%s is never drawn, not even at first', (source) => {
  expect(renderToString(<Picture source={source} alt="Foto" />)).not.toContain(source.slice(0, 8))
  const { rerender } = render(<Picture source="https://ejemplo.example/a.png" alt="Foto" />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('https://ejemplo.example/a.png')
  rerender(<Picture source={source} alt="Foto" />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/img/sin-imagen.svg')
})
