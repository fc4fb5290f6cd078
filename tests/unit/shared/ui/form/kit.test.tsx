import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Button } from '@/shared/ui/control/button'
import { CheckField } from '@/shared/ui/form/check-field'
import { FileButton } from '@/shared/ui/form/file-button'

test('a busy button says so, takes no second press and submits nothing unasked', () => {
  render(<Button loading>Descargar</Button>)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Descargar', busy: true })
  expect(button.disabled).toBe(true)
  expect(button.type).toBe('button')
})

test('a box is named by its label alone and described by the sentence below', () => {
  render(<CheckField label="Combinar" description="Agrega lo que falta." type="radio" />)
  const box = screen.getByRole('radio', { name: 'Combinar' })
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Agrega lo que falta.',
  )
})

test('the same file chosen twice comes twice, and a choice that was cancelled not at all', () => {
  const taken: string[] = []
  render(
    <FileButton label="Archivo" onFiles={(files) => taken.push(...files.map(({ name }) => name))}>
      {(choose) => <Button onClick={choose}>Elegir</Button>}
    </FileButton>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Archivo')
  // As a browser does: no change is told while the value stays the same.
  const choose = (files: File[], path: string) => {
    if (input.value === path) return
    Object.defineProperty(input, 'value', { value: path, writable: true, configurable: true })
    fireEvent.change(input, { target: { files } })
  }
  const copia = new File(['{}'], 'copia.json')
  choose([copia], 'copia.json')
  choose([copia], 'copia.json')
  fireEvent.change(input, { target: { files: [] } })
  expect(taken).toEqual(['copia.json', 'copia.json'])
})
