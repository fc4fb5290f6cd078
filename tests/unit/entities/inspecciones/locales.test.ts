import Papa from 'papaparse'
import { beforeEach, expect, test } from 'vitest'
import type { Local } from '@/entities/inspecciones/local'
import { localesCsv } from '@/entities/inspecciones/local-csv'
import { importLocales, planLocales } from '@/entities/inspecciones/local-import'
import { cambiosDeDueno, idDeLocal, newLocal } from '@/entities/inspecciones/locales'
import { localesList } from '@/entities/inspecciones/module'
import { locales, localesImport } from '@/entities/inspecciones/queries'
import { batchOf } from '@/shared/lib/file/import-plan'
import { KEYS } from '../../../keys'
import { records } from '../../panel'
import { signIn } from '../../sign-in'

const [PERSONA, EMPRESA] = ['1710034065001', '1790011674001']
const local = (said: Partial<Local>): Local => ({ ...newLocal(), id: 'local-x', nombre: 'Local', ...said })
const read = (text: string) => importLocales(new Blob([text]))
const run = <V, T>(mutation: { mutationFn?: (value: V, context: never) => Promise<T> }, value: V) =>
  mutation.mutationFn?.(value, undefined as never) ?? expect.fail('no mutation')
const stored = () => records<Local>(KEYS.locales)

beforeEach(() => signIn('user-6'))

test('an export is imported without loss', async () => {
  const all = [
    local({
      ruc: PERSONA,
      establecimiento: '002',
      nombre: '=1+1; a, b',
      area: 80.5,
      aforo: 1200,
      clase: 'SALUD',
    }),
    local({
      id: 'local-y',
      ruc: EMPRESA,
      nombre: 'Gasolinera',
      riesgo: 'EXTRA',
      funciona: false,
      dueno: 'Ñandú & Cía',
    }),
  ]
  const { rows, problems, warnings } = await read(await localesCsv(all).text())
  expect({ problems, warnings }).toEqual({ problems: [], warnings: [] })
  const plain = ({ id: _, ...rest }: Local) => rest
  expect(rows.map(({ record }) => record)).toEqual(all.map(plain))
  expect(planLocales(rows, all)).toMatchObject({ added: [], changed: [], missing: [] })
})

/** As a municipality has it: no commercial name for all, capitals, a zero that a spreadsheet took. */
const PATENTES = `GAD MUNICIPAL DE MOCACHE;;;;
CATASTRO DE PATENTES 2026;;;;
RUC;CONTRIBUYENTE;NOMBRE COMERCIAL;ACTIVIDAD ECONÓMICA;DIRECCIÓN
1710034065001;VERA MORA ROSA;TIENDA ROSITA;Venta de víveres;10 de Agosto y Bolívar
0912345675001;PAZ LUIS;;Peluquería;Sucre
123;SOLO EL NOMBRE;BAZAR;Bazar;Sucre
1710034065001;VERA MORA ROSA;BODEGA ROSITA;Bodega;Quito`

test('the municipality’s list comes in with what it has, and what is odd is said', async () => {
  const { rows, problems, warnings } = await read(PATENTES)
  expect(problems).toEqual([])
  expect(rows.map(({ record }) => [record.nombre, record.dueno, record.establecimiento])).toEqual([
    ['TIENDA ROSITA', 'VERA MORA ROSA', ''],
    ['PAZ LUIS', 'PAZ LUIS', ''],
    ['BAZAR', 'SOLO EL NOMBRE', ''],
    ['BODEGA ROSITA', 'VERA MORA ROSA', ''],
  ])
  expect(warnings.map(({ sentence }) => sentence)).toEqual([
    'Línea 6, columna RUC: El RUC tiene 13 dígitos. Entra así, y queda en «Por revisar».',
  ])
  expect(rows[2]?.record.motivoRuc).toBe('Así vino en la lista importada.')
})

test('the year after it updates by RUC and establishment, and names what is gone', async () => {
  const all = [
    local({ id: 'a', ruc: PERSONA, establecimiento: '001', nombre: 'TIENDA ROSITA', telefono: '0991234567' }),
    local({ id: 'b', ruc: PERSONA, establecimiento: '002', nombre: 'BODEGA ROSITA' }),
    local({ id: 'c', ruc: EMPRESA, nombre: 'Ferretería' }),
  ]
  const { rows } = await read(
    `RUC,Establecimiento,Nombre comercial,Teléfono,Área\n${PERSONA},1,TIENDA Y BAZAR,,40\n${PERSONA},3,NUEVA,,\n${PERSONA},001,OTRA VEZ,,`,
  )
  expect(rows).toHaveLength(2)
  const plan = planLocales(rows, all)
  expect(plan.changed.map(({ before, next }) => [before.id, next])).toEqual([
    ['a', { ruc: PERSONA, establecimiento: '001', nombre: 'TIENDA Y BAZAR', area: 40 }],
  ])
  expect(plan.added.map(({ record }) => record.nombre)).toEqual(['NUEVA'])
  expect(plan.missing.map(({ nombre }) => nombre)).toEqual(['BODEGA ROSITA', 'Ferretería'])
})

test('premises without an establishment are told apart by their names', async () => {
  const all = [
    local({ id: 'a', ruc: PERSONA, establecimiento: '001', nombre: 'Tienda Rosita' }),
    local({ id: 'b', ruc: PERSONA, establecimiento: '002', nombre: 'Bodega Rosita' }),
  ]
  const plan = planLocales((await read(PATENTES)).rows, all)
  expect(plan.changed.map(({ before }) => before.id)).toEqual(['a', 'b'])
  expect(plan.added).toHaveLength(2)
  // The stored number stays where the file has none.
  expect(plan.changed.every(({ after }) => after.establecimiento !== '')).toBe(true)
})

test('two devices that write down one premises make one record, and so does a second import', async () => {
  const draft = { ...newLocal(), nombre: 'Tienda', ruc: PERSONA }
  expect(idDeLocal(draft)).toBe(`local-${PERSONA}-001`)
  await run(locales.guardar, { next: draft, conHermanos: true })
  await expect(run(locales.guardar, { next: draft, conHermanos: true })).rejects.toThrow('ya es de «Tienda»')
  const { rows } = await read(PATENTES)
  for (const _ of [1, 2])
    await run(localesImport, batchOf(planLocales(rows, stored()), { out: new Set(), gone: new Set() }))
  expect(
    stored()
      .map(({ nombre }) => nombre)
      .sort(),
  ).toEqual([...['BAZAR', 'BODEGA ROSITA', 'PAZ LUIS', 'TIENDA ROSITA', 'Tienda']])
  expect(new Set(stored().map(({ id }) => id)).size).toBe(5)
})

test('an owner’s data goes to all premises of the RUC in one act, and one tap takes it back', async () => {
  const draft = { ...newLocal(), nombre: 'Una', ruc: PERSONA, dueno: 'Rosa', telefono: '0991111111' }
  await run(locales.guardar, { next: draft, conHermanos: true })
  await run(locales.guardar, {
    next: { ...draft, nombre: 'Dos', establecimiento: '002' },
    conHermanos: true,
  })
  const [una] = stored()
  const next = { ...draft, telefono: '0992222222' }
  const back = await run(locales.guardar, { next, base: una, conHermanos: true })
  expect(stored().map(({ telefono }) => telefono)).toEqual(['0992222222', '0992222222'])
  await locales.guardar.meta?.undo?.(back)
  expect(stored().map(({ telefono }) => telefono)).toEqual(['0991111111', '0991111111'])
  await run(locales.guardar, { next, base: stored()[0], conHermanos: false })
  expect(stored().map(({ telefono }) => telefono)).toEqual(['0992222222', '0991111111'])
  expect(cambiosDeDueno(stored(), next).map(({ next: said }) => said)).toEqual([{ telefono: '0992222222' }])
})

test.each(['user-2', 'user-3', 'user-4', 'user-5'])('%s writes no premises', async (user) => {
  await signIn(user)
  await expect(run(locales.create, { ...newLocal(), nombre: 'Tienda', ruc: PERSONA })).rejects.toThrow()
})

test('an inspector deletes none', async () => {
  await run(locales.create, { ...newLocal(), nombre: 'Tienda', ruc: PERSONA })
  await expect(run(locales.remove, [stored()[0]?.id ?? ''])).rejects.toThrow()
  await signIn('user-1')
  await run(locales.remove, [stored()[0]?.id ?? ''])
  expect(stored()).toEqual([])
})

test('the log and the search name a premises, and odd texts are no number', () => {
  expect(localesList.name(local({ nombre: '__proto__' }))).toBe('__proto__')
  expect(idDeLocal(local({ ruc: '<script>', establecimiento: '001' }))).toBeUndefined()
  const csv = localesCsv([local({ nombre: '=HYPERLINK("x")' })])
  return csv.text().then((text) => {
    const [, row] = Papa.parse<string[]>(text.trimEnd()).data
    expect(row?.[2]).not.toMatch(/^=/)
  })
})
