import { expect, test } from 'vitest'
import { figurasDe, inspeccionesEntre } from '@/entities/inspecciones/cifras'
import type { Orden } from '@/entities/inspecciones/cobros/orden'
import type { Pago } from '@/entities/inspecciones/cobros/pago'
import type { Permiso } from '@/entities/inspecciones/permiso/permiso'
import type { Visita } from '@/entities/inspecciones/visita/visita'
import { countInspections } from '@/sync/publico/figures'

const visita = (local: string, dia: string, of: Partial<Visita> = {}): Visita => ({
  ...{ id: `${local}-${dia}-${of.equipo ?? 'a'}`, local, dia, equipo: 'a', plantilla: 'base-1' },
  ...{ respuestas: '', resultado: 'APROBADO', fin: `${dia}T10:00`, ...of },
})

const VISITAS = [
  visita('a', '2026-10-01', { resultado: 'NO_CUMPLE' }),
  // Two inspectors at one door.
  visita('a', '2026-10-01', { equipo: 'b', resultado: 'NO_CUMPLE' }),
  visita('a', '2026-10-31'),
  visita('b', '2026-10-05', { resultado: 'NO_CUMPLE' }),
  visita('c', '2026-10-06', { resultado: 'PENDIENTE' }),
  visita('d', '2026-10-07', { resultado: '' }),
  visita('e', '2026-11-01'),
  visita('e', '2025-12-31'),
]

const [DESDE, HASTA] = ['2026-10-01', '2026-10-31']

test('one door on one day is one inspection, and a door that nobody opened is none', () => {
  expect(inspeccionesEntre(VISITAS, DESDE, HASTA)).toBe(3)
  expect(countInspections(VISITAS, '2026')).toEqual({ inspecciones: '4' })
  expect(countInspections(VISITAS, '2025')).toEqual({ inspecciones: '1' })
  // The log goes on counting where no visit of the year was noted.
  expect(countInspections(VISITAS, '2024')).toEqual({})
})

test('a month tells how the premises stood at its end, what was granted and what was paid', () => {
  const permisos = [
    { otorgado: '2026-10-10T15:00:00Z', anulado: '' },
    { otorgado: '2026-10-11T15:00:00Z', anulado: '2026-10-12T15:00:00Z' },
    { otorgado: '2026-11-01T15:00:00Z', anulado: '' },
    { otorgado: '', anulado: '' },
  ] as Permiso[]
  const ordenes = [{ id: 'o1' }, { id: 'o2' }, { id: 'o3' }] as Orden[]
  const pagos = [
    { orden: 'o1', dia: '2026-10-31', centavos: 3500, anulado: '' },
    { orden: 'o2', dia: '2026-10-02', centavos: 900, anulado: '2026-10-03' },
    { orden: 'o3', dia: '2026-11-01', centavos: 100, anulado: '' },
  ] as Pago[]
  const known = { visitas: VISITAS, permisos, diaDe: (instante: string) => instante.slice(0, 10) }
  const told = { inspecciones: 3, locales: 2, aprobados: 1, noCumplen: 1, permisos: 1 }
  expect(figurasDe({ ...known, cobros: { ordenes, pagos } }, DESDE, HASTA)).toEqual({
    ...told,
    recaudado: 3500,
  })
  // What this device doesn't know isn't nothing.
  expect(figurasDe(known, DESDE, HASTA)).toEqual(told)
})
