import { beforeEach, expect, test } from 'vitest'
import type { Gasto } from '@/entities/presupuesto/partida'
import { gastosRepository } from '@/entities/presupuesto/partidas'
import { leaveDerived } from '@/entities/presupuesto/saldos'
import { type Commit, onCommit } from '@/shared/storage/changes'
import { signIn } from '../../sign-in'

/** What a form opened on `base` saves; a balance of `base` follows unless one is given. */
const edit = (base: Gasto, changes: Partial<Gasto>) => {
  const line = { ...base, ...changes }
  const saldos = {
    saldoComprometer: changes.saldoComprometer ?? line.codificado - line.comprometido,
    saldoDevengar: changes.saldoDevengar ?? line.codificado - line.devengado,
  }
  return gastosRepository.update(base.id, leaveDerived({ ...line, ...saldos }, base), base)
}

let base: Gasto
beforeEach(async () => {
  await signIn('user-4')
  base = await gastosRepository.create({
    partida: '01.01',
    denominacion: 'Prueba',
    codificado: 100,
    comprometido: 60,
    devengado: 50,
    pagado: 0,
    saldoComprometer: 40,
    saldoDevengar: 50,
  })
})

test('when two people change different amounts of a line, the balances follow both without a notice', async () => {
  const heard: Commit[] = []
  const stop = onCommit((commits) => heard.push(...commits))
  await edit(base, { codificado: 200 })
  await edit(base, { comprometido: 70 })
  stop()
  expect(await gastosRepository.find(base.id)).toMatchObject({
    codificado: 200,
    comprometido: 70,
    saldoComprometer: 130,
    saldoDevengar: 150,
  })
  expect(heard.flatMap(({ overwritten }) => overwritten)).toEqual([])
})

test('a balance set by hand stays when another person changes an amount', async () => {
  await edit(base, { saldoDevengar: 7 })
  await edit(base, { codificado: 200 })
  expect(await gastosRepository.find(base.id)).toMatchObject({ saldoDevengar: 7, saldoComprometer: 140 })
})
