import { beforeEach, describe, expect, test } from 'vitest'
import { AccessError } from '@/access/authorize'
import { gastoForm, gastoFrom, ingresoForm, ingresoFrom } from '@/entities/presupuesto/partida'
import { gastosRepository, ingresosRepository } from '@/entities/presupuesto/partidas'
import { gastos, ingresos } from '@/entities/presupuesto/queries'
import { UnknownIdError } from '@/shared/storage/errors'
import { KEYS } from '../../../keys'
import { signIn } from '../../sign-in'

const text = { partida: '01.01', denominacion: 'Prueba', codificado: 10 }
const newIngreso = ingresoFrom({ ...ingresoForm(), ...text })
const newGasto = gastoFrom({ ...gastoForm(), ...text })

beforeEach(() => signIn('user-4'))

describe('income', () => {
  test('creates, edits and deletes under an ing- id, listed by code', async () => {
    const created = await ingresosRepository.create(newIngreso)
    expect(created.id).toMatch(/^ing-\d{13}-\w{4}$/)
    expect((await ingresosRepository.all())[0]).toEqual(created)
    await ingresosRepository.update(created.id, { recaudado: 4 }, created)
    expect(await ingresosRepository.find(created.id)).toMatchObject({ recaudado: 4, codificado: 10 })
    await ingresosRepository.remove([created.id])
    expect(await ingresosRepository.all()).toHaveLength(8)
  })
})

describe('expenses', () => {
  test('creates, edits and deletes under a gas- id, listed by code', async () => {
    const created = await gastosRepository.create(newGasto)
    expect(created.id).toMatch(/^gas-\d{13}-\w{4}$/)
    expect((await gastosRepository.all())[0]).toEqual(created)
    await gastosRepository.update(created.id, { pagado: 4 }, created)
    expect(await gastosRepository.find(created.id)).toMatchObject({ pagado: 4, codificado: 10 })
    await gastosRepository.remove([created.id])
    expect(await gastosRepository.all()).toHaveLength(12)
  })
})

test('an unknown id is refused', async () => {
  await expect(gastosRepository.update('gas-0', { pagado: 1 })).rejects.toThrow(UnknownIdError)
  await expect(ingresosRepository.remove(['ing-0'])).rejects.toThrow(UnknownIdError)
})

test.each(['user-2', 'user-3', 'user-5', 'user-6'])('%s may not write the budget', async (id) => {
  const [first] = await gastosRepository.all()
  await signIn(id)
  await expect(ingresosRepository.create(newIngreso)).rejects.toThrow(AccessError)
  await expect(gastosRepository.create(newGasto)).rejects.toThrow(AccessError)
  await expect(gastosRepository.update(first?.id ?? '', { pagado: 1 })).rejects.toThrow(AccessError)
  await expect(gastosRepository.remove([first?.id ?? ''])).rejects.toThrow(AccessError)
  expect(await gastosRepository.find(first?.id ?? '')).toEqual(first)
})

test('a stored line without its balances gets them derived', async () => {
  const stored = { id: 'gas-1', ...text, comprometido: 6.1, devengado: 3.3 }
  localStorage.setItem(KEYS.gastos, JSON.stringify({ data: [stored], timestamp: Date.now() }))
  expect(await gastosRepository.all()).toEqual([
    { ...stored, pagado: 0, saldoComprometer: 3.9, saldoDevengar: 6.7 },
  ])
})

test('toasts have the words of spec §8', () => {
  const said = (meta: typeof ingresos.create.meta, data: unknown) =>
    typeof meta?.success === 'function' ? meta.success(data, {}) : meta?.success
  expect(said(ingresos.create.meta, [newIngreso])).toEqual({ title: 'Ingreso agregado' })
  expect(said(gastos.create.meta, [newGasto])).toEqual({ title: 'Gasto agregado' })
  for (const resource of [ingresos, gastos]) {
    expect(said(resource.update.meta, {})).toEqual({ title: 'Partida actualizada' })
    expect(said(resource.remove.meta, [])).toEqual({ title: 'Partida eliminada' })
    expect(resource.remove.meta?.failure).toBe('No se pudo eliminar la partida.')
  }
})
