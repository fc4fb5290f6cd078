import { beforeEach, describe, expect, test } from 'vitest'
import { miembrosImport } from '@/entities/personal/import-people'
import { importMiembros, planMiembros } from '@/entities/personal/miembro-import'
import { miembrosRepository } from '@/entities/personal/queries'
import { importGastos } from '@/entities/presupuesto/cedula/cedula-import'
import { planPartidas } from '@/entities/presupuesto/cedula/cedula-plan'
import { gastosRepository } from '@/entities/presupuesto/partidas'
import { gastosImport } from '@/entities/presupuesto/queries'
import { planRegistros } from '@/entities/registro-servicios/import-plan'
import { registrosImport } from '@/entities/registro-servicios/queries'
import { importRegistros } from '@/entities/registro-servicios/registro-import'
import { registrosRepository } from '@/entities/registro-servicios/registros'
import { batchOf, type ImportBatch, type ImportPlan, listAfter } from '@/shared/lib/file/import-plan'
import type { Stored } from '@/shared/storage/stored-module'
import { random } from '../../random'
import { runs } from '../../runs'
import { signIn } from '../sign-in'

const TODAY = '2026-11-26'
const fileOf = (lines: readonly string[]) => new Blob([lines.join('\n')])

type Import = {
  all(): Promise<readonly Stored[]>
  /** What a file of these drawn lines would do, and the lines of it that can come in. */
  plan(drawn: readonly number[]): Promise<ImportPlan<Stored> & { lines: readonly number[] }>
  write(batch: ImportBatch<Stored>): Promise<unknown>
  takeBack(back: unknown): Promise<unknown>
}

/** An import as its dialog runs it. */
function importOf<T extends Stored, R extends { line: number }>(
  repository: { all(): Promise<T[]> },
  { mutationFn, meta }: { mutationFn?: unknown; meta?: { undo?: (data: unknown) => Promise<unknown> } },
  read: (file: Blob) => Promise<{ rows: R[] }>,
  planOf: (rows: readonly R[], list: readonly T[]) => ImportPlan<T>,
  file: (drawn: readonly number[]) => string[],
): Import {
  return {
    all: () => repository.all(),
    async plan(drawn) {
      const { rows } = await read(fileOf(file(drawn)))
      return {
        ...(planOf(rows, await repository.all()) as unknown as ImportPlan<Stored>),
        lines: rows.map(({ line }) => line),
      }
    },
    write: (batch) => (mutationFn as (batch: unknown) => Promise<unknown>)(batch),
    takeBack: (back) => meta?.undo?.(back) ?? expect.fail('no way back'),
  }
}

const two = (n: number) => String((n % 27) + 1).padStart(2, '0')

const IMPORTS: Readonly<Record<string, Import>> = {
  people: importOf(
    miembrosRepository,
    miembrosImport,
    (file) => importMiembros(file),
    planMiembros,
    (drawn) => [
      'Nombres;Cargo;Área;Teléfono;Email',
      ...drawn.map(
        (n) =>
          `Ana${n} Vera;${n % 2 ? 'Bombera' : 'Capitana'};Operaciones;09912345${two(n)};a${n % 40}@b.example`,
      ),
    ],
  ),
  'a log': importOf(
    registrosRepository,
    registrosImport,
    (file) => importRegistros(file, TODAY),
    planRegistros,
    (drawn) => [
      'Fecha;Hora Inicio;Hora Fin;Tipo;Descripción;Dirección;Estado',
      ...drawn.map(
        (n) => `2026-03-${two(n)};10:00;11:${two(n)};Rescate;Caso ${n % 50};Calle ${n % 7};Completado`,
      ),
    ],
  ),
  'a cédula': importOf(
    gastosRepository,
    gastosImport,
    (file) => importGastos(file),
    planPartidas,
    (drawn) => [
      'Partida;Denominación;Codificado;Comprometido;Devengado;Pagado',
      ...drawn.map((n) => `5.3.08.${two(n)};Materiales ${n % 30};${1000 + n},50;${n},25;${n},00;0,00`),
    ],
  ),
}

/** What the list itself fills in: an id, a parte's number, the balances of a line. */
const OWN = ['id', 'numero', 'saldoComprometer', 'saldoDevengar']
const bare = (records: readonly object[]) =>
  records
    .map((record) =>
      JSON.stringify(
        Object.entries(record)
          .filter(([field]) => !OWN.includes(field))
          .sort(),
      ),
    )
    .sort()

describe.each(Object.entries(IMPORTS))('an import of %s', (_, { all, plan, write, takeBack }) => {
  beforeEach(() => signIn('user-1'))

  test('does what it said ahead, and goes back whole', async () => {
    for (let seed = 1; seed <= runs(100); seed++) {
      const next = random(seed)
      const draw = () => Array.from({ length: 1 + next(20) }, () => next(200))
      // What is there already came in the same way.
      const first = await plan(draw())
      await write(batchOf(first, { out: new Set(), gone: new Set() }))
      const before = await all()
      const drawn = draw()
      const planned = await plan(drawn)
      const out = new Set(planned.lines.filter(() => next(6) === 0))
      const gone = new Set(planned.missing.filter(() => next(6) === 0).map(({ id }) => id))
      const batch = batchOf(planned, { out, gone })
      const ahead = bare(listAfter(before, batch))
      const back = await write(batch)
      const after = await all()
      expect(bare(after), `seed ${seed}`).toEqual(ahead)
      expect(after.length - before.length, `seed ${seed}`).toBe(batch.added.length - batch.removed.length)
      await takeBack(back)
      expect(bare(await all()), `seed ${seed}`).toEqual(bare(before))
    }
  })
})
