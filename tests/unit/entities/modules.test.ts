import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { permissionsOf } from '@/access/permissions'
import type { Uses } from '@/access/uses'
import { permissionsByArea } from '@/admin/shell/permission-labels'
import { entries, grouped, MODULES, pages, storedIn, titleOfKey, wordIn } from '@/entities/modules'
import { routeTree } from '@/routeTree.gen'
import { wordOf } from '@/shared/storage/stored-module'
import { KEYS } from '../../keys'

const EVERY = () => true
const stored = MODULES.flatMap(storedIn)

test('no two modules share a key, prefix or title', () => {
  const keys = stored.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(stored.map(({ title }) => title)).size).toBe(stored.length)
})

test('the menu stands under its headings, and no heading over nothing', () => {
  const titles = (of: ReturnType<typeof entries>) =>
    grouped(of).map(({ group = '', pages: inGroup }) => [group, ...inGroup.map(({ title }) => title)])
  expect(titles(entries(true, EVERY))).toEqual([
    ['', 'Panel de Control', 'Calendario'],
    ['Salidas', 'Bitácora de Servicios', 'Despacho', 'Reportes Comunitarios', 'Guardias'],
    ['Gente', 'Gestión de Personal', 'Gestión de Eventos'],
    ['Cosas', 'Gestión de Inventario'],
    ['Prevención', 'Inspecciones'],
    ['Cuentas', 'Gestión Presupuestaria', 'Rendición de Cuentas', 'Cobros', 'Buzón'],
    ['Sitio', 'Gestión de Galería'],
    ['Ajustes', 'Prueba de Almacenamiento', 'Central', 'Protección de Datos', 'Configuración del Sistema'],
  ])
  const own = entries(false, EVERY).filter(({ permission }) => permission.startsWith('inventario'))
  expect(titles(own)).toEqual([['Cosas', 'Gestión de Inventario']])
  // A page that only leads to others stands as long as one of them does.
  const buzon = (uses: Uses) => titles(entries(false, uses)).flat().includes('Buzón')
  expect([buzon(EVERY), buzon((id) => id === 'aportes'), buzon(() => false)]).toEqual([true, true, false])
})

test('every key on people’s phones has a module', () => {
  const device: readonly string[] = MODULES.flatMap(({ deviceKeys = [] }) => deviceKeys)
  const homeless = Object.values(KEYS).filter(
    (key) => titleOfKey(key) === key && !device.some((start) => key.startsWith(start)),
  )
  expect(homeless).toEqual([])
})

test('every stored field has a word that a person would say', () => {
  const odd = stored.flatMap((module) => {
    const { schema } = module as { schema: { entries?: object; pipe?: { entries?: object }[] } }
    const entries = schema.entries ?? schema.pipe?.[0]?.entries
    if (!entries) throw new Error(`no fields in the schema of ${module.key}`)
    return module.silent
      ? []
      : Object.keys(entries).filter((field) => /[a-z][A-Z]/.test(wordOf(module, field)))
  })
  expect(odd).toEqual([])
  expect(wordIn('Gastos', 'saldoComprometer')).toBe('saldo por comprometer')
  expect(wordIn('Configuración', 'notificacionesSMS')).toBe('notificaciones por SMS')
  expect(wordIn('Ya no existe', 'campo')).toBe('campo')
})

test('every sample fits its schema and has a name', () => {
  for (const { title, seed, name } of MODULES.flatMap(({ lists = [] }) => lists))
    for (const record of seed()) expect(name(record), title).not.toBe('')
})

test('every page of a module has its route, and every area of a permission its word', () => {
  const { routesByPath } = createRouter({
    routeTree,
    history: createMemoryHistory(),
    context: { queryClient: new QueryClient() },
  })
  // A page of one record, or of one task, belongs to the page of its list.
  const all = Object.keys(routesByPath).filter((path) => /^\/admin(?!.*\$)/.test(path))
  const paths = all.filter((path) => !all.some((other) => other !== '/admin' && path.startsWith(`${other}/`)))
  expect(
    pages(true)
      .map(({ to }) => to)
      .sort(),
  ).toEqual(paths.sort())
  const areas = permissionsByArea(permissionsOf({ role: 'SUPERADMIN' })).map(({ area }) => area)
  expect(areas.filter((area) => /^[a-z]/.test(area))).toEqual([])
})
