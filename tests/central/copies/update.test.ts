import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { checkCopy } from '@/server/copies/check'
import { importFrom } from '@/server/copies/import'
import { copiasIn } from '@/server/copies/kept'
import { beginAt, migrate, stepsDone } from '@/server/database/migrate'
import { MIGRATIONS } from '@/server/database/migrations'
import { update } from '@/server/update'
import { ENGINES, newFolder, type Opened, openEngine } from '../support/engines'

const OLD = 4
const plenty = () => null

describe.each(ENGINES)('an update · %s', (engine) => {
  let old: Opened
  let copias: string

  /** A central as the fourth version left it: whose it is, a record, an account and a photo. */
  async function fill({ database }: Opened): Promise<void> {
    await database.transaction(async (query) => {
      await beginAt(query, OLD)
      await query(`insert into central values ('epoca', 'una'), ('modo', 'suya')`)
      await query(
        `insert into registro values ('bomberos_inventario_data', 'inv-1', '{"":["0-0-a",true]}', 1)`,
      )
      await query(`update contador set seq = 1`)
      await query(
        `insert into usuario (id, correo, nombre, rol, activo, secreto) values ('u', 'ana@brigada.example', 'Ana', 'SUPERADMIN', true, 'x')`,
      )
      await query(
        `insert into foto (id, suma, tipo, bytes) values ('f', sha256('foto'::bytea), 'image/jpeg', 'foto'::bytea)`,
      )
    })
  }
  const copies = () => {
    try {
      return readdirSync(copias).filter((name) => name !== 'fotos')
    } catch {
      return []
    }
  }

  beforeEach(async () => {
    old = await openEngine(engine)
    const folder = newFolder()
    copias = copiasIn(folder)
    onTestFinished(() => rmSync(folder, { recursive: true }))
    await fill(old)
  })
  afterEach(() => old.close())

  test('makes a copy first, of the version that it finds, and that copy is put back as today’s', async () => {
    expect(await update({ database: old.database, copias, free: plenty })).toBe(OLD)
    expect(await stepsDone(old.database.query)).toBe(MIGRATIONS.length)
    expect(copies()).toEqual([expect.stringMatching(/^central-.*-antes-de-actualizar-4\.ndjson\.gz$/)])
    const file = join(copias, copies()[0] ?? '')
    expect(await checkCopy(file)).toMatchObject({
      header: { central: OLD },
      filas: { registro: 1, usuario: 1, foto: 1 },
      closed: true,
    })
    expect(await update({ database: old.database, copias, free: plenty })).toBeNull()
    expect(copies()).toHaveLength(1)

    const fresh = await openEngine(engine)
    await migrate(fresh.database)
    await importFrom(fresh.database, file)
    expect(await fresh.database.query('select id, nombrada from foto')).toEqual([
      { id: 'f', nombrada: false },
    ])
    await fresh.close()
  })

  test('that fails leaves everything as it was, and the next try makes no second copy', async () => {
    const broken = [...MIGRATIONS, ['create table otra (x int)', 'nonsense']]
    for (const _ of [1, 2])
      await expect(update({ database: old.database, copias, free: plenty, steps: broken })).rejects.toThrow()
    expect(await stepsDone(old.database.query)).toBe(OLD)
    await expect(old.database.query('select * from otra')).rejects.toThrow()
    expect(copies()).toHaveLength(1)
  })

  test('without room for its copy is refused in words, and nothing has changed', async () => {
    await expect(update({ database: old.database, copias, free: () => 1000 })).rejects.toThrow(
      /^Antes de actualizar la central hace una copia, y no pudo: No hay espacio para la copia: hacen falta .* Nada cambió\.$/,
    )
    expect(await stepsDone(old.database.query)).toBe(OLD)
    expect(copies()).toEqual([])
  })

  test('at two processes at once is done by one of them', async () => {
    const both = [1, 2].map(() => update({ database: old.database, copias, free: plenty }))
    await Promise.all(both)
    expect(copies()).toHaveLength(1)
    expect(await stepsDone(old.database.query)).toBe(MIGRATIONS.length)
  })
})

test('a first start makes no copy', async () => {
  const fresh = await openEngine('PGlite')
  const folder = newFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(await update({ database: fresh.database, copias: copiasIn(folder), free: plenty })).toBeNull()
  expect(readdirSync(folder)).toEqual([])
  await fresh.close()
})
