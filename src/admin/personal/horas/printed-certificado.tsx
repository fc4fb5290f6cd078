import { Facts, PrintedPaper, Signatures } from '@/admin/ui/print/printed-paper'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { CERTIFICADO_FIRMAS, type Certificado } from './certificado'

type PrintedCertificadoProps = { certificado: Certificado }

const Paper = ({ certificado: { resumen, partes, columns, notas } }: PrintedCertificadoProps) => (
  <>
    <Facts rows={resumen} />
    {partes.length > 0 && (
      <>
        <h2>Partes de servicio</h2>
        <table>
          <thead>
            <tr>
              {columns.map(({ field, header, align }) => (
                <th key={field} align={align}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {partes.map((parte) => (
              <tr key={parte.id}>
                {columns.map(({ field, align }) => (
                  <td key={field} align={align} data-words={field === 'servicio' ? true : undefined}>
                    {parte[field]}
                  </td>
                ))}
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
    title={certificado.title}
    subject={<strong>{certificado.de}</strong>}
  >
    {() => <Paper certificado={certificado} />}
  </PrintedPaper>
)
