import { useId } from 'react'
import { changedFields, type ImportChange } from '@/shared/lib/file/import-plan'
import type { Draft, Stored } from '@/shared/storage/stored-module'
import { Tick } from '@/shared/ui/form/tick'
import { ImportGroup } from './import-group'
import classes from './import-modal.module.css'
import type { Choosing, PreviewColumn } from './importer'

type ChangedRowsProps<T extends Stored> = {
  changes: readonly ImportChange<T>[]
  columns: readonly PreviewColumn<T>[]
  nameOf: (record: Draft<T>) => string
  choice: Choosing
}

/** Says «vacío» for an empty text, because the arrow would point at nothing. */
const shownOf = <T extends Stored>({ cell }: PreviewColumn<T>, record: Draft<T>) => {
  const content = cell(record)
  return content === '' ? 'vacío' : content
}

/** Stored records whose values differ in the file, field by field. */
export function ChangedRows<T extends Stored>({ changes, columns, nameOf, choice }: ChangedRowsProps<T>) {
  const box = useId()
  const lines = changes.map(({ line }) => line)
  return (
    <ImportGroup
      title="Cambian"
      entries={changes}
      ticked={lines.filter((line) => !choice.out.has(line)).length}
      onTickAll={(on) => choice.take(lines, on)}
    >
      {(shown) => (
        <ul className={classes.changes}>
          {shown.map((change) => {
            const { line, before, after } = change
            const fields = changedFields(change) as readonly string[]
            return (
              <li key={line}>
                <Tick
                  id={`${box}${line}`}
                  checked={!choice.out.has(line)}
                  onChange={(event) => choice.take([line], event.currentTarget.checked)}
                />
                <div>
                  <label htmlFor={`${box}${line}`}>{nameOf(before)}</label>
                  {columns
                    .filter(({ field }) => fields.includes(field))
                    .map((column) => (
                      <p key={column.field}>
                        {column.header}: {shownOf(column, before)} → <b>{shownOf(column, after)}</b>
                      </p>
                    ))}
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </ImportGroup>
  )
}
