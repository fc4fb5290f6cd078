import { expect, test } from 'vitest'
import { newAsistencia } from '@/entities/eventos/asistencia'
import { presentesByEvento, presentesEnTotal } from '@/entities/eventos/esperados'
import { sampleEventos } from '@/entities/eventos/seed'

const [sample] = sampleEventos() as [ReturnType<typeof sampleEventos>[number]]
const evento = { ...sample, id: 'evento-1', fecha: '2026-11-20' }

const person = (n: number, over = {}) => ({
  ...{ id: `staff${n}`, activo: true, fechaIngreso: '2020-01-01', fechaSalida: '' },
  ...over,
})
const staff = Array.from({ length: 28 }, (_, n) => person(n))
const came = (n: number, asistio = true) => ({
  ...newAsistencia(evento.id, { id: `staff${n}`, nombres: `Persona ${n}`, cargo: '' }),
  ...{ id: `ast-${n}`, asistio },
})
const ten = Array.from({ length: 10 }, (_, n) => came(n))

test('whoever was expected and is not ticked was absent: 10 of 28', () => {
  const { presentes, esperados, porcentaje } = presentesByEvento([evento], ten, staff).get(evento.id) ?? {}
  expect([presentes, esperados]).toEqual([10, 28])
  expect(porcentaje).toBeCloseTo(35.71, 2)
})

test('those are expected who belonged to the brigade on that day, and whoever has a record', () => {
  const others = [
    person(40, { fechaIngreso: '2026-11-21' }),
    person(41, { activo: false, fechaSalida: '2026-11-19' }),
    person(42, { activo: false, fechaSalida: '2026-12-01' }),
    person(43, { activo: false }),
    person(44, { fechaIngreso: '' }),
  ]
  const records = [...ten, came(43), came(90, false)]
  expect(presentesByEvento([evento], records, [...staff, ...others]).get(evento.id)).toMatchObject({
    presentes: 11,
    esperados: 28 + 2 + 2,
  })
})

test('an event at which nobody took attendance and one that was deleted count in no figure', () => {
  const other = { ...evento, id: 'evento-2' }
  const all = presentesByEvento([evento, other], [...ten, { ...came(1), eventoId: 'evento-gone' }], staff)
  expect([...all.keys()]).toEqual([evento.id])
  expect(presentesEnTotal(all.values())).toMatchObject({ presentes: 10, esperados: 28 })
})
