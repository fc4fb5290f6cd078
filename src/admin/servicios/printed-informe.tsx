import { Beside, PrintedPaper, Signatures } from '@/admin/ui/print/printed-paper'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import type { Informe, Tabla } from '@/entities/registro-servicios/informe'
import { formatMoment } from '@/shared/lib/fecha'

/** When and by whom a report was made. */
export const madeBy = ({ hecho, autor }: Pick<Informe, 'hecho' | 'autor'>): string =>
  `Hecho el ${formatMoment(hecho)}${autor && ` por ${autor}`}, con la bitácora como estaba entonces`

const PrintedTabla = ({ titulo, columnas, filas }: Tabla) => (
  <div>
    <h2>{titulo}</h2>
    <table>
      <thead>
        <tr>
          {columnas.map((name, index) => (
            <th key={name} align={index > 0 ? 'right' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map(([name, ...values]) => (
          <tr key={name}>
            <td data-words>{name}</td>
            {values.map((value, index) => (
              <td key={columnas[index + 1]} align="right">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** A kept report on one page, for whoever asked the brigade for it. */
export function PrintedInforme({ informe }: { informe: Informe }) {
  const [main, ...counts] = informe.tablas
  return (
    <PrintedPaper
      institucion={useInstitucion()}
      title={informe.titulo}
      subject={<span>{madeBy(informe)}</span>}
      dense
    >
      {() => (
        <>
          {main && <PrintedTabla {...main} />}
          <Beside>
            {counts.map((tabla) => (
              <PrintedTabla key={tabla.titulo} {...tabla} />
            ))}
          </Beside>
          <Signatures of={['Elaborado por', 'Jefatura']} />
        </>
      )}
    </PrintedPaper>
  )
}
