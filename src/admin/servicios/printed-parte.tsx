import { Beside, PrintedPaper, Signatures } from '@/admin/ui/print/printed-paper'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import {
  FIRMAS,
  type ParteRow,
  parteDoc,
  parteSubject,
  parteTitle,
} from '@/entities/registro-servicios/parte-doc'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'

const Facts = ({ titulo, filas }: { titulo: string; filas: readonly ParteRow[] }) => (
  <div>
    <h2>{titulo}</h2>
    <table>
      <tbody>
        {filas.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-words>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

function Parte({ registro }: { registro: RegistroServicio }) {
  const { tablas, textos } = parteDoc(registro)
  return (
    <>
      <Beside>
        {tablas.slice(0, 2).map((tabla) => (
          <Facts key={tabla.titulo} {...tabla} />
        ))}
      </Beside>
      {tablas.slice(2).map((tabla) => (
        <Facts key={tabla.titulo} {...tabla} />
      ))}
      {textos.map(([name, text]) => (
        <div key={name}>
          <h2>{name}</h2>
          <p data-written>{text}</p>
        </div>
      ))}
      <Signatures of={FIRMAS} />
    </>
  )
}

/** One call on paper, with the brigade's head and lines to sign. */
export const PrintedParte = ({ registro }: { registro: RegistroServicio }) => (
  <PrintedPaper
    institucion={useInstitucion()}
    title={parteTitle(registro)}
    subject={<strong>{parteSubject(registro)}</strong>}
  >
    {() => <Parte registro={registro} />}
  </PrintedPaper>
)
