import { type AmountReader, amountReader } from '@/shared/lib/file/amount'
import {
  allowed,
  type Cell,
  cellText,
  parseDay,
  parseOption,
  parseYesNo,
  plain,
} from '@/shared/lib/file/cells'
import { checkedLine } from '@/shared/lib/file/checked-line'
import { type ImportPlan, type ImportRow, pairUp, planImport } from '@/shared/lib/file/import-plan'
import {
  cellsOf,
  type ImportField,
  type ImportLine,
  type ImportResult,
  readLines,
  result,
  type Said,
} from '@/shared/lib/file/import-result'
import { importTable } from '@/shared/lib/file/table/table-file'
import type { Draft } from '@/shared/storage/stored-module'
import { withConteo } from './existencias'
import { CATEGORIA_LABELS, ESTADO_LABELS, type Item, itemFormSchema, newItem } from './item'

type Field = keyof Item

const FIELDS: readonly ImportField<Field>[] = [
  { key: 'id', header: 'ID' },
  { key: 'categoria', header: 'Categoría', required: true },
  { key: 'nombre', header: 'Nombre', aliases: ['Item', 'Ítem', 'Descripción'], required: true },
  { key: 'cantidad', header: 'Cantidad', aliases: ['Cant', 'Unidades'] },
  { key: 'estado', header: 'Estado' },
  { key: 'ubicacion', header: 'Ubicación' },
  { key: 'donado', header: 'Donado', aliases: ['Donación'] },
  { key: 'valorEstimado', header: 'Valor Estimado', aliases: ['Valor', 'Valor unitario'] },
  { key: 'fechaIngreso', header: 'Fecha Ingreso', aliases: ['Fecha de ingreso', 'Fecha'] },
  { key: 'notas', header: 'Notas', aliases: ['Observaciones'] },
  { key: 'proveedor', header: 'Proveedor' },
  { key: 'numeroSerie', header: 'Número de serie', aliases: ['Serie'] },
]

/** The values of the cells; a cell that can't be read becomes a value that the form's rules refuse. */
function meaning(
  { cells }: ImportLine<Field>,
  today: string,
  read: AmountReader,
): Record<keyof Omit<Draft<Item>, 'contado'>, unknown> {
  const blank = newItem(today)
  const or = (key: keyof Draft<Item>, parse: (cell: Cell | undefined) => unknown) =>
    cellText(cells[key]) === '' ? blank[key] : parse(cells[key])
  return {
    nombre: cellText(cells.nombre),
    categoria: parseOption(cells.categoria, CATEGORIA_LABELS),
    cantidad: or('cantidad', read),
    estado: or('estado', (cell) => parseOption(cell, ESTADO_LABELS)),
    donado: parseYesNo(cells.donado),
    ubicacion: cellText(cells.ubicacion),
    fechaIngreso: or('fechaIngreso', parseDay),
    valorEstimado: read(cells.valorEstimado),
    notas: cellText(cells.notas),
    proveedor: cellText(cells.proveedor),
    numeroSerie: cellText(cells.numeroSerie),
    // No file has a column for it.
    proximaRevision: blank.proximaRevision,
  }
}

/** For a file these sentences name the allowed values; the form's own messages rely on the choices beside them. */
const INSTEAD: Partial<Record<Field, string>> = {
  categoria: allowed(Object.values(CATEGORIA_LABELS)),
  estado: allowed(Object.values(ESTADO_LABELS)),
  donado: allowed(['Sí', 'No']),
  fechaIngreso: 'Use una fecha como 2024-06-30 o 30/06/2024.',
}

/** A line of the file; `id` is what it says, known here or not. */
export type ItemRow = ImportRow<Item> & { id: string }

/**
 * Items from the rows of a table: headers, labels and values in any case, with or without accents. `today` fills an
 * empty date of a new one; of a stored one an empty cell changes nothing.
 */
function itemsFrom(
  table: readonly Cell[][],
  today: string,
  { mark, columns: said }: Said,
): ImportResult<ItemRow> {
  const { lines, problems, has, columns } = readLines(table, FIELDS, said)
  const { read, doubt } = amountReader(cellsOf(lines, ['cantidad', 'valorEstimado']), mark)
  const found = { columns, ...(doubt && { doubt }) }
  const rows: ItemRow[] = []
  const now = new Date()
  if (doubt && !mark) return { ...result(rows, lines.length, problems), ...found }
  for (const line of lines) {
    const checked = checkedLine(line, meaning(line, today, read), itemFormSchema, { has, instead: INSTEAD })
    problems.push(...checked.problems)
    if (!checked.record) continue
    const { record, said: next } = checked
    rows.push({
      line: line.line,
      record: withConteo(record, undefined, now),
      over: (stored) => withConteo(next, stored, now),
      id: cellText(line.cells.id),
    })
  }
  return { ...result(rows, lines.length, problems), ...found }
}

const serialOf = ({ numeroSerie }: Draft<Item>) => plain(numeroSerie)
const nameOf = ({ nombre, categoria }: Draft<Item>) => `${plain(nombre)}/${categoria}`

/**
 * Which of the stored items each row is: that of its serial number, else that of its ID, which an export carries, else
 * that of its name and category, unless both have a serial number: then they are two things of one kind. Pure.
 */
export const planItems = (rows: readonly ItemRow[], items: readonly Item[]): ImportPlan<Item> =>
  planImport(
    rows,
    items,
    pairUp(rows, items, [
      [({ record }) => serialOf(record), serialOf],
      [({ id }) => id, ({ id }) => id],
      [
        ({ record }) => nameOf(record),
        nameOf,
        ({ record }, item) => serialOf(record) === '' || serialOf(item) === '',
      ],
    ]),
  )

/** Reads a CSV, Excel or ODS file of items. Nothing is written. */
export const importItems = (file: Blob, today: string, said: Said = {}): Promise<ImportResult<ItemRow>> =>
  importTable(file, 'Inventario', (table) => itemsFrom(table, today, said))
