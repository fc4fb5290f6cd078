import { expect, test } from 'vitest'
import type { Tarifa } from '@/entities/inspecciones/cobros/tarifa'
import { TIPOS_BASE } from '@/entities/inspecciones/permiso/tipos'
import { cobrosPara, cuestaDe, papelesPara, puntosPara } from '@/entities/inspecciones/tramite'
import { tramiteDe } from '@/entities/inspecciones/tramite-hecho'

const tarifa = (id: string, rest: Partial<Tarifa>): Tarifa => ({
  ...{ id, tramite: 'Permiso anual', concepto: id, clase: '', riesgo: '', unidad: '', cobro: 'BANDA' },
  ...{
    borde: 'TERMINA',
    siempre: false,
    articulo: '',
    ordenanza: 'Ordenanza 12',
    vigente: 2026,
    ejemplo: '',
  },
  bandas: [{ desde: 0, centavos: 1000 }],
  ...rest,
})

const OWN = [
  tarifa('tienda', { clase: 'COMERCIO', riesgo: 'LEVE', bandas: [{ desde: 0, sbu: 500 }] }),
  tarifa('taller', { clase: 'INDUSTRIA' }),
  tarifa('especie', { siempre: true, bandas: [{ desde: 0, centavos: 200 }] }),
  tarifa('surtidor', { clase: 'ESPECIALES', unidad: 'surtidores', cobro: 'UNIDAD' }),
]
const EXAMPLE = tarifa('de otro cantón', { ejemplo: 'Atacames' })
const made = (tarifas: readonly Tarifa[], hoy = '2026-03-01') =>
  tramiteDe({ plantillas: [], tipos: [], tarifas, salarios: [] }, hoy)

test('a citizen sees what the order of payment will say, with what always goes along', () => {
  const tramite = made([...OWN, EXAMPLE])
  const { ofrecidas, siempre } = cobrosPara(tramite, 'COMERCIO', 'LEVE')
  expect(ofrecidas.map(({ id }) => id)).toEqual(['tienda'])
  // 5 % of the known wage of 2026, and the paper.
  expect(cuestaDe(tramite, { tarifa: ofrecidas[0], siempre, cantidad: 1 })).toMatchObject({
    total: 2410 + 200,
    problemas: [],
    lineas: [
      { concepto: 'tienda', detalle: '5 % de $482,00', centavos: 2410 },
      { concepto: 'especie', centavos: 200 },
    ],
  })
  const pumps = cobrosPara(tramite, 'ESPECIALES', '')
  expect(cuestaDe(tramite, { tarifa: pumps.ofrecidas[0], siempre, cantidad: 4 }).total).toBe(4200)
})

test('an example of another canton is no tariff of the brigade', () => {
  expect(made([EXAMPLE]).tarifas).toEqual([])
})

test('a year of which nobody knows the wage says so instead of a sum', () => {
  const tramite = made(OWN, '2031-01-02')
  expect(tramite.salario).toBeUndefined()
  const { ofrecidas, siempre } = cobrosPara(tramite, 'COMERCIO', 'LEVE')
  expect(cuestaDe(tramite, { tarifa: ofrecidas[0], siempre, cantidad: 1 }).problemas).toEqual([
    'tienda: falta el salario básico de 2031.',
  ])
})

test('the points are those of the brigade’s list, for the class alone', () => {
  const punto = {
    id: 'p1',
    grupo: 'Salidas',
    texto: 'Puerta libre',
    articulo: '',
    tipo: 'CUMPLE' as const,
    unidad: '',
  }
  const own = {
    id: 'plantilla-2',
    desde: '2026-12-01T00:00:00Z',
    por: '',
    puntos: [
      { ...punto, clases: [] },
      { ...punto, id: 'p2', clases: ['SALUD'] },
    ],
  }
  const tramite = tramiteDe({ plantillas: [own], tipos: [], tarifas: [], salarios: [] }, '2026-12-02')
  expect(puntosPara(tramite, 'COMERCIO').map(({ id }) => id)).toEqual(['p1'])
  expect(puntosPara(tramite, 'SALUD')).toHaveLength(2)
})

test('papers are those of the kind, for the class alone, also where two devices changed them at once', () => {
  const [base] = TIPOS_BASE
  if (!base) throw new Error('no kind')
  const version = (id: string, papel: string, clases: string[]) => ({
    ...{ ...base, id, base: base.id, desde: `2026-12-0${id}T00:00:00Z` },
    ...{ papeles: [...base.papeles, papel], papelesPara: [{ id: papel, clases }] },
  })
  const tipos = [version('1', 'Plano', ['SALUD']), version('2', 'Aforo', ['CONCENTRACION'])]
  const tramite = tramiteDe({ plantillas: [], tipos, tarifas: [], salarios: [] }, '2026-12-05')
  const of = (clase: string) => papelesPara(tramite, clase).map(({ papel }) => papel)
  expect(of('COMERCIO')).toEqual(base.papeles)
  expect(of('SALUD')).toEqual([...base.papeles, 'Plano'])
  expect(papelesPara(tramite, '').filter(({ clases }) => clases.length > 0)).toHaveLength(2)
  // A central of before says no classes.
  const { papelesPara: _, ...before } = tramite
  expect(papelesPara(before, 'COMERCIO')).toHaveLength(base.papeles.length + 2)
})
