import { expect, test } from 'vitest'
import type { Mi } from '@/entities/despacho/mi'
import { forgetKept, keep, keepFin } from '@/entities/despacho/phone-kept'
import { chooseInicio, phoneStart } from '@/entities/despacho/phone-start'

test('the icon opens the place on a phone with access, the panel where that was chosen, and nothing of theirs elsewhere', async () => {
  expect(await phoneStart()).toBeNull()
  await keep({ persona: { nombres: 'Ana' } } as Mi)
  expect(await phoneStart()).toBe('/mi')
  await chooseInicio('/admin')
  expect(await phoneStart()).toBe('/admin')
  await chooseInicio('/mi')
  expect(await phoneStart()).toBe('/mi')
})

test('an ended phone opens where it is told why, whatever was chosen', async () => {
  await keep({ persona: { nombres: 'Ana' } } as Mi)
  await chooseInicio('/admin')
  await keepFin('Quien lleva el personal quitó el acceso.')
  await forgetKept()
  expect(await phoneStart()).toBe('/mi')
})
