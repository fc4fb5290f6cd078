import { expect, test } from 'vitest'
import { filterRendicion } from '@/admin/rendicion/filter-rendicion'
import { newItem } from '@/entities/inventario/item'
import { newMiembro } from '@/entities/personal/miembro'
import type { Gasto, Ingreso } from '@/entities/presupuesto/partida'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { newRendicion } from '@/entities/rendicion/rendicion'
import { figuresOf, monthsUpTo, serviciosDelMes } from '@/sync/sums/figures'

const miembro = (id: string, area: string, activo: boolean) => ({
  ...newMiembro(0, '2024-06-30'),
  id,
  area,
  activo,
})
const item = (id: string, cantidad: number, valorEstimado: number) => ({
  ...newItem('2024-06-30'),
  id,
  cantidad,
  valorEstimado,
})

test('the figures equal those worked out by hand', () => {
  const ingreso = { id: 'ing-1', codificado: 1000, devengado: 0, recaudado: 850.3, saldoDevengar: 0 }
  const gasto = { id: 'gas-1', codificado: 800, comprometido: 0, devengado: 600, pagado: 500.1 }
  const { personal, inventario, presupuesto } = figuresOf(
    {
      miembros: [miembro('a', 'Comando', true), miembro('b', 'Comando', false), miembro('c', '', true)],
      items: [
        { ...item('i', 3, 0.1), donado: true },
        { ...item('j', 2, 10.25), estado: 'FUERA_SERVICIO' },
      ],
      ingresos: [ingreso as Ingreso, { ...(ingreso as Ingreso), ejercicio: 2025 }],
      gastos: [gasto as Gasto, { ...(gasto as Gasto), ejercicio: 2025 }],
    },
    new Date(2026, 5, 1),
  )
  expect(personal).toEqual({
    total: 3,
    activos: 2,
    porArea: [
      ['Comando', 1],
      ['Sin área', 1],
    ],
  })
  expect(inventario).toMatchObject({ total: 5, valor: 20.8, donados: 1, requierenAtencion: 2 })
  expect(inventario.porEstado).toContainEqual(['Fuera de servicio', 2])
  expect(inventario.porEstado).toContainEqual(['Bueno', 3])
  expect(presupuesto).toMatchObject({
    ejercicio: 2026,
    saldoDisponible: 350.2,
    ejecucionTotal: (85.03 + 75) / 2,
    gastos: { pagado: 500.1, ejecucion: 75 },
  })
})

test("a month's services: the other months', and those that were cancelled, are left out", () => {
  const registro = (id: string, fecha: string, rest = {}) => ({ ...newRegistro(fecha), id, ...rest })
  const log = [
    registro('a', '2024-06-01', { tiempoRespuesta: 8, costoEstimado: 0.1 }),
    registro('b', '2024-06-30', { tipo: 'INCENDIO', costoEstimado: 0.2 }),
    registro('c', '2024-06-15', { estado: 'CANCELADO', tiempoRespuesta: 90, costoEstimado: 9 }),
    registro('d', '2024-07-01', { tiempoRespuesta: 60 }),
    registro('e', '2023-06-10'),
  ]
  const { porTipo, ...rest } = serviciosDelMes(log, '2024-06')
  // The mean of fewer than five is nearly the time of somebody's own emergency, and this report is published.
  expect(rest).toEqual({ total: 2, respuestaPromedio: null, costoTotal: 0.3 })
  expect(porTipo.filter(([, count]) => count > 0)).toEqual([
    ['Rescate', 1],
    ['Combate de Incendios', 1],
  ])
})

test("a month's mean response is told from five services with a time on", () => {
  const log = [4, 5, 6, 7, 9].map((tiempoRespuesta, n) => ({
    ...newRegistro('2024-06-01'),
    ...{ id: `srv-${n}`, tiempoRespuesta },
  }))
  expect(serviciosDelMes(log, '2024-06').respuestaPromedio).toBe(6.2)
  expect(serviciosDelMes(log.slice(1), '2024-06').respuestaPromedio).toBeNull()
})

test('the months before a day, across the turn of the year', () => {
  expect(monthsUpTo('2026-02-28', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
  expect(monthsUpTo('2025-12-31', 2)).toEqual(['2025-12', '2025-11'])
})

test('the list is filtered by state and by words without accents', () => {
  const report = (id: string, titulo: string, publicado: boolean) => ({
    ...newRendicion('2024-06-30', ''),
    id,
    titulo,
    publicado,
  })
  const list = [report('a', 'Gestión anual', true), report('b', 'Gestión mensual', false)]
  const july = { ...report('c', 'Julio', true), fecha: '2024-07-01', destacado: true }
  const ids = (search: Parameters<typeof filterRendicion>[1]) =>
    filterRendicion(list, search, '2024-07-02').map(({ id }) => id)
  expect(ids({})).toEqual(['a', 'b'])
  expect(ids({ estado: 'borrador' })).toEqual(['b'])
  expect(ids({ estado: 'publicado', buscar: 'GESTION' })).toEqual(['a'])
  expect(ids({ buscar: 'mensual gestion' })).toEqual(['b'])
  list.push(july)
  expect(ids({ esteMes: true })).toEqual(['c'])
  expect(ids({ destacado: true, estado: 'borrador' })).toEqual([])
})
