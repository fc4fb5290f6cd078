import type { Linea } from '@/entities/inspecciones/cobros/calcular'
import { usd } from '@/entities/inspecciones/cobros/palabras'
import { numbered } from '@/shared/lib/numbered'
import { SumTable } from '@/shared/ui/text/sum-table'
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
  <SumTable
    label="Cálculo"
    lines={lineas.map((linea) => ({
      concept: linea.concepto,
      about: aboutOf(linea),
      amount: usd(linea.centavos),
    }))}
    total={usd(total)}
  />
)

/** The same on paper. */
export const PrintedLineas = ({ lineas, total, pagada }: LineasProps & { pagada: boolean }) => (
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
          <b>{pagada ? 'Total pagado' : 'Total a pagar'}</b>
        </td>
        <td align="right">
          <b>{usd(total)}</b>
        </td>
      </tr>
    </tbody>
  </table>
)
