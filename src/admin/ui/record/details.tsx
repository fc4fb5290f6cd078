import type { ReactNode } from 'react'
import { RecordHistory } from '@/admin/ui/record/history/record-history'
import classes from './details.module.css'

type DetailsProps = {
  rows: readonly (readonly [name: string, value: ReactNode])[]
  /** Its list's storage key and its id: with a central its history is shown too. */
  of?: readonly [key: string, id: string]
}

/** Names and values of one record; rows without a value are left out. */
export function Details({ rows, of }: DetailsProps) {
  return (
    <>
      <dl className={classes.list}>
        {rows
          .filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== false)
          .map(([name, value]) => (
            <div key={name} className={classes.row}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {of && <RecordHistory c={of[0]} id={of[1]} />}
    </>
  )
}
