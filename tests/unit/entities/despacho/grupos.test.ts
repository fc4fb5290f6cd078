import { expect, test } from 'vitest'
import type { Listo } from '@/entities/despacho/convocado'
import { gruposOf, inGrupos } from '@/entities/despacho/grupos'

const ready = (id: string, cargo: string, funciones: Listo['funciones'] = []): Listo => ({
  ...{ id, nombre: id, cargo, funciones, avisa: true, deGuardia: false },
})

const LISTOS = [
  ready('ana', 'Bombero', ['CONDUCTOR']),
  ready('luis', ' Bombero '),
  ready('eva', 'Ñauta', ['AL_MANDO', 'CONDUCTOR']),
  ready('leo', ''),
]

test('groups are those that have somebody, by what people can be today and by position', () => {
  expect(gruposOf(LISTOS).map(({ nombre, ids }) => `${nombre}: ${ids.join()}`)).toEqual([
    'Al mando: eva',
    'Conductor: ana,eva',
    'Bombero: ana,luis',
    'Ñauta: eva',
  ])
  expect(gruposOf([])).toEqual([])
})

test('who is in two chosen groups is called once', () => {
  const chosen = gruposOf(LISTOS).filter(({ nombre }) => ['Conductor', 'Bombero'].includes(nombre))
  expect(inGrupos(LISTOS, chosen).map(({ id }) => id)).toEqual(['ana', 'luis', 'eva'])
  expect(inGrupos(LISTOS, [])).toEqual([])
})

test('a position that is called as a function is another group', () => {
  const groups = gruposOf([ready('ana', 'Conductor'), ready('eva', '', ['CONDUCTOR'])])
  expect(new Set(groups.map(({ id }) => id)).size).toBe(2)
})
