import { expect, test } from 'vitest'
import type { Mi } from '@/entities/despacho/mi'
import { forgetKept, keep, keepHoras, readKept, readKeptHoras } from '@/entities/despacho/phone-kept'

test('a phone that is nobody’s any more keeps neither what it knew of its person nor their hours', async () => {
  const horas = { anio: 2026, servicios: 2, sinTiempo: 0, minutosServicios: 135 }
  await keepHoras({ ...horas, previstos: 720, cumplidos: 0, eventos: 1 })
  await keep({ persona: { nombres: 'Rosa Vera' } } as Mi)
  expect(await readKeptHoras()).toMatchObject({ horas })
  await forgetKept()
  expect([await readKept(), await readKeptHoras()]).toEqual([null, null])
})
