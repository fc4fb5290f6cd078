import { entries } from 'idb-keyval'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openForRestore } from '@/admin/config/backup/restore'
import { loadAllModules } from '@/admin/shell/data/data-modules'
import { importLocales } from '@/entities/inspecciones/local-import'
import { importItems } from '@/entities/inventario/item-import'
import { importGastos, importIngresos } from '@/entities/presupuesto/cedula/cedula-import'
import { importRegistros } from '@/entities/registro-servicios/registro-import'
import { misReportes } from '@/entities/reportes/mis-reportes/queries'
import { openFile, openText } from '@/entities/reportes/packet/receive'
import type { ImportResult } from '@/shared/lib/file/import-result'
import { database } from '@/shared/storage/entry/database'
import { GOOD_TABLES, type HostileFile, hostileFiles, NOMBRE } from '../hostile-files'
import { signIn } from './sign-in'

/** What was imported, or the sentences that refused it. */
type Outcome = { taken: unknown } | { refused: string[] }
type Importer = { name: string; accepts: readonly string[]; read: (file: Blob) => Promise<Outcome> }

const table = <T>({ rows, problems }: ImportResult<T>): Outcome =>
  problems.length > 0 ? { refused: problems.map(({ sentence }) => sentence) } : { taken: rows }

type Opened = { kind: 'refused'; sentence: string } | { kind: string }
const packet = (opened: Opened): Outcome =>
  'sentence' in opened ? { refused: [opened.sentence] } : { taken: opened }

const run = <V, T>(mutation: { mutationFn?: (value: V, context: never) => Promise<T> }, value: V) =>
  mutation.mutationFn?.(value, undefined as never) ?? expect.fail('no mutation')

const IMPORTERS: Importer[] = [
  {
    name: 'the inventory',
    accepts: GOOD_TABLES,
    read: async (file) => table(await importItems(file, '2024-01-01')),
  },
  {
    // A name is enough, and these have nothing wrong but amounts, which no premises has.
    name: 'the premises',
    accepts: [
      ...GOOD_TABLES,
      ...["CSV with Excel's errors", 'Excel file with combined amounts', 'Excel file with errors'],
      'Excel file with formulas that nobody calculated',
    ],
    read: async (file) => table(await importLocales(file)),
  },
  {
    name: 'the service log',
    accepts: [],
    read: async (file) => table(await importRegistros(file, '2026-11-26')),
  },
  {
    name: 'the cédula of income',
    accepts: GOOD_TABLES,
    read: async (file) => table(await importIngresos(file)),
  },
  {
    name: 'the cédula of expenses',
    accepts: GOOD_TABLES,
    read: async (file) => table(await importGastos(file)),
  },
  {
    name: 'a file of reports',
    accepts: ['packet of reports', 'link with a report'],
    read: async (file) => packet(await openFile(file)),
  },
  {
    name: 'a pasted or scanned text of reports',
    accepts: ['packet of reports', 'link with a report'],
    read: async (file) => packet(await openText(await file.text())),
  },
  {
    name: "the station's answer",
    accepts: ["link with the station's answer"],
    read: async (file) => packet(await run(misReportes.answer, await file.text())),
  },
  {
    name: 'a copy',
    accepts: ['complete copy'],
    read: (file) =>
      run(openForRestore, file).then(
        (taken) => ({ taken }),
        (error: Error) => ({ refused: [error.message] }),
      ),
  },
]

/** Everything that this browser has stored. */
async function stored(): Promise<string> {
  const kept = await entries(database())
  return JSON.stringify([{ ...localStorage }, kept.map(([key, value]) => [key, value])])
}

let files: HostileFile[]

beforeAll(async () => {
  files = await hostileFiles()
})

beforeEach(async () => {
  await signIn('user-1')
  await loadAllModules()
})

describe.each(IMPORTERS)('$name', ({ accepts, read }) => {
  test('accepts its own files, refuses every other one in a Spanish sentence, and writes nothing', async () => {
    const before = await stored()
    const taken: string[] = []
    for (const { name, bytes } of files) {
      const outcome = await read(new Blob([new Uint8Array(bytes)]))
      if ('taken' in outcome) taken.push(name)
      else
        for (const sentence of outcome.refused)
          expect(sentence, name).toMatch(/^[A-ZÁÉÍÓÚ«][^{}<>]{15,}[.!]$|^.+Tamaño máximo: 10MB$/)
    }
    expect(taken.sort()).toEqual([...accepts].sort())
    expect(await stored()).toBe(before)
  })
})

const sentencesOf = async (name: string) => {
  const file = files.find((one) => one.name === name) ?? expect.fail(name)
  const { problems } = await importItems(new Blob([new Uint8Array(file.bytes)]), '2024-01-01')
  return problems.map(({ sentence }) => sentence)
}

test('reads letters and numbers right in every encoding, separator and kind of cell', async () => {
  for (const { name, bytes } of files.filter((file) => GOOD_TABLES.includes(file.name))) {
    const { rows } = await importItems(new Blob([new Uint8Array(bytes)]), '2024-01-01')
    expect(rows[0]?.record.nombre, name).toMatch(NOMBRE)
    expect(rows[0]?.record.cantidad, name).toBe(name.includes('formulas') ? 3 : 4)
    expect(rows[1]?.record, name).toMatchObject({ categoria: 'VEHICULO', cantidad: 2, valorEstimado: 50 })
  }
})

test.each<[string, string[]]>([
  [
    'Excel file with errors',
    [
      'Fila 2, celda F2: Cantidad tiene un error de Excel (#DIV/0!).',
      'Fila 2, celda G2: Valor Estimado tiene un error de Excel (#N/A).',
    ],
  ],
  [
    "CSV with Excel's errors",
    [
      'Fila 2, celda F2: Cantidad tiene un error de Excel (#¡DIV/0!).',
      'Fila 2, celda G2: Valor Estimado tiene un error de Excel (#N/D).',
    ],
  ],
  [
    'Excel file with formulas that nobody calculated',
    [
      'Fila 2, celda F2: Cantidad tiene una fórmula sin su resultado: abra el archivo en Excel, guárdelo e inténtelo otra vez.',
      'Fila 2, celda G2: Valor Estimado tiene una fórmula sin su resultado: abra el archivo en Excel, guárdelo e inténtelo otra vez.',
    ],
  ],
  [
    'Excel file with combined amounts',
    [
      'Fila 3, celda F3: Cantidad está en una celda combinada con F2: sepárelas y escriba cada valor.',
      'Fila 3, celda G3: Valor Estimado está en una celda combinada con G2: sepárelas y escriba cada valor.',
    ],
  ],
  [
    'Excel file with one cell at XFD1048576',
    [
      'La celda XFD1048576 está demasiado lejos: se leen hasta 20.000 filas y 200 columnas. Borre lo que sobra e inténtelo otra vez.',
    ],
  ],
  [
    'CSV of five million blank lines',
    [
      'La celda A20001 está demasiado lejos: se leen hasta 20.000 filas y 200 columnas. Borre lo que sobra e inténtelo otra vez.',
    ],
  ],
  [
    'Excel file of 200 MB of rows',
    [
      'El archivo es demasiado grande por dentro: al abrirlo ocupa más de 24 MB. Deje solo la hoja que va a importar e inténtelo otra vez.',
    ],
  ],
  [
    'CSV with a quote that never closes',
    [
      'Línea 4: unas comillas (") se abren y no se cierran donde termina la celda, y lo que sigue se confunde con ella. Corríjalas e inténtelo otra vez.',
    ],
  ],
])('%s: says where and what', async (name, sentences) => {
  expect(await sentencesOf(name)).toEqual(sentences)
})
