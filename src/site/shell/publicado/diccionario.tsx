import { ScrollTable } from '@/shared/ui/text/scroll-table'

/** Each field of a set of data in a reader's words. */
export const Diccionario = ({ campos }: { campos: Readonly<Record<string, string>> }) => (
  <ScrollTable>
    <caption>Diccionario</caption>
    <thead>
      <tr>
        <th scope="col">Campo</th>
        <th scope="col">Qué es</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(campos).map(([campo, palabras]) => (
        <tr key={campo}>
          <th scope="row">
            <code>{campo}</code>
          </th>
          <td>{palabras}</td>
        </tr>
      ))}
    </tbody>
  </ScrollTable>
)
