import { wordIn } from '@/entities/modules'
import { wholeText } from '@/shared/lib/value-text'
import classes from './central.module.css'

type BothValuesProps = {
  /** The collection's title, which knows its fields' words. */
  title: string
  rows: readonly { field: string; mine: unknown; theirs: unknown }[]
}

/** What was written here beside what the central has, field by field. */
export const BothValues = ({ title, rows }: BothValuesProps) => (
  <table className={classes.both}>
    <thead>
      <tr>
        <th scope="col">Dato</th>
        <th scope="col">En este equipo</th>
        <th scope="col">En la central</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ field, mine, theirs }) => (
        <tr key={field}>
          <th scope="row">{wordIn(title, field)}</th>
          <td>{wordIn(title, field, wholeText(mine))}</td>
          <td>{wordIn(title, field, wholeText(theirs))}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
