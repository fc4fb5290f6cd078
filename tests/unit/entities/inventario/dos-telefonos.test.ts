import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { existenciasOf, quedanDe } from '@/entities/inventario/existencias'
import { type Item, itemSchema, newItem } from '@/entities/inventario/item'
import { type Movimiento, movimientoSchema } from '@/entities/inventario/movimientos/movimiento'
import { conMovimientos, prestadosDe } from '@/entities/inventario/movimientos/saldo'
import { idDeParte } from '@/entities/inventario/movimientos/traslado'
import { usosDe } from '@/entities/registro-servicios/recursos'
import { newRegistro, type RegistroServicio, registroSchema } from '@/entities/registro-servicios/registro'
import type { Collection } from '@/sync/collections'
import { runs } from '../../../runs'
import { compileDevice, cosas, createWorld, Phone } from '../../sync/world'

const PARTES = 'bomberos_servicios_servicios'
const ITEMS = 'bomberos_inventario_items'
const MOVIMIENTOS = 'bomberos_inventario_movimientos'
const START: Item = { ...newItem('2026-01-01'), id: 'inv-1', nombre: 'Guantes', cantidad: 500 }
const THERE = idDeParte('inv-1', 'autobomba 1')
const PART: Item = { ...START, id: THERE, cantidad: 0, ubicacion: 'Autobomba 1', minimo: 0 }
const COLLECTIONS: readonly Collection[] = [
  { ...cosas(PARTES, []), schema: registroSchema as never },
  { ...cosas(ITEMS, []), schema: itemSchema as never },
  { ...cosas(MOVIMIENTOS, []), schema: movimientoSchema as never },
]

const dev = fc.nat(1)
const n = fc.nat(5)
const cantidad = fc.integer({ min: 1, max: 20 })
const minute = fc.nat(59)
const of = <T extends string>(t: T, weight: number, rest: Record<string, fc.Arbitrary<unknown>> = {}) => ({
  weight,
  arbitrary: fc.record({ t: fc.constant(t), dev, n, cantidad, minute, ...rest }),
})
const act = fc.oneof(
  of('parte', 3),
  of('edit', 2),
  of('delete', 2),
  of('undo', 2),
  of('count', 2),
  of('entrada', 3),
  of('baja', 2),
  of('traslado', 3),
  of('prestamo', 2),
  of('devolucion', 2),
  of('quitar', 2),
  of('sync', 6),
)
const net = fc.constantFrom('ok', 'before', 'after', 'late')

let compiled: Awaited<ReturnType<typeof compileDevice>>
beforeAll(async () => {
  compiled = await compileDevice()
})

const hora = (minute: number) => `10:${String(minute).padStart(2, '0')}`
const at = (minute: number) => `2026-03-01T${hora(minute)}`

/** Added up by hand, with nothing of the app: on the shelf, and with what is lent. */
function byHand(item: Item, movimientos: readonly Movimiento[], partes: readonly RegistroServicio[]) {
  let shelf = item.cantidad
  let lent = 0
  const since = (cuando: string) => !item.contado || cuando >= item.contado
  // A parte has minutes: one of the minute of the count came after it.
  const usedSince = (cuando: string) => !item.contado || cuando >= item.contado.slice(0, 16)
  for (const { fecha, horaInicio, insumos } of partes)
    for (const used of insumos ?? [])
      if (item.id === 'inv-1' && usedSince(`${fecha}T${horaInicio}`)) shelf -= used.cantidad
  for (const one of movimientos) {
    const back = movimientos.filter(({ tipo, prestamo }) => tipo === 'DEVOLUCION' && prestamo === one.id)
    if (one.tipo === 'PRESTAMO' && one.item === item.id && back.length === 0) lent += one.cantidad
    if (!since(one.cuando)) continue
    if (one.tipo === 'TRASLADO' && one.a === item.id) shelf += one.cantidad
    if (one.item !== item.id) continue
    if (one.tipo === 'ENTRADA') shelf += one.cantidad
    else if (one.tipo !== 'DEVOLUCION') shelf -= one.cantidad
    else if (movimientos.some(({ id }) => id === one.prestamo)) shelf += one.cantidad
  }
  return { shelf, lent }
}

test('stock is count and movements, whatever two phones note, count, transfer, lend, take away and undo', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(act, net), { minLength: 4, maxLength: 30 }), async (acts) => {
      const world = await createWorld([PARTES, ITEMS, MOVIMIENTOS], compiled, false)
      world.central.page = 100
      world.central.hold(ITEMS, [START as never])
      const phones = [new Phone(world, 0, COLLECTIONS), new Phone(world, 0, COLLECTIONS)]
      for (const phone of phones) await phone.sync()
      const gone: [dev: number, key: string, record: never][] = []
      let made = 0
      for (const [one, how] of acts) {
        world.now += 1000
        const phone = phones[one.dev] as Phone
        const [log, moves] = [phone.repository(PARTES), phone.repository(MOVIMIENTOS)]
        const partes = (await log.all()) as never as RegistroServicio[]
        const moved = (await moves.all()) as never as Movimiento[]
        const parte = partes[one.n % Math.max(1, partes.length)]
        const insumos = [{ nombre: 'Guantes', cantidad: one.cantidad }]
        const note = (tipo: Movimiento['tipo'], rest: Partial<Movimiento> = {}) =>
          moves.upsertMany(() => [
            {
              ...{ id: `mov-${one.dev}-${made++}`, item: one.n > 3 ? THERE : 'inv-1', tipo },
              ...{ cantidad: one.cantidad, cuando: `${at(one.minute)}:30`, ...rest },
            } as never,
          ])
        /** Two phones that take some to a place make one item there. */
        const part = () =>
          phone
            .repository(ITEMS)
            .upsertMany((list) => (list.some(({ id }) => id === THERE) ? [] : [PART as never]))
        switch (one.t) {
          case 'parte':
            await log.create({ ...newRegistro('2026-03-01'), horaInicio: hora(one.minute), insumos } as never)
            break
          case 'edit':
            if (parte) await log.update(parte.id, { insumos } as never)
            break
          case 'delete':
            if (parte) gone.push([one.dev, PARTES, (await log.remove([parte.id]))[0] as never])
            break
          case 'quitar': {
            const move = moved[one.n % Math.max(1, moved.length)]
            if (move) gone.push([one.dev, MOVIMIENTOS, (await moves.remove([move.id]))[0] as never])
            break
          }
          case 'undo': {
            const found = gone.findLastIndex(([by]) => by === one.dev)
            const [last] = found < 0 ? [] : gone.splice(found, 1)
            if (last) await phone.repository(last[1]).restore([last[2]])
            break
          }
          case 'count':
            await phone
              .repository(ITEMS)
              .update('inv-1', { cantidad: one.cantidad + 100, contado: `${at(one.minute)}:00` } as never)
            break
          case 'entrada':
            await part()
            await note('ENTRADA')
            break
          case 'baja':
            await part()
            await note('BAJA')
            break
          case 'traslado':
            await part()
            await note('TRASLADO', { item: one.n > 2 ? THERE : 'inv-1', a: one.n > 2 ? 'inv-1' : THERE })
            break
          case 'prestamo':
            await note('PRESTAMO', { item: 'inv-1' })
            break
          case 'devolucion': {
            const loan = moved.filter(({ tipo }) => tipo === 'PRESTAMO')[one.n % 3]
            // The same on both phones: it ends the loan once.
            if (loan)
              await note('DEVOLUCION', {
                ...{ id: `vuelta-${loan.id}`, item: loan.item, prestamo: loan.id, cantidad: loan.cantidad },
              })
            break
          }
          case 'sync':
            phone.net = how as Phone['net']
            await phone.sync()
            phone.net = 'ok'
        }
        for (const { key } of COLLECTIONS) await phone.seal(key)
      }
      for (const call of world.late.splice(0)) world.central.answer(call)
      for (let round = 0; round < 3; round++) for (const phone of phones) await phone.sync()

      const central = (key: string) => world.central.records(key) as never
      const sums = (items: readonly Item[], moved: readonly Movimiento[], log: readonly RegistroServicio[]) =>
        items.map((item) => [item.id, byHand(item, moved, log)] as const).sort(([a], [b]) => (a < b ? -1 : 1))
      const wanted = sums(central(ITEMS), central(MOVIMIENTOS), central(PARTES))
      for (const phone of phones) {
        const [items, moved, log] = [
          (await phone.list(ITEMS)) as never as Item[],
          (await phone.list(MOVIMIENTOS)) as never as Movimiento[],
          (await phone.list(PARTES)) as never as RegistroServicio[],
        ]
        expect(sums(items, moved, log), 'the same on each phone').toEqual(wanted)
        const now = conMovimientos(items, moved)
        const existencias = existenciasOf(now, usosDe(log), prestadosDe(moved))
        for (const [id, { shelf, lent }] of wanted) {
          const item = now.find((one) => one.id === id) as Item
          expect(quedanDe(existencias, item), `${id} on the shelf`).toBe(shelf)
          const used = existencias.porItem.get(id)?.usado ?? 0
          expect(item.cantidad - used, `${id} of the brigade`).toBe(shelf + lent)
        }
      }
    }),
    { numRuns: runs(300) },
  )
})
