import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { tiposList } from '@/entities/inspecciones/permiso/module'
import {
  cuentaDe,
  FUNCIONAMIENTO,
  numeroEnPalabras,
  type Permiso,
  permisoSchema,
  serieOf,
} from '@/entities/inspecciones/permiso/permiso'
import {
  esDeDueno,
  estadoDe,
  hastaCuandoSePide,
  newOtorgar,
  otorgado,
  otroOtorgado,
} from '@/entities/inspecciones/permiso/permisos'
import type { Tipo } from '@/entities/inspecciones/permiso/tipo'
import { TIPOS_BASE, tipoDe, tipoDePermiso, tiposDe } from '@/entities/inspecciones/permiso/tipos'
import { instantOf } from '@/shared/lib/fecha'

const at = (day: string, time = '10:00') => new Date(instantOf(day, time))
const LOCAL = {
  ...{ id: 'local-1', nombre: 'Tienda', ruc: '1790011674001', establecimiento: '001', actividad: 'Víveres' },
  ...{ direccion: 'Calle 1', parroquia: 'Mocache', dueno: 'Rosa Vera Ñauta', representante: '' },
}
const TIPO = tipoDe([], FUNCIONAMIENTO)
const given = (list: Permiso[]) => ({ list, tipo: TIPO })
const FORM = {
  nombre: 'Tienda',
  informe: '1',
  informeDia: '2026-03-02',
  recibo: '7',
  firma: 'Ana',
  cargo: '',
}

test('a permit ends with the year of the brigade’s zone, also in its last minute', () => {
  const last = otorgado(FORM, LOCAL, given([]), at('2026-12-31', '23:59'))
  expect([last.desde, last.hasta, serieOf(last)]).toEqual(['2026-12-31', '2026-12-31', 'F-2026-'])
  expect(serieOf({ ...last, hasta: '2027-12-31' })).toBe('F-2027-')
  expect(estadoDe(last, '2026-12-31')).toBe('VIGENTE')
  expect(estadoDe(last, '2027-01-01')).toBe('VENCIDO')
  const next = otorgado(FORM, LOCAL, given([last]), at('2027-01-01', '00:00'))
  expect([next.hasta, next.id]).toEqual(['2027-12-31', 'permiso-local-1-2027-1'])
})

test('two devices that grant it make one record; after it was annulled another one follows', () => {
  const [one, other] = [at('2026-03-02'), at('2026-03-03')].map((now) =>
    otorgado(FORM, LOCAL, given([]), now),
  )
  expect(one?.id).toBe(other?.id)
  const annulled = { ...(one as NonNullable<typeof one>), anulado: '2026-04-01T15:00:00.000Z' }
  expect(otorgado(FORM, LOCAL, given([annulled]), at('2026-04-02')).id).toBe('permiso-local-1-2026-2')
})

test('a number is one of a central, or of a device with its letters', () => {
  expect(cuentaDe('F-2026-0007')).toEqual({ numero: 7, anio: 2026 })
  expect(cuentaDe('F-2026-10000')).toEqual({ numero: 10000, anio: 2026 })
  for (const none of ['', 'F-2026-0007-A4F', 'P-2026-0007', 'hola']) expect(cuentaDe(none)).toBeNull()
  expect(numeroEnPalabras('F-2026-0007')).toBe('N.º 7 del año 2026')
  expect(numeroEnPalabras('F-2026-0007-A4F')).toBe('N.º 7-A4F del año 2026')
})

test('the owner’s name is known in any order and without its accents', () => {
  for (const name of ['Rosa Vera Ñauta', 'VERA NAUTA ROSA', ' rosa  vera ñauta'])
    expect(esDeDueno(name, LOCAL)).toBe(true)
  for (const name of ['', 'Tienda Rosa Vera Ñauta', 'Rosa Vera']) expect(esDeDueno(name, LOCAL)).toBe(false)
  expect(
    newOtorgar({ ...LOCAL, nombre: 'NAUTA VERA ROSA' }, [], { informe: '', informeDia: '', recibo: '' })
      .nombre,
  ).toBe('Víveres')
})

describe('kinds are data', () => {
  test('an occasional permit is asked five working days before', () => {
    const tipo = tipoDe([], 'OCASIONAL')
    // Monday to Monday, with a holiday in between, over a year's end and around a leap day.
    expect(hastaCuandoSePide(tipo, '2026-03-09', [])).toBe('2026-03-02')
    expect(hastaCuandoSePide(tipo, '2026-03-09', ['2026-03-04'])).toBe('2026-02-27')
    expect(hastaCuandoSePide(tipo, '2027-01-05', ['2026-12-25', '2027-01-01'])).toBe('2026-12-28')
    expect(hastaCuandoSePide(tipo, '2028-03-03', [])).toBe('2028-02-25')
    expect(hastaCuandoSePide(tipo, '', [])).toBe('')
    expect(hastaCuandoSePide(tipoDe([], 'GAS'), '2026-03-09', [])).toBe('')
  })

  test('each kind makes a whole permit that says its kind', () => {
    expect(new Set(TIPOS_BASE.map(({ tipo }) => tipo)).size).toBe(TIPOS_BASE.length)
    for (const tipo of TIPOS_BASE.filter((one) => one.tipo !== FUNCIONAMIENTO)) {
      const form = {
        ...{ ...FORM, tipo: tipo.tipo, ruc: '', direccion: '', aforo: undefined, pedido: '2026-03-02' },
        ...{ desde: '2026-12-30', hasta: '2027-01-02', datos: {}, papeles: [] },
      }
      const granted = otroOtorgado('permiso-x', form, tipo, at('2026-03-09'))
      expect(v.parse(permisoSchema, granted)).toMatchObject({
        ...{ tipo: tipo.tipo, version: tipo.id, local: '', actividad: tipo.nombre },
        hasta: tipo.vigencia === 'ANIO' ? '2026-12-31' : '2027-01-02',
      })
    }
  })

  const OCASIONAL = tipoDe([], 'OCASIONAL')
  const made = (id: string, changes: Partial<Tipo>): Tipo => ({
    ...{ ...OCASIONAL, id, base: OCASIONAL.id, desde: `2026-12-0${id.length}T10:00:00.000Z` },
    ...changes,
  })

  test('a permit keeps the words of its day, and one of before kinds had versions those of the first', () => {
    const later = made('a', { nombre: 'Permiso de espectáculos', papeles: ['Plano'] })
    expect(tipoDe([later], 'OCASIONAL').nombre).toBe('Permiso de espectáculos')
    const kept = (version: string) => tipoDePermiso([later], { tipo: 'OCASIONAL', version }).nombre
    expect([kept('base-ocasional'), kept(''), kept('a')]).toEqual([
      ...['Permiso ocasional', 'Permiso ocasional', 'Permiso de espectáculos'],
    ])
  })

  test('two devices that change a kind at once lose nothing, and the next version ends that', () => {
    const one = made('a', { papeles: [...OCASIONAL.papeles, 'Plano'], anticipacion: 10 })
    const other = made('bb', {
      papeles: OCASIONAL.papeles.slice(1),
      pasos: [...OCASIONAL.pasos, { id: 'x', texto: 'Se retira', dias: 2 }],
    })
    for (const list of [
      [one, other],
      [other, one],
    ]) {
      const both = tipoDe(list, 'OCASIONAL')
      expect([both.id, both.anticipacion]).toEqual(['a+bb', 10])
      expect(both.papeles).toEqual([...OCASIONAL.papeles.slice(1), 'Plano'])
      expect(both.pasos.at(-1)).toEqual({ id: 'x', texto: 'Se retira', dias: 2 })
      expect(tipoDePermiso(list, { tipo: 'OCASIONAL', version: 'a+bb' })).toEqual(both)
      const next = made('ccc', { base: both.id, nombre: 'Uno solo' })
      expect(tipoDe([next, ...list], 'OCASIONAL')).toEqual(next)
    }
  })

  test('a kind of the brigade’s own stands beside the others; who changed what another retired keeps it', () => {
    const own = made('tipo-1', { tipo: 'CASETA', nombre: 'Permiso de caseta' })
    expect(tiposDe([own]).map(({ nombre }) => nombre)).toEqual([
      ...['Permiso de funcionamiento', 'Permiso ocasional', 'Permiso de vehículo que transporta gas'],
      ...['Permiso de venta y recarga de extintores', 'Permiso de caseta'],
    ])
    const gone = made('a', { retirado: true })
    expect(tipoDe([gone], 'OCASIONAL').retirado).toBe(true)
    expect(tipoDe([gone, made('bb', { anticipacion: 3 })], 'OCASIONAL')).toMatchObject({
      ...{ retirado: false, anticipacion: 3 },
    })
  })

  test('a version is neither changed nor deleted, and none is taken that no form writes', () => {
    const before = made('a', {})
    const write = (change: { before: Tipo | null; after: Tipo | null }) => () =>
      tiposList.rules?.(null)([change])
    expect(write({ before, after: { ...before, nombre: 'Otro' } })).toThrow('no se cambia')
    expect(write({ before, after: { ...before, papeles: [] } })).toThrow('no se cambia')
    expect(write({ before, after: null })).toThrow('no se cambia')
    const fresh = (changes: object) => write({ before: null, after: { ...before, ...changes } })
    expect(fresh({})).not.toThrow()
    for (const changes of [
      ...[{ nombre: ' ' }, { para: '' }, { norma: '' }, { anticipacion: -1 }, { anticipacion: 1.5 }],
      ...[{ papeles: [''] }, { papeles: Array(41).fill('x') }, { tipo: '<b>' }, { nombre: 'x'.repeat(201) }],
      ...[{ campos: [{ id: 'a b', pide: 'x' }] }, { pasos: [{ id: 'a', texto: '', dias: 0 }] }],
    ])
      expect(fresh(changes), JSON.stringify(changes).slice(0, 60)).toThrow()
  })
})
