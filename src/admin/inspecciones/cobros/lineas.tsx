import type { Linea } from '@/entities/inspecciones/cobros/calcular'
import { usd } from '@/entities/inspecciones/cobros/palabras'
import { numbered } from '@/shared/lib/numbered'
import { ScrollTable } from '@/shared/ui/text/scroll-table'
import { Text } from '@/shared/ui/text/text'
import classes from './cobros.module.css'

type LineasProps = {
  lineas: readonly (Pick<Linea, 'concepto' | 'centavos'> & {
    detalle?: string | undefined
    articulo?: string | undefined
  })[]
  total: number
}

const aboutOf = ({ detalle, articulo }: LineasProps['lineas'][number]) =>
  [detalle, articulo].filter(Boolean).join(' · ')

/** How a total comes about, line by line. */
export const Lineas = ({ lineas, total }: LineasProps) => (
  <ScrollTable className={classes.lineas} aria-label="Cálculo">
    <thead>
      <tr>
        <th scope="col">Concepto</th>
        <th scope="col">Valor</th>
      </tr>
    </thead>
    <tbody>
      {numbered(lineas).map(({ place, value }) => (
        <tr key={place}>
          <td>
            {value.concepto}
            <Text component="div" size="sm" dimmed>
              {aboutOf(value)}
            </Text>
          </td>
          <td>{usd(value.centavos)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td>{usd(total)}</td>
      </tr>
    </tfoot>
  </ScrollTable>
)

/** The same on paper. */
export const PrintedLineas = ({ lineas, total }: LineasProps) => (
  <table>
    <thead>
      <tr>
        <th>Concepto</th>
        <th align="right">Valor</th>
      </tr>
    </thead>
    <tbody>
      {numbered(lineas).map(({ place, value }) => (
        <tr key={place}>
          <td data-words>
            {value.concepto}
            <span className={classes.nota}>{aboutOf(value)}</span>
          </td>
          <td align="right">{usd(value.centavos)}</td>
        </tr>
      ))}
      <tr>
        <td>
          <b>Total a pagar</b>
        </td>
        <td align="right">
          <b>{usd(total)}</b>
        </td>
      </tr>
    </tbody>
  </table>
)
