import * as v from 'valibot'
import { type Cell, cellText, parseAmount, parseDay, parseOption, parseYesNo } from '@/shared/lib/file/cells'
import {
  type ImportField,
  type ImportLine,
  type ImportNote,
  type ImportResult,
  readLines,
  result,
} from '@/shared/lib/file/import-result'
import { importTable } from '@/shared/lib/file/table-file'
import type { Draft } from '@/shared/storage/stored-module'
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
function meaning({ cells }: ImportLine<Field>, today: string): Record<keyof Draft<Item>, unknown> {
  const blank = newItem(today)
  const or = (key: keyof Draft<Item>, parse: (cell: Cell | undefined) => unknown) =>
    cellText(cells[key]) === '' ? blank[key] : parse(cells[key])
  return {
    nombre: cellText(cells.nombre),
    categoria: parseOption(cells.categoria, CATEGORIA_LABELS),
    cantidad: or('cantidad', parseAmount),
    estado: or('estado', (cell) => parseOption(cell, ESTADO_LABELS)),
    donado: parseYesNo(cells.donado),
    ubicacion: cellText(cells.ubicacion),
    fechaIngreso: or('fechaIngreso', parseDay),
    valorEstimado: parseAmount(cells.valorEstimado),
    notas: cellText(cells.notas),
    proveedor: cellText(cells.proveedor),
    numeroSerie: cellText(cells.numeroSerie),
  }
}

/**
 * New items from the rows of a table; headers, labels and values match in any case, with or without accents. An empty
 * date becomes `today`. An ID that is already in `existing` gets a warning, because the line becomes a second item.
 */
function itemsFrom(
  table: readonly Cell[][],
  today: string,
  existing: readonly Item[] = [],
): ImportResult<Draft<Item>> {
  const { lines, problems, has } = readLines(table, FIELDS)
  const rows: Draft<Item>[] = []
  const warnings: ImportNote[] = []
  const known = new Map(existing.map(({ id, nombre }) => [id, nombre]))
  for (const line of lines) {
    const faults = Object.values(line.faults)
    problems.push(...faults)
    const parsed = v.safeParse(itemFormSchema, meaning(line, today), { abortPipeEarly: true })
    if (parsed.success && faults.length === 0) rows.push(parsed.output)
    for (const issue of parsed.issues ?? []) {
      const key = String(issue.path?.[0].key) as Field
      // A missing column and an unreadable cell have been reported already, above.
      if (!has(key) || line.faults[key]) continue
      const written = cellText(line.cells[key])
      const what = written ? `«${written}» no es válido. ${issue.message}` : issue.message
      problems.push(line.note(key, what))
    }
    const twin = known.get(cellText(line.cells.id))
    if (twin) warnings.push(line.note('id', `ya existe «${twin}» con este ID; se agregará otro item.`))
  }
  return result(rows, lines.length, problems, warnings)
}

/** Reads a CSV or Excel file of items. Nothing is written. */
export const importItems = (
  file: Blob,
  today: string,
  existing: readonly Item[],
): Promise<ImportResult<Draft<Item>>> =>
  importTable(file, 'Inventario', (table) => itemsFrom(table, today, existing))
