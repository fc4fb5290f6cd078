import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Item, itemSchema, newItem } from '@/entities/inventario/item'
import { type Falla, fallaSchema } from '@/entities/inventario/revision/falla'
import { fueraDeServicio, porQue, segunItems } from '@/entities/inventario/revision/fuera'
import { fallasPorEstado } from '@/entities/inventario/revision/por-estado'
import type { Collection } from '@/sync/collections'
import { runs } from '../../../runs'
import { compileDevice, cosas, createWorld, Phone } from '../../sync/world'

const ITEMS = 'bomberos_inventario_items'
const FALLAS = 'bomberos_inventario_fallas'
const START: Item[] = ['v1', 'v2'].map((id) => ({
  ...newItem('2026-01-01'),
  ...{ id, nombre: `Vehículo ${id}`, categoria: 'VEHICULO', estado: 'OPERATIVO' },
}))
const COLLECTIONS: readonly Collection[] = [
  { ...cosas(ITEMS, []), schema: itemSchema as never },
  { ...cosas(FALLAS, []), schema: fallaSchema as never },
]

const act = fc.record({
  t: fc.constantFrom('falla', 'firma', 'estado', 'importa', 'baja', 'borra', 'vuelve', 'sync', 'sync'),
  dev: fc.nat(1),
  item: fc.constantFrom('v1', 'v2'),
  fuera: fc.boolean(),
  n: fc.nat(5),
  net: fc.constantFrom('ok', 'before', 'after', 'late'),
})

let compiled: Awaited<ReturnType<typeof compileDevice>>
beforeAll(async () => {
  compiled = await compileDevice()
})

test('whatever two phones note, sign, import, give up and delete without a network, all are told the same of what is out of service', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 24 }), async (acts) => {
      const world = await createWorld([ITEMS, FALLAS], compiled, false)
      world.central.page = 100
      world.central.hold(ITEMS, START as never)
      const phones = [new Phone(world, 0, COLLECTIONS), new Phone(world, 0, COLLECTIONS)]
      for (const phone of phones) await phone.sync()
      let made = 0
      for (const one of acts) {
        world.now += 1000
        const phone = phones[one.dev] as Phone
        const [things, broken] = [phone.repository(ITEMS), phone.repository(FALLAS)]
        const items = (await things.all()) as never as Item[]
        const list = (await broken.all()) as never as Falla[]
        const before = items.find(({ id }) => id === one.item)
        const stamp = { cuando: `2026-03-01T10:00:${String(made++).padStart(2, '0')}`, por: `Ana ${one.dev}` }
        const estado = one.fuera ? 'FUERA_SERVICIO' : 'OPERATIVO'
        switch (one.t) {
          case 'falla':
            await broken.upsertMany(() => [
              {
                ...{ id: `falla-${one.dev}-${made}`, item: one.item, nombre: 'Como se llamaba' },
                ...{ vehiculo: true, que: `Frenos ${made}`, fuera: one.fuera, ...stamp },
              } as never,
            ])
            break
          case 'firma': {
            const open = list.filter(({ alta }) => !alta)
            const signed = open[one.n % Math.max(1, open.length)]
            if (signed) await broken.update(signed.id, { alta: stamp.cuando, altaPor: stamp.por } as never)
            break
          }
          case 'estado': {
            if (!before) break
            const after = { ...before, estado } as Item
            const told = fallasPorEstado([[before, after]], list, stamp)
            await things.update(one.item, { estado } as never)
            if (told) await broken.change(told as never)
            break
          }
          case 'importa':
            if (before) await things.update(one.item, { estado } as never)
            break
          case 'baja':
            if (before)
              await things.update(one.item, { baja: one.fuera ? { dia: '2026-03-01' } : undefined } as never)
            break
          case 'borra':
            if (before) await things.remove([one.item])
            break
          case 'vuelve':
            if (!before) await things.restore([START.find(({ id }) => id === one.item) as never])
            break
          case 'sync':
            phone.net = one.net as Phone['net']
            await phone.sync()
            phone.net = 'ok'
        }
        for (const { key } of COLLECTIONS) await phone.seal(key)
      }
      for (const call of world.late.splice(0)) world.central.answer(call)
      for (let round = 0; round < 3; round++) for (const phone of phones) await phone.sync()

      const [items, list] = [
        world.central.records(ITEMS) as never as Item[],
        world.central.records(FALLAS) as never as Falla[],
      ]
      // By hand: what is here, and out by its state or by a reason that nobody signed.
      const wanted = items
        .filter(({ baja }) => !baja)
        .flatMap(({ id, estado }) => {
          const open = list.filter((one) => one.item === id && one.fuera && !one.alta)
          const reasons = open.map(({ que }) => que).sort()
          return estado === 'FUERA_SERVICIO' || open.length > 0 ? [`Vehículo ${id}: ${reasons}`] : []
        })
        .sort()
      const said = (things: readonly Item[], fallas: readonly Falla[], from = things) =>
        fueraDeServicio(fallas, segunItems(from, fallas))
          .map((one) => `${one.nombre}: ${one.fallas.map(({ que }) => que).sort()}`)
          .sort()
      for (const phone of phones)
        expect(
          said((await phone.list(ITEMS)) as never, (await phone.list(FALLAS)) as never),
          'the same on each phone',
        ).toEqual(wanted)
      // Whoever sees no items has the fallas, and the central's word about the items.
      expect(said([], list, items), 'the same for whoever calls people out').toEqual(wanted)
      for (const one of fueraDeServicio(list, segunItems(items, list))) expect(porQue(one)).not.toBe('')
    }),
    { numRuns: runs(150) },
  )
})
