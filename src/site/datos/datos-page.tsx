import { centralMark, hasCentral } from '@/access/central/mark'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { Container } from '@/shared/ui/box/layout'
import { ScrollTable } from '@/shared/ui/text/scroll-table'
import { CopyDate } from '@/site/shell/copy-date'
import { NotFound } from '@/site/shell/not-found-page'
import { PageHero } from '@/site/shell/page-hero'
import { CONJUNTOS, type Conjunto, datosPath, FORMATOS, LICENCIA } from './conjuntos'
import classes from './datos.module.css'

function Section({ conjunto: { id, titulo, descripcion, campos } }: { conjunto: Conjunto }) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      <p>{descripcion}</p>
      <ul className={classes.files}>
        {FORMATOS.map((formato) => (
          <li key={formato}>
            <a href={datosPath(id, formato)} download>
              Descargar {formato.toUpperCase()}
              <span className="solo-lectores"> de {titulo}</span>
            </a>
          </li>
        ))}
      </ul>
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
    </section>
  )
}

/** The brigade's open data, as files to download. Only a central has them. */
export function DatosPage() {
  const { nombreInstitucion } = useInstitucion()
  if (!hasCentral()) return <NotFound />
  return (
    <>
      <PageHero
        title="Datos abiertos"
        text="Lo que publicamos, en archivos para leer con una hoja de cálculo o un programa."
      />
      <Container size="md" page>
        <p className={classes.terms}>
          Puede usarlos y compartirlos citando a {nombreInstitucion}, con la licencia{' '}
          <a href={LICENCIA.enlace} rel="license noopener noreferrer" target="_blank">
            {LICENCIA.nombre}
          </a>
          . <CopyDate />
        </p>
        {centralMark() === 'muestra' && (
          <p className={classes.terms}>
            <b>Modo de muestra:</b> estos datos son de una brigada inventada.
          </p>
        )}
        {CONJUNTOS.map((conjunto) => (
          <Section key={conjunto.id} conjunto={conjunto} />
        ))}
      </Container>
    </>
  )
}
