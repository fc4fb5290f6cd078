import { beforeAll, expect, test } from 'vitest'
import { usosDeItems } from '@/entities/inventario/existencias'
import { type Item, newItem } from '@/entities/inventario/item'
import { itemsList } from '@/entities/inventario/module'
import { gruposDe, hechoDe, hechoEl } from '@/entities/inventario/plan/grupos'
import type { Hecho } from '@/entities/inventario/plan/hecho'
import { hechosList } from '@/entities/inventario/plan/listas'
import { planDe, SUGERENCIAS } from '@/entities/inventario/plan/sugerencias'
import { vencimientosDe } from '@/entities/inventario/plan/vencimientos'
import { registrosList } from '@/entities/registro-servicios/module'
import { usosDe } from '@/entities/registro-servicios/recursos'
import { newRegistro, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { collections } from '@/sync/collections'
import { compileDevice, createWorld, Phone } from '../../sync/world'

const [LOG, HECHOS] = [registrosList.key, hechosList.key]
const HOY = '2026-11-27'
const KEYS = [LOG, HECHOS]
const LISTS = collections().filter(({ key }) => KEYS.includes(key))

const item = (id: string, nombre: string, rest: Partial<Item> = {}): Item => ({
  ...newItem('2026-01-01'),
  ...{ id, nombre, ...rest },
})
const ITEMS = [
  item('era', 'ERA', { unidadDe: 'era', unidad: 1 }),
  item('era-u2', 'ERA', { unidadDe: 'era', unidad: 2 }),
  item('traje', 'Traje de Ana', { categoria: 'EPP' }),
  item('manguera', 'Manguera de 1½'),
  item('auto', 'Autobomba', { categoria: 'VEHICULO' }),
]
const PLANES = SUGERENCIAS.filter(({ clave }) =>
  ['era-uso', 'epp-uso', 'manguera-uso', 'vehiculo-aceite'].includes(clave),
).map((one) => planDe(one, '2026-01-01'))

/** What is due after use by this log and what was done, with the moment of the last use. */
const due = (log: readonly RegistroServicio[], hechos: readonly Hecho[] = []) => {
  const { usos, lecturas } = usosDeItems(ITEMS, usosDe(log))
  return vencimientosDe(ITEMS, PLANES, hechos, usos, HOY, lecturas).filter(({ uso }) => uso)
}
const named = (...said: Parameters<typeof due>) =>
  due(...said)
    .map(({ cosa }) => cosa.id)
    .sort()

const parte = (rest: Partial<RegistroServicio>): RegistroServicio => ({
  ...newRegistro(HOY),
  ...{ id: 'srv-1', horaInicio: '09:00', ...rest },
})

test('what came back is due at once, the unit that was meant, and nothing of it leaves the stock', () => {
  const log = [parte({ equipos: [{ nombre: 'era 2' }, { nombre: 'Traje de Ana' }, { nombre: 'ERA 9' }] })]
  expect(named(log)).toEqual(['era-u2', 'traje'])
  expect(gruposDe(due(log), HOY, HOY).map(({ nombre, dia }) => [nombre, dia])).toEqual([
    ['Revisar después del uso', HOY],
    ['Revisar después del uso', HOY],
  ])
  expect(usosDeItems(ITEMS, usosDe(log)).sinItem).toEqual(['ERA 9'])
  expect(named([parte({ equipos: [] })])).toEqual([])
})

test('a look ends the use that it saw; the same thing used again that evening is due again, and one tap ends that too', () => {
  const [first, second] = [
    parte({ equipos: [{ nombre: 'Traje de Ana' }] }),
    parte({ id: 'srv-2', horaInicio: '20:00', equipos: [{ nombre: 'Traje de Ana' }] }),
  ]
  const [one] = due([first])
  if (!one) throw new Error('due')
  const looked = hechoDe(one, HOY, 'Luis')
  expect(looked.hasta).toBe(`${HOY}T09:00`)
  expect(named([first], [looked])).toEqual([])
  expect(named([first, second], [looked])).toEqual(['traje'])
  const [again] = due([first, second], [looked])
  if (!again) throw new Error('due again')
  expect(hechoEl(again, HOY)).toBe(false)
  const lookedAgain = hechoDe(again, HOY, 'Luis')
  expect(lookedAgain.id).not.toBe(looked.id)
  expect(named([first, second], [looked, lookedAgain])).toEqual([])
  // A look of an earlier version says its day alone, and a parte of before that arrives late was seen by it.
  const { hasta: _, ...earlier } = looked
  expect(named([first, second], [earlier])).toEqual([])
  expect(
    named([parte({ id: 'srv-0', horaInicio: '08:00', equipos: [{ nombre: 'Traje de Ana' }] })], [looked]),
  ).toEqual([])
})

test('the odometer of a parte feeds the plans of its vehicle', () => {
  const oil: Hecho = {
    id: 'h',
    item: 'auto',
    plan: 'plan-vehiculo-aceite',
    dia: '2026-02-01',
    resultado: 'BIEN',
    km: 10_000,
  } as Hecho
  const at = (km: number) => {
    const { usos, lecturas } = usosDeItems(
      ITEMS,
      usosDe([parte({ vehiculos: [{ nombre: 'autobomba', kmSalida: km - 12, kmRegreso: km }] })]),
    )
    return vencimientosDe(ITEMS, PLANES, [oil], usos, HOY, lecturas).find(({ cosa }) => cosa.id === 'auto')
  }
  expect(at(14_000)).toMatchObject({ dia: '', medida: { toca: 15_000, va: 14_000 } })
  expect(at(15_100)).toMatchObject({ dia: HOY })
})

let compiled: Awaited<ReturnType<typeof compileDevice>>
beforeAll(async () => {
  compiled = await compileDevice()
})

test('two phones without a network: what both add to one parte is due on both, what one takes away isn’t, and a parte undone makes nothing due', async () => {
  const world = await createWorld(KEYS, compiled)
  world.central.hold(LOG, [parte({ equipos: [{ nombre: 'ERA 1' }] })])
  const [ana, luis] = [new Phone(world, 0, LISTS), new Phone(world, 0, LISTS)]
  const both = async () => {
    for (let round = 0; round < 3; round++) for (const phone of [ana, luis]) await phone.sync()
  }
  const says = (phone: Phone, equipos: string[]) =>
    phone.repository(LOG).update('srv-1', { equipos: equipos.map((nombre) => ({ nombre })) } as never)
  const seen = async (phone: Phone) => {
    const log = (await phone.list(LOG)) as never as RegistroServicio[]
    return named(log, (await phone.list(HECHOS)) as never as Hecho[])
  }
  await both()
  expect([await seen(ana), await seen(luis)]).toEqual([['era'], ['era']])

  world.now += 1000
  await says(ana, ['ERA 1', 'Traje de Ana'])
  world.now += 1000
  await says(luis, ['ERA 1', 'Manguera de 1½'])
  await both()
  const all = ['era', 'manguera', 'traje']
  expect([await seen(ana), await seen(luis)]).toEqual([all, all])

  // One looks at the set while the other one takes the hose out of the parte.
  world.now += 1000
  const log = (await luis.list(LOG)) as never as RegistroServicio[]
  const set = due(log).find(({ cosa }) => cosa.id === 'era')
  if (!set) throw new Error('the set is due')
  await luis.repository(HECHOS).upsertMany(() => [hechoDe(set, HOY, 'Luis') as never])
  await says(ana, ['ERA 1', 'Traje de Ana'])
  await both()
  expect([await seen(ana), await seen(luis)]).toEqual([['traje'], ['traje']])

  world.now += 1000
  const gone = await ana.repository(LOG).remove(['srv-1'])
  await both()
  expect([await seen(ana), await seen(luis)]).toEqual([[], []])
  world.now += 1000
  await ana.repository(LOG).restore(gone)
  await both()
  expect([await seen(ana), await seen(luis)]).toEqual([['traje'], ['traje']])
})

test('the lists are those of the modules', () => {
  expect(LISTS.map(({ key }) => key).sort()).toEqual([...KEYS].sort())
  expect(itemsList.key).toBe('bomberos_inventario_items')
})
