import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Conteo, conteoId, conteosList } from '@/entities/inventario/conteo'
import { cuentasOf } from '@/entities/inventario/cuenta'
import { existenciasOf, quedanDe } from '@/entities/inventario/existencias'
import { type Item, itemSchema, newItem } from '@/entities/inventario/item'
import { lugarKey } from '@/entities/inventario/lugares'
import { destinoDe } from '@/entities/inventario/mover'
import { type Movimiento, movimientosList } from '@/entities/inventario/movimientos/movimiento'
import { conMovimientos } from '@/entities/inventario/movimientos/saldo'
import { idDeParte } from '@/entities/inventario/movimientos/traslado'
import type { Insumo } from '@/entities/registro-servicios/parte/filas'
import { usosDe } from '@/entities/registro-servicios/recursos'
import { newRegistro, type RegistroServicio, registroSchema } from '@/entities/registro-servicios/registro'
import type { Collection } from '@/sync/collections'
import { runs } from '../../runs'
import { compileDevice, cosas, createWorld, Phone } from './world'

const [PARTES, ITEMS] = ['bomberos_servicios_servicios', 'bomberos_inventario_items'] as const
const MOVES = movimientosList.key
const START = { ...newItem('2026-01-01'), id: 'inv-1', nombre: 'Guantes', cantidad: 50, ubicacion: 'Bodega' }
const COLLECTIONS: readonly Collection[] = [
  { ...cosas(PARTES, []), schema: registroSchema as never },
  { ...cosas(ITEMS, []), schema: itemSchema as never },
  { ...cosas(MOVES, []), schema: movimientosList.schema as never },
]

/** What there is of it in another place. */
const TALLER = idDeParte('inv-1', lugarKey('Taller'))

const dev = fc.nat(1)
const n = fc.nat(4)
const cantidad = fc.integer({ min: 1, max: 20 })
// Few moments, so that a count, a parte and a movement often share one.
const minute = fc.nat(9)
const item = fc.constantFrom('inv-1', undefined)
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ t: fc.constant('save' as const), dev, cantidad, minute, item }) },
  { weight: 4, arbitrary: fc.record({ t: fc.constant('edit' as const), dev, n, cantidad }) },
  { weight: 1, arbitrary: fc.record({ t: fc.constant('none' as const), dev, n }) },
  { weight: 2, arbitrary: fc.record({ t: fc.constant('delete' as const), dev, n }) },
  { weight: 2, arbitrary: fc.record({ t: fc.constant('undo' as const), dev }) },
  {
    weight: 1,
    arbitrary: fc.record({
      t: fc.constant('count' as const),
      dev,
      cantidad,
      minute,
      of: fc.constantFrom('inv-1', TALLER),
    }),
  },
  { weight: 1, arbitrary: fc.record({ t: fc.constant('import' as const), dev, cantidad, minute }) },
  { weight: 2, arbitrary: fc.record({ t: fc.constant('arrive' as const), dev, cantidad, minute }) },
  { weight: 2, arbitrary: fc.record({ t: fc.constant('transfer' as const), dev, cantidad, minute }) },
  { weight: 1, arbitrary: fc.record({ t: fc.constant('unmove' as const), dev, n }) },
  {
    weight: 5,
    arbitrary: fc.record({
      t: fc.constant('sync' as const),
      dev,
      net: fc.constantFrom('ok', 'before', 'after', 'late'),
    }),
  },
)

let compiled: Awaited<ReturnType<typeof compileDevice>>
beforeAll(async () => {
  compiled = await compileDevice()
})

const hora = (minute: number) => `10:${String(minute).padStart(2, '0')}`

/**
 * Added up by hand, with nothing of the app: what was counted of one of the two, what came and went since then, less what
 * each parte of then or later used, which names gloves and so means those of the store.
 */
function byHand(
  id: string,
  items: readonly Item[],
  partes: readonly RegistroServicio[],
  moves: readonly Movimiento[],
): number {
  const counted = items.find((one) => one.id === id)
  let left = counted?.cantidad ?? Number.NaN
  const isSince = (moment: string) => !counted?.contado || moment >= counted.contado
  for (const move of moves) {
    if (!isSince(move.cuando)) continue
    if (move.tipo === 'ENTRADA' && move.item === id) left += move.cantidad
    if (move.tipo === 'TRASLADO' && move.item === id) left -= move.cantidad
    if (move.tipo === 'TRASLADO' && move.a === id) left += move.cantidad
  }
  if (id !== START.id) return left
  for (const { fecha, horaInicio, insumos } of partes)
    for (const used of insumos ?? []) if (isSince(`${fecha}T${horaInicio}`)) left -= used.cantidad
  return left
}

/** What the app says of each item. */
function byApp(items: readonly Item[], partes: readonly RegistroServicio[], moves: readonly Movimiento[]) {
  const now = conMovimientos(items, moves)
  const existencias = existenciasOf(now, usosDe(partes))
  return Object.fromEntries(now.map((item) => [item.id, quedanDe(existencias, item)]))
}

test('stock is what was counted, what came and went and what the partes used since, whatever two phones save, import, move, edit, delete and undo', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 30 }), async (acts) => {
      const world = await createWorld([PARTES, ITEMS, MOVES], compiled, false)
      world.central.page = 100
      world.central.hold(ITEMS, [START as never])
      const phones = [new Phone(world, 0, COLLECTIONS), new Phone(world, 0, COLLECTIONS)]
      for (const phone of phones) await phone.sync()
      /** What a parte's people wrote last, by the time of the word: null once it was deleted. */
      const last = new Map<string, number | null>()
      const undone = new Set<string>()
      const gone: [dev: number, record: never][] = []
      for (const one of acts) {
        world.now += 1000
        const phone = phones[one.dev] as Phone
        const log = phone.repository(PARTES)
        const list = (await log.all()) as never as RegistroServicio[]
        const of = 'n' in one ? list[one.n % Math.max(1, list.length)] : undefined
        const insumos = (units: number, id?: string): Insumo[] => [
          { nombre: 'Guantes', cantidad: units, ...(id && { item: id }) },
        ]
        if (one.t === 'save') {
          const { id } = await log.create({
            ...newRegistro('2026-03-01'),
            horaInicio: hora(one.minute),
            insumos: insumos(one.cantidad, one.item),
          })
          last.set(id, one.cantidad)
        } else if (one.t === 'count' || one.t === 'import') {
          const goods = (await phone.repository(ITEMS).all()) as never as Item[]
          const of = goods.find(({ id }) => id === (one.t === 'count' ? one.of : START.id))
          const next = { cantidad: one.cantidad + 100 }
          const contado = `2026-03-01T${hora(one.minute)}`
          // A file that says what is there already is no count.
          if (of && (one.t === 'count' || of.cantidad !== next.cantidad))
            await phone.repository(ITEMS).update(of.id, { ...next, contado })
        } else if (one.t === 'arrive' || one.t === 'transfer') {
          const goods = (await phone.repository(ITEMS).all()) as never as Item[]
          const of = goods.find(({ id }) => id === START.id)
          if (!of) continue
          const { a, isNew } = destinoDe(of, 'Taller', goods)
          if (one.t === 'transfer' && isNew) await phone.repository(ITEMS).upsertMany(() => [a as never])
          const places = { desde: 'Bodega', hasta: 'Taller', a: a.id }
          await phone.repository(MOVES).create({
            ...{ item: of.id, cantidad: one.cantidad, por: 'Ana', cuando: `2026-03-01T${hora(one.minute)}` },
            ...(one.t === 'transfer' ? { tipo: 'TRASLADO', ...places } : { tipo: 'ENTRADA' }),
          } as never)
        } else if (one.t === 'unmove') {
          const moves = await phone.repository(MOVES).all()
          const found = moves[one.n % Math.max(1, moves.length)]
          if (found) await phone.repository(MOVES).remove([found.id])
        } else if (one.t === 'sync') {
          phone.net = one.net as Phone['net']
          await phone.sync()
          phone.net = 'ok'
        } else if (one.t === 'undo') {
          const at = gone.findLastIndex(([by]) => by === one.dev)
          const [found] = at < 0 ? [] : gone.splice(at, 1)
          if (!found) continue
          undone.add((found[1] as { id: string }).id)
          await log.restore([found[1]])
        } else if (of && one.t === 'delete') {
          const [record] = await log.remove([of.id])
          gone.push([one.dev, record as never])
          last.set(of.id, null)
        } else if (of) {
          const units = one.t === 'edit' ? one.cantidad : 0
          await log.update(of.id, { insumos: units ? insumos(units) : undefined })
          last.set(of.id, units)
        }
        // The app counts what waits after each write, and so each word has the time at which it was written.
        for (const { key } of COLLECTIONS) await phone.seal(key)
      }
      for (const call of world.late.splice(0)) world.central.answer(call)
      for (let round = 0; round < 3; round++) for (const phone of phones) await phone.sync()

      const partes = world.central.records(PARTES) as never as RegistroServicio[]
      const items = world.central.records(ITEMS) as never as Item[]
      const moves = world.central.records(MOVES) as never as Movimiento[]
      expect(items.length, 'what two phones take to one place is one item').toBeLessThan(3)
      const stock = Object.fromEntries(items.map(({ id }) => [id, byHand(id, items, partes, moves)]))
      for (const phone of phones) {
        const lists = [await phone.list(PARTES), await phone.list(ITEMS), await phone.list(MOVES)]
        const [log, here, moved] = lists as never as [RegistroServicio[], Item[], Movimiento[]]
        expect(byApp(here, log, moved), 'on each phone').toEqual(stock)
        expect(
          Object.fromEntries(here.map(({ id }) => [id, byHand(id, here, log, moved)])),
          'by hand on each phone',
        ).toEqual(stock)
      }
      // The last word on what a parte used is what counts, unless a deletion was taken back meanwhile.
      for (const [id, units] of last) {
        if (undone.has(id)) continue
        const parte = partes.find((one) => one.id === id)
        if (units === null) expect(parte, `${id} stays deleted`).toBeUndefined()
        else expect(parte?.insumos?.[0]?.cantidad ?? 0, `${id} used`).toBe(units)
      }
    }),
    { numRuns: runs(300) },
  )
})

test('two phones that count one place without a network keep both figures, and what is the same is one', async () => {
  const CONTEOS = conteosList.key
  const lists: readonly Collection[] = [{ ...cosas(CONTEOS, []), schema: conteosList.schema as never }]
  const world = await createWorld([CONTEOS], compiled, false)
  const phones = [new Phone(world, 0, lists), new Phone(world, 0, lists)]
  const goods = ['inv-1', 'inv-2'].map((id) => ({ ...START, id }))
  const said = [
    { 'inv-1': 48, 'inv-2': 50 },
    { 'inv-1': 47, 'inv-2': 50 },
  ]
  for (const [n, phone] of phones.entries()) {
    await phone.sync()
    for (const [item, cantidad] of Object.entries(said[n] ?? {})) {
      world.now += 1000
      const record: Conteo = {
        ...{ id: conteoId(item, `telefono-${n}`), item, equipo: `telefono-${n}`, cantidad },
        ...{ cuando: '2026-03-01T10:00', por: `Persona ${n}` },
      }
      await phone.repository(CONTEOS).upsertMany(() => [record as never])
      await phone.seal(CONTEOS)
    }
  }
  for (let round = 0; round < 2; round++) for (const phone of phones) await phone.sync()
  for (const phone of phones) {
    const conteos = (await phone.list(CONTEOS)) as never as Conteo[]
    const [first, second] = cuentasOf(goods, conteos, { usos: [], all: goods, now: '2026-03-01T11:00' })
    expect(first?.otros?.map(({ cantidad }) => cantidad).sort()).toEqual([47, 48])
    expect(second?.conteo?.cantidad).toBe(50)
  }
})
