import { PrintedPaper, Signatures } from '@/admin/ui/print/printed-paper'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { CERTIFICADO_FIRMAS, CERTIFICADO_TITLE, type Certificado, PARTE_COLUMNS } from './certificado'

type PrintedCertificadoProps = { certificado: Certificado }

const Paper = ({ certificado: { resumen, partes, notas } }: PrintedCertificadoProps) => (
  <>
    <table>
      <tbody>
        {resumen.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {partes.length > 0 && (
      <>
        <h2>Partes de servicio</h2>
        <table>
          <thead>
            <tr>
              {PARTE_COLUMNS.map((column) => (
                <th key={column} align={column === 'Tiempo' ? 'right' : undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {partes.map(({ id, fecha, tipo, servicio, funcion, tiempo }) => (
              <tr key={id}>
                <td>{fecha}</td>
                <td>{tipo}</td>
                <td data-words>{servicio}</td>
                <td>{funcion}</td>
                <td align="right">{tiempo}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    )}
    {notas.map((nota) => (
      <p key={nota}>{nota}</p>
    ))}
    <Signatures of={CERTIFICADO_FIRMAS} />
  </>
)

/** The certificate on paper, with the brigade's head and lines to sign. */
export const PrintedCertificado = ({ certificado }: PrintedCertificadoProps) => (
  <PrintedPaper
    institucion={useInstitucion()}
    title={CERTIFICADO_TITLE}
    subject={<strong>{certificado.de}</strong>}
  >
    {() => <Paper certificado={certificado} />}
  </PrintedPaper>
)
