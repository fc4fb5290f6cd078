import { QueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { clear, setMany } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Item, newItem } from '@/entities/inventario/item'
import { importItems, planItems } from '@/entities/inventario/item-import'
import { destinoDe, moverVarios, sobreDe } from '@/entities/inventario/mover'
import type { Movimiento } from '@/entities/inventario/movimientos/movimiento'
import { conMovimientos } from '@/entities/inventario/movimientos/saldo'
import { itemsImport } from '@/entities/inventario/queries'
import { batchOf } from '@/shared/lib/file/import-plan'
import { database } from '@/shared/storage/entry/database'
import { readWhole } from '@/shared/storage/entry/whole'
import { KEYS } from '../../../keys'
import { signIn } from '../../sign-in'
import { cut } from '../copias/cuts'

// The browser dies in the middle: afterwards a person finds all of what they did, or nothing of it.

const MANY = 30

const bodega = (many: number): Item[] =>
  Array.from({ length: many }, (_, n) => ({
    ...newItem('2026-01-01'),
    ...{ id: `inv-${n}`, nombre: `Guantes ${n}`, numeroSerie: `G-${n}`, cantidad: 10, ubicacion: 'Bodega 1' },
  }))

async function begin(items: readonly Item[]): Promise<void> {
  await clear(database())
  for (const [key, data] of Object.entries({ [KEYS.inventario]: items, [KEYS.movimientos]: [] })) {
    const raw = JSON.stringify({ data, timestamp: 1, v: 9, ...(data.length === 0 && { emptied: true }) })
    await setMany([[`diario:${key}`, { v: 9, timestamp: 1, raw }]], database())
    localStorage.setItem(key, raw)
  }
}

const held = async () => ({
  items: ((await readWhole({ key: KEYS.inventario })) ?? []) as Item[],
  movimientos: ((await readWhole({ key: KEYS.movimientos })) ?? []) as Movimiento[],
})
type Held = Awaited<ReturnType<typeof held>>

const does = <V>(options: UseMutationOptions<never, Error, V>, variables: V): Promise<unknown> =>
  new QueryClient().getMutationCache().build(new QueryClient(), options).execute(variables)

/**
 * Does it again and again, killed at each write in turn until it is through, and after each with up to the last three texts
 * of localStorage lost. Says what was found each time, and how often it was before and after.
 */
async function killedAtEach(
  items: readonly Item[],
  act: () => Promise<unknown>,
  check: (found: Held) => boolean,
) {
  const seen = { before: 0, after: 0 }
  for (const lost of [0, 1, 3])
    for (let at = 0, killed = true; killed; at++) {
      await begin(items)
      const { restart } = cut({ kind: 'kill', at, lost })
      const told = await act().then(
        () => true,
        () => false,
      )
      killed = restart().killed
      const isDone = check(await held())
      // What the person was told is so.
      if (told) expect(isDone, `killed at ${at}, ${lost} lost`).toBe(true)
      seen[isDone ? 'after' : 'before']++
    }
  return seen
}

beforeEach(async () => {
  await signIn('user-1')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('a transfer of thirty things is there with its thirty movements or not at all, whichever write was the last', async () => {
  const items = bodega(MANY)
  const one = (item: Item, rest: Partial<Movimiento>): Movimiento => ({
    ...{ id: `mov-${item.id}`, item: item.id, tipo: 'TRASLADO', cantidad: 4, por: 'Ana' },
    ...{ cuando: '2026-03-01T10:30:20', ...rest },
  })
  const whole = {
    movimientos: items.map((item) => one(item, { cantidad: 10, desde: 'Bodega 1', hasta: 'Autobomba 1' })),
    patches: items.map(({ id }) => ({ id, next: { ubicacion: 'Autobomba 1' } })),
    toast: { title: 'Cambio guardado' },
  }
  const all = await killedAtEach(
    items,
    () => does(moverVarios as never, whole),
    (found) => {
      const went = found.items.filter(({ ubicacion }) => ubicacion === 'Autobomba 1').length
      expect([0, MANY]).toContain(went)
      expect(found.movimientos).toHaveLength(went)
      expect(found.items).toHaveLength(MANY)
      return went > 0
    },
  )
  expect(all.before).toBeGreaterThan(0)
  expect(all.after).toBeGreaterThan(0)

  const parts = items.map((item) => destinoDe(item, 'Autobomba 1', items).a)
  const some = {
    movimientos: items.map((item, n) => one(item, { a: parts[n]?.id ?? '', sobre: sobreDe(item) })),
    nuevos: parts,
    toast: { title: 'Cambio guardado' },
  }
  await killedAtEach(
    items,
    () => does(moverVarios as never, some),
    (found) => {
      expect([0, MANY]).toContain(found.movimientos.length)
      expect(found.items).toHaveLength(MANY + found.movimientos.length)
      // Nothing is lost on the way, and nothing is there twice.
      const units = conMovimientos(found.items, found.movimientos).reduce(
        (sum, { cantidad }) => sum + cantidad,
        0,
      )
      expect(units).toBe(MANY * 10)
      return found.movimientos.length > 0
    },
  )
})

test('an import of two thousand rows is there whole or not at all, with what it changes of what was there', async () => {
  const items = bodega(MANY)
  const lines = Array.from({ length: 2000 }, (_, n) => `Guantes ${n};7;Bueno;Estación 2;EPP;G-${n}`)
  const file = ['Nombre;Cantidad;Estado;Ubicación;Categoría;Número de serie', ...lines].join('\n')
  const { rows, problems } = await importItems(new File([file], 'bodega.csv'), '2026-11-27')
  expect(problems).toEqual([])
  const plan = planItems(rows, items)
  const batch = batchOf(plan, { out: new Set(), gone: new Set() })
  const all = await killedAtEach(
    items,
    () => does(itemsImport as never, batch),
    (found) => {
      const there = found.items.filter(({ ubicacion }) => ubicacion === 'Estación 2').length
      expect([0, 2000]).toContain(there)
      expect(found.items).toHaveLength(there || MANY)
      return there > 0
    },
  )
  expect(all.before).toBeGreaterThan(0)
  expect(all.after).toBeGreaterThan(0)
})
