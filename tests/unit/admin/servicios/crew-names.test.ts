import { expect, test } from 'vitest'
import { tidyNames } from '@/admin/servicios/registro-values'

const KNOWN = ['Carmen Lucía Tenesaca', 'Luis Vera', 'Luisa Paz']

test.each([
  [['Ca'], ['Carmen Lucía Tenesaca']],
  [['carmen luc'], ['Carmen Lucía Tenesaca']],
  // Perhaps another Carmen.
  [['Carmen'], ['Carmen']],
  // Two begin so.
  [['Lui'], ['Lui']],
  [['Nadie Conocido'], ['Nadie Conocido']],
  [
    ['Ca, Luis Vera', 'Luis Vera'],
    ['Carmen Lucía Tenesaca', 'Luis Vera'],
  ],
])('the crew %j is %j', (typed, names) => {
  expect(tidyNames(typed, KNOWN)).toEqual(names)
})
