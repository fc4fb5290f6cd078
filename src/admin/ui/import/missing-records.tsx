import { useId } from 'react'
import type { Draft, Stored } from '@/shared/storage/stored-module'
import { Tick } from '@/shared/ui/form/tick'
import { ImportGroup } from './import-group'
import classes from './import-modal.module.css'
import type { Choosing } from './importer'

type MissingRecordsProps<T extends Stored> = {
  records: readonly T[]
  nameOf: (record: Draft<T>) => string
  choice: Choosing
  canRemove: boolean
  /** What is said of them; a module may know what they still amount to. */
  tell?: ((records: readonly T[]) => string) | undefined
}

/** Stored records that the file does not have. Each stays unless somebody ticks it for deletion. */
export function MissingRecords<T extends Stored>(props: MissingRecordsProps<T>) {
  const { records, nameOf, choice, canRemove, tell } = props
  const box = useId()
  const marked = canRemove ? ` Marque ${tell ? 'las' : 'los'} que deban irse.` : ''
  return (
    <ImportGroup
      title="No están en el archivo"
      note={`${tell?.(records) ?? 'El archivo ya no los trae, y siguen aquí.'}${marked}`}
      entries={records}
    >
      {(shown) => (
        <ul className={classes.changes}>
          {shown.map((record) =>
            canRemove ? (
              <li key={record.id}>
                <Tick
                  id={box + record.id}
                  checked={choice.gone.has(record.id)}
                  onChange={(event) => choice.letGo([record.id], event.currentTarget.checked)}
                />
                <label htmlFor={box + record.id}>
                  <span className="solo-lectores">Eliminar </span>
                  {nameOf(record)}
                </label>
              </li>
            ) : (
              <li key={record.id}>{nameOf(record)}</li>
            ),
          )}
        </ul>
      )}
    </ImportGroup>
  )
}
