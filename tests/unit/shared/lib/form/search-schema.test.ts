import * as v from 'valibot'
import { expect, test } from 'vitest'
import { searchFilter } from '@/shared/lib/form/search-schema'

test('a filter with `all` or an empty value counts as missing', () => {
  const read = (area?: unknown) =>
    v.parse(v.object({ area: searchFilter }), area === undefined ? {} : { area }).area
  expect([read(), read(''), read('all'), read({})]).toEqual([undefined, undefined, undefined, undefined])
  expect([read('Comando'), read(911)]).toEqual(['Comando', '911'])
})
