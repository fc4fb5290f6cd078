import { PrintedPaper, Signatures } from '@/admin/ui/print/printed-paper'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import type { HorasPersona } from '@/entities/horas-personas'
import { type Periodo, periodoTitle } from '@/entities/registro-servicios/periodo'
import { capitalized } from '@/shared/lib/text'
import { CERTIFICADO_TITLE, type Certificado } from './certificado'

type PrintedCertificadoProps = { certificado: Certificado; persona: HorasPersona; periodo: Periodo }

const Paper = ({ certificado: { resumen, partes, notas } }: Pick<PrintedCertificadoProps, 'certificado'>) => (
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
              <th>Fecha</th>
              <th>Tipo</th>
              <th>Servicio</th>
              <th align="right">Tiempo</th>
            </tr>
          </thead>
          <tbody>
            {partes.map(({ id, fecha, tipo, servicio, tiempo }) => (
              <tr key={id}>
                <td>{fecha}</td>
                <td>{tipo}</td>
                <td data-words>{servicio}</td>
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
    <Signatures of={['Elaborado por', 'Jefatura']} />
  </>
)

/** The certificate on paper, with the brigade's head and lines to sign. */
export function PrintedCertificado({ certificado, persona, periodo }: PrintedCertificadoProps) {
  const { nombres, cargo } = persona.miembro ?? { nombres: persona.nombre, cargo: '' }
  return (
    <PrintedPaper
      institucion={useInstitucion()}
      title={CERTIFICADO_TITLE}
      subject={
        <strong>
          {[nombres.trim(), cargo.trim()].filter(Boolean).join(', ')}. {capitalized(periodoTitle(periodo))}
        </strong>
      }
    >
      {() => <Paper certificado={certificado} />}
    </PrintedPaper>
  )
}
