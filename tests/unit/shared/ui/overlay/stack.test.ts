import { expect, test } from 'vitest'
import { createStack } from '@/shared/ui/overlay/overlays'

/** A list whose rows each have a button, and a button outside of it. */
function page() {
  document.body.innerHTML = `
    <div id="lista" tabindex="-1"><p id="fila"><button id="eliminar"></button></p></div>
    <button id="nuevo"></button>`
  const find = (id: string) => document.getElementById(id) as HTMLElement
  return { list: find('lista'), row: find('fila'), remove: find('eliminar'), create: find('nuevo') }
}

test('the opener has the focus back, and nothing is open any more', () => {
  const { create } = page()
  const stack = createStack()
  stack.push('formulario', create)
  expect(stack.isOpen()).toBe(true)
  expect(stack.top()).toBe('formulario')
  stack.close('formulario')
  expect(stack.isOpen()).toBe(false)
  expect(document.activeElement).toBe(create)
})

test('where the opener is gone its list has the focus; a named fallback comes first', () => {
  const { list, row, remove, create } = page()
  const stack = createStack()
  const leave = stack.home(list)
  stack.push('primero', remove)
  stack.push('segundo', remove, create)
  row.remove()
  stack.close('segundo')
  expect(document.activeElement).toBe(create)
  stack.close('primero')
  expect(document.activeElement).toBe(list)
  leave()
})

test("a dialog opened by a link from a screen that is gone leaves the focus at this screen's list", () => {
  const { list, create } = page()
  const stack = createStack()
  stack.push('detalle', create)
  stack.push('respuesta', document.body)
  create.remove()
  const leave = stack.home(list)
  stack.close('detalle')
  stack.close('respuesta')
  expect(document.activeElement).toBe(list)
  leave()
})

test('of two lists, one inside the other, the inner one has the focus', () => {
  const { list, row, remove } = page()
  row.tabIndex = -1
  const stack = createStack()
  stack.home(list)
  stack.home(row)
  stack.push('pregunta', remove)
  remove.remove()
  stack.close('pregunta')
  expect(document.activeElement).toBe(row)
})

test('a question outlives the form that asked: the focus goes to what had opened the form', () => {
  const { create } = page()
  const save = document.body.appendChild(document.createElement('button'))
  const stack = createStack()
  stack.push('formulario', create)
  stack.push('pregunta', save)
  save.focus()
  stack.close('formulario')
  expect(document.activeElement).toBe(save)
  expect(stack.top()).toBe('pregunta')
  save.remove()
  stack.close('pregunta')
  expect(document.activeElement).toBe(create)
})

test('a picture that no control opened moves no focus as it closes', () => {
  page()
  const stack = createStack()
  stack.push('imagen', document.body)
  stack.close('imagen')
  expect(document.activeElement).toBe(document.body)
})
