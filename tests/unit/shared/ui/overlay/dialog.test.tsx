import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { createOverlays, OverlaysContext, useOverlays } from '@/shared/ui/overlay/overlays'
import { Questions } from '@/shared/ui/overlay/questions'
import { Toasts } from '@/shared/ui/overlay/toasts'
import { useKeptFocus } from '@/shared/ui/overlay/use-kept-focus'

const QUESTION = { title: 'Eliminar', question: '¿Está seguro?', confirm: 'Eliminar ya' }

function draw(children: ReactNode) {
  const overlays = createOverlays(() => Promise.resolve())
  render(
    <MantineProvider env="test">
      <OverlaysContext value={overlays}>
        {children}
        <Questions />
        <Toasts />
      </OverlaysContext>
    </MantineProvider>,
  )
  return overlays
}

const button = (name: string) => screen.getByRole('button', { name })
const click = (name: string) =>
  act(async () => {
    button(name).focus()
    fireEvent.click(button(name))
  })
const pressEscape = () =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }))
const titles = () => screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h2')?.textContent)

function Form() {
  const { confirm } = useOverlays()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Agregar
      </button>
      {opened && (
        <Dialog title="Formulario" onClose={() => setOpened(false)}>
          <button type="button" onClick={() => void confirm(QUESTION)}>
            Preguntar
          </button>
        </Dialog>
      )}
    </>
  )
}

test('Escape closes the question and not the form behind it; each gives the focus back', async () => {
  const { isOpen } = draw(<Form />)
  expect(isOpen()).toBe(false)
  await click('Agregar')
  await click('Preguntar')
  expect(titles()).toEqual(['Formulario', 'Eliminar'])
  await pressEscape()
  expect(titles()).toEqual(['Formulario'])
  expect(document.activeElement).toBe(button('Preguntar'))
  await pressEscape()
  expect(titles()).toEqual([])
  expect(document.activeElement).toBe(button('Agregar'))
  expect(isOpen()).toBe(false)
})

function List() {
  const { confirm } = useOverlays()
  const [rows, setRows] = useState(['Ana', 'Eva'])
  const list = useKeptFocus<HTMLUListElement>(rows.length)
  const remove = async (name: string) => {
    if (await confirm(QUESTION)) setRows((now) => now.filter((row) => row !== name))
  }
  return (
    <ul ref={list} tabIndex={-1}>
      {rows.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => void remove(name)}>
            Quitar {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

test('a row that is deleted leaves the focus at its list, one that is kept has it back', async () => {
  draw(<List />)
  await click('Quitar Ana')
  await click('Cancelar')
  expect(document.activeElement).toBe(button('Quitar Ana'))
  await click('Quitar Ana')
  await click('Eliminar ya')
  expect(screen.queryByRole('button', { name: 'Quitar Ana' })).toBe(null)
  expect(document.activeElement).toBe(screen.getByRole('list'))
})

test('what one app tells and asks is not said by another', async () => {
  const one = draw(null)
  draw(null)
  await act(async () => {
    one.showSuccess({ title: 'Guardado' })
    void one.confirm(QUESTION)
  })
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(titles()).toEqual(['Eliminar'])
})
