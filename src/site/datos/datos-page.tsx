import { centralMark, hasCentral } from '@/access/central/mark'
import { hasAddress } from '@/access/uses'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { Container } from '@/shared/ui/box/layout'
import { CopyDate } from '@/site/shell/copy-date'
import { NotFound } from '@/site/shell/not-found-page'
import { PageHero } from '@/site/shell/page/page-hero'
import { Diccionario } from '@/site/shell/publicado/diccionario'
import { LicenciaLine } from '@/site/shell/publicado/licencia-line'
import { CONJUNTOS, type Conjunto, datosPath, FORMATOS } from './conjuntos'
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
      <Diccionario campos={campos} />
    </section>
  )
}

/** The brigade's open data, as files to download. Only a central has them. */
export function DatosPage() {
  const uses = useModulos()
  if (!hasCentral()) return <NotFound />
  return (
    <>
      <PageHero
        title="Datos abiertos"
        text="Lo que publicamos, en archivos para leer con una hoja de cálculo o un programa."
      />
      <Container size="md" page>
        <p className={classes.terms}>
          <LicenciaLine /> <CopyDate />
        </p>
        {centralMark() === 'muestra' && (
          <p className={classes.terms}>
            <b>Modo de muestra:</b> estos datos son de una brigada inventada.
          </p>
        )}
        {CONJUNTOS.filter(({ id }) => hasAddress(uses, datosPath(id, 'csv'))).map((conjunto) => (
          <Section key={conjunto.id} conjunto={conjunto} />
        ))}
      </Container>
    </>
  )
}
