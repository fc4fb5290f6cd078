import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QrCode } from '@/shared/ui/share/qr-code'
import { refused } from '../panel'

test('a code is drawn of a text with half an emoji, and what fits into none is said instead of breaking its screen', () => {
  refused()
  const { rerender } = render(<QrCode text={'medio \ud83d final'} label="Código" />)
  const side = screen.getByRole('img', { name: 'Código' }).getAttribute('viewBox')
  rerender(<QrCode text="medio  final" label="Código" />)
  expect(screen.getByRole('img', { name: 'Código' }).getAttribute('viewBox')).toBe(side)
  rerender(<QrCode text={'a'.repeat(5000)} label="Código" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('No se pudo dibujar el código QR')
})
