import { PrintedPaper, Signatures } from '@/admin/ui/print/printed-paper'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import type { ActaDoc } from '@/entities/inspecciones/visita/acta-doc'

function Paper({ datos, hallazgos, textos, firmas }: ActaDoc) {
  return (
    <>
      <table>
        <tbody>
          {datos
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-words>{value}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {hallazgos.length > 0 && (
        <>
          <h2>Hallazgos</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">N.º</th>
                <th scope="col">Lo que falta</th>
                <th scope="col">Artículo</th>
              </tr>
            </thead>
            <tbody>
              {hallazgos.map(({ texto, articulo, nota }, n) => (
                <tr key={texto}>
                  <td>{n + 1}</td>
                  <td data-words>{[texto, nota].filter(Boolean).join('. ')}</td>
                  <td data-words>{articulo}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {textos.map(([name, text]) => (
        <div key={name}>
          <h2>{name}</h2>
          <p data-written>{text}</p>
        </div>
      ))}
      <Signatures of={firmas} />
    </>
  )
}

/** A paper of an inspection, with the brigade's head and lines to sign. */
export const PrintedActa = ({ doc }: { doc: ActaDoc }) => (
  <PrintedPaper institucion={useInstitucion()} title={doc.title} subject={<strong>{doc.subject}</strong>}>
    {() => <Paper {...doc} />}
  </PrintedPaper>
)
