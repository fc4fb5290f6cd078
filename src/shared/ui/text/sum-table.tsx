import { numbered } from '@/shared/lib/numbered'
import { ScrollTable } from './scroll-table'
import classes from './sum-table.module.css'
import { Text } from './text'

type SumTableProps = {
  label: string
  /** `about` is said small below the concept; `amount` as it is read. */
  lines: readonly { concept: string; about: string; amount: string }[]
  total: string
}

/** How a total comes about, line by line. */
export const SumTable = ({ label, lines, total }: SumTableProps) => (
  <ScrollTable className={classes.table} aria-label={label}>
    <thead>
      <tr>
        <th scope="col">Concepto</th>
        <th scope="col">Valor</th>
      </tr>
    </thead>
    <tbody>
      {numbered(lines).map(({ place, value: { concept, about, amount } }) => (
        <tr key={place}>
          <td>
            {concept}
            <Text component="div" size="sm" dimmed>
              {about}
            </Text>
          </td>
          <td>{amount}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td>{total}</td>
      </tr>
    </tfoot>
  </ScrollTable>
)
