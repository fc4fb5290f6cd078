import { expect, test } from 'vitest'
import { contains } from '@/admin/busqueda/find-records'
import { findPages, sources } from '@/admin/busqueda/source'
import { loadAllModules } from '@/admin/shell/data/data-modules'
import { mensajesList } from '@/entities/mensajes/module'
import { MODULES, pages } from '@/entities/modules'
import { markCentral } from '../mark-central'

const EVERY = () => true

const found = () => findPages(['mensajes'], contains, () => true, EVERY).hits.map(({ label }) => label)

test('without a central nothing of the messages is there: no page, no search, no key', async () => {
  expect(pages(false).map(({ title }) => title)).not.toContain('Mensajes')
  expect(found()).toEqual([])
  const searched = MODULES.filter(({ page }) => !page?.withCentral)
    .flatMap(({ lists = [] }) => lists)
    .filter(({ search }) => search)
  expect(sources(EVERY)).toHaveLength(searched.length)
  await loadAllModules()
  expect(localStorage.getItem(mensajesList.key)).toBeNull()
})

test('with a central they are a module like the others', async () => {
  markCentral()
  expect(pages(true).map(({ title }) => title)).toContain('Mensajes')
  expect(found()).toEqual(['Buzón'])
  expect(sources(EVERY).length).toBe(
    MODULES.flatMap(({ lists = [] }) => lists).filter(({ search }) => search).length,
  )
  await loadAllModules()
  expect(localStorage.getItem(mensajesList.key)).not.toBeNull()
})
