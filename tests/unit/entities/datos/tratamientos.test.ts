import { expect, test } from 'vitest'
import { permisosStored } from '@/access/permisos'
import { MODULES } from '@/entities/modules'
import { registroDeTratamientos } from '@/entities/tratamientos'

const USUAL = permisosStored.defaults()
const lineOf = (donde: string, permisos = USUAL) =>
  registroDeTratamientos(permisos).find((line) => line.donde.includes(donde))

test('each module that a central or a copy holds says which personal data it has, or is known to have none', () => {
  const silent = MODULES.filter(
    ({ lists = [], tratamiento }) => lists.some(({ backup }) => backup) && !tratamiento,
  ).map(({ page }) => page?.title)
  expect(silent).toEqual(['Gestión Presupuestaria', 'Rendición de Cuentas', 'Calendario'])
  const whose = registroDeTratamientos(USUAL).map(({ deQuien }) => deQuien)
  expect(new Set(whose).size).toBe(whose.length)
  for (const { deQuien, datos, para, donde } of registroDeTratamientos(USUAL))
    for (const words of [deQuien, datos, para, donde.join()]) expect(words).not.toBe('')
})

test('who reads it follows from the rights of now', () => {
  expect(lineOf('Solicitudes de información')?.quien).toEqual([
    'Super Administrador',
    'Tesorería',
    'Inspector / Prevención',
  ])
  const given = { ...USUAL, BODEGA: { 'rendicion:view': true }, TESORERIA: { 'rendicion:view': false } }
  expect(lineOf('Solicitudes de información', given)?.quien).toEqual([
    'Super Administrador',
    'Bodega / Guardalmacén',
    'Inspector / Prevención',
  ])
  expect(lineOf('Pedidos sobre datos personales')?.quien).toEqual(['Super Administrador'])
})
