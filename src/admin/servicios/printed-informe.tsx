import { PrintedPaper, Signatures } from '@/admin/ui/print/printed-paper'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { type Informe, informeTitle, type Tabla } from '@/entities/registro-servicios/informe'
import { madeBy } from './made-by'

const PrintedTabla = ({ titulo, columnas, filas }: Tabla) => (
  <>
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
  </>
)

/** A kept report on one page, for whoever asked the brigade for it. */
export const PrintedInforme = ({ informe }: { informe: Informe }) => (
  <PrintedPaper
    institucion={useInstitucion()}
    title={informeTitle(informe)}
    subject={<span>{madeBy(informe)}</span>}
  >
    {() => (
      <>
        {informe.tablas.map((tabla) => (
          <PrintedTabla key={tabla.titulo} {...tabla} />
        ))}
        <Signatures of={['Elaborado por', 'Jefatura']} />
      </>
    )}
  </PrintedPaper>
)
