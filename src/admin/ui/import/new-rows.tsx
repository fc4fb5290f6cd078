import { useTight } from '@/admin/ui/table/use-tight'
import type { ImportRow } from '@/shared/lib/file/import-plan'
import type { Draft, Stored } from '@/shared/storage/stored-module'
import { Tick } from '@/shared/ui/form/tick'
import { ImportGroup } from './import-group'
import classes from './import-modal.module.css'
import type { Choosing, PreviewColumn } from './importer'

type NewRowsProps<T extends Stored> = {
  rows: readonly ImportRow<T>[]
  columns: readonly PreviewColumn<T>[]
  nameOf: (record: Draft<T>) => string
  choice: Choosing
}

/** New rows as they would be stored. */
export function NewRows<T extends Stored>({ rows, columns, nameOf, choice }: NewRowsProps<T>) {
  const brief = columns.filter((column) => column.brief)
  const lines = rows.map(({ line }) => line)
  const frame = useTight()
  return (
    <ImportGroup
      title="Nuevas"
      entries={rows}
      ticked={lines.filter((line) => !choice.out.has(line)).length}
      onTickAll={(on) => choice.take(lines, on)}
    >
      {(shown) => (
        <section aria-label="Filas nuevas" className={classes.scroll} ref={frame}>
          <table className={classes.table}>
            <thead>
              <tr>
                <td />
                {brief.map(({ field, header, align }) => (
                  <th key={field} scope="col" data-align={align}>
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ line, record }) => (
                <tr key={line}>
                  <td>
                    <Tick
                      aria-label={`Agregar ${nameOf(record)}`}
                      checked={!choice.out.has(line)}
                      onChange={(event) => choice.take([line], event.currentTarget.checked)}
                    />
                  </td>
                  {brief.map(({ field, cell, align }) => (
                    <td key={field} data-align={align}>
                      {cell(record)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </ImportGroup>
  )
}
