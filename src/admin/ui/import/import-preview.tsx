import type { ImportPlan } from '@/shared/lib/file/import-plan'
import type { Draft, Stored } from '@/shared/storage/stored-module'
import { ChangedRows } from './changed-rows'
import classes from './import-modal.module.css'
import type { Choosing, PreviewColumn } from './importer'
import { MissingRecords } from './missing-records'
import { NewRows } from './new-rows'

type ImportPreviewProps<T extends Stored> = {
  plan: ImportPlan<T>
  columns: readonly PreviewColumn<T>[]
  nameOf: (record: Draft<T>) => string
  choice: Choosing
  canRemove: boolean
  missing?: ((records: readonly T[]) => string) | undefined
  /** Whether every line could be read; otherwise nobody knows which records are missing. */
  complete: boolean
}

/** What a file would do: new rows, changed ones with before and after, what it leaves alone and what it lacks. */
export function ImportPreview<T extends Stored>(props: ImportPreviewProps<T>) {
  const { plan, columns, nameOf, choice, canRemove, missing, complete } = props
  return (
    <div className={classes.groups}>
      <NewRows rows={plan.added} columns={columns} nameOf={nameOf} choice={choice} />
      <ChangedRows changes={plan.changed} columns={columns} nameOf={nameOf} choice={choice} />
      {complete && (
        <MissingRecords
          records={plan.missing}
          nameOf={nameOf}
          choice={choice}
          canRemove={canRemove}
          tell={missing}
        />
      )}
      {plan.unchanged.length > 0 && (
        <details className={classes.group}>
          <summary>Sin cambios ({plan.unchanged.length})</summary>
          <ul className={classes.notes}>
            {plan.unchanged.map((record) => (
              <li key={record.id}>{nameOf(record)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
