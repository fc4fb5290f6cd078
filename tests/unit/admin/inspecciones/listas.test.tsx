import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { putRecords } from '../../panel'

beforeEach(() => {
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
})

test.each([
  ['', 'Locales'],
  ['?lista=plan', 'Plan'],
  ['?lista=permisos', 'Permisos'],
  ['?lista=renovar', 'Sin renovar'],
  ['?lista=reglas', undefined],
])('above %s stand the same four lists, and which of them it is', async (rest, own) => {
  await openScreen(`/admin/inspecciones${rest}`, 'user-1')
  const nav = await screen.findByRole('navigation', { name: 'Listas de inspecciones' })
  const links = within(nav).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Locales', 'Plan', 'Permisos', 'Sin renovar'])
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual(own ? [own] : [])
})
