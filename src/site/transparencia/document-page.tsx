import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hasCentral } from '@/access/central/mark'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { bodyOf } from '@/entities/rendicion/body'
import { isInBuild, publishedRendiciones } from '@/entities/rendicion/filters'
import { rendiciones } from '@/entities/rendicion/queries'
import { MOST_TAGS, type Rendicion, shownTags } from '@/entities/rendicion/rendicion'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { formatDay } from '@/shared/lib/fecha'
import { isPictureSource } from '@/shared/lib/url'
import { ArchivoList } from '@/shared/ui/archivo/archivo-list'
import { Container } from '@/shared/ui/box/layout'
import { ArrowLeft } from '@/shared/ui/icon/icons'
import { Emblem } from '@/shared/ui/photo/emblem'
import { Picture } from '@/shared/ui/photo/picture'
import { Markdown } from '@/shared/ui/text/markdown'
import { Title } from '@/shared/ui/text/text'
import { NotFound } from '@/site/shell/not-found-page'
import classes from './document.module.css'
import { DocumentActions } from './document-actions'
import { PrintFoot } from './print-foot'
import { retiradasQuery, Withdrawn } from './withdrawn'

const route = getRouteApi('/_site/transparencia/$id')

function Letterhead() {
  const { nombreInstitucion, direccion } = useDrawnInstitucion()
  const { emblema = '' } = useDrawnSitio()
  return (
    <div className={classes.letterhead}>
      <Emblem source={emblema} size={56} />
      <p>
        <b>{nombreInstitucion}</b>
        <span>{direccion}</span>
      </p>
    </div>
  )
}

function Head({ rendicion: { titulo, fecha, autor, tags } }: { rendicion: Rendicion }) {
  return (
    <header className={classes.head}>
      <p className={classes.kind}>Rendición de cuentas</p>
      <Title order={1} className={classes.title}>
        {titulo}
      </Title>
      <dl className={classes.facts}>
        {fecha && (
          <div>
            <dt>Fecha</dt>
            <dd>
              <time dateTime={fecha}>{formatDay(fecha)}</time>
            </dd>
          </div>
        )}
        {autor && (
          <div>
            <dt>Autor</dt>
            <dd>{autor}</dd>
          </div>
        )}
      </dl>
      {tags.length > 0 && (
        <ul className={classes.tags} aria-label="Categorías">
          {shownTags(tags).map((tag) => (
            <li key={tag}>
              <Link to="/transparencia" search={{ tag }} className={classes.tag}>
                {tag}
              </Link>
            </li>
          ))}
          {tags.length > MOST_TAGS && <li>y {tags.length - MOST_TAGS} más</li>}
        </ul>
      )}
    </header>
  )
}

function Pictures({ rendicion: { titulo, imagenes } }: { rendicion: Rendicion }) {
  const sources = imagenes.filter(isPictureSource)
  if (sources.length === 0) return null
  return (
    <section className={classes.pictures} aria-label="Fotografías">
      {sources.map((source, index) => (
        <Picture key={source} source={source} alt={`${titulo}: fotografía ${index + 1}`} />
      ))}
    </section>
  )
}

function Files({ rendicion: { archivos = [] } }: { rendicion: Rendicion }) {
  if (archivos.length === 0) return null
  return (
    <section className={classes.files} aria-labelledby="archivos">
      <Title order={2} size="h4" id="archivos">
        Archivos para descargar
      </Title>
      <ArchivoList archivos={archivos} />
    </section>
  )
}

/** One published report as a document, on screen and on paper. */
export function DocumentPage() {
  const { id } = route.useParams()
  const { data } = useSuspenseQuery(rendiciones.list)
  const { nombreInstitucion } = useDrawnInstitucion()
  const rendicion = publishedRendiciones(data).find((one) => one.id === id)
  const router = useRouter()
  const shown = rendicion?.titulo
  const loaded = route.useLoaderData()?.titulo
  // Another tab may publish, rename or unpublish the report while it is open here: the title follows.
  useEffect(() => {
    // In one step, because a background load would not update the title.
    if (shown !== loaded) void router.invalidate({ sync: true })
  }, [shown, loaded, router])
  const { data: retiradas } = useSuspenseQuery(retiradasQuery)
  if (!rendicion) return retiradas.includes(id) ? <Withdrawn /> : <NotFound />
  const linked = hasCentral() || isInBuild(rendicion)

  return (
    <Container size="md" className={classes.page}>
      <div className={classes.bar}>
        <Link to="/transparencia" activeOptions={{ exact: true }} className={classes.back}>
          <ArrowLeft size={18} aria-hidden /> Todos los informes
        </Link>
        <DocumentActions title={rendicion.titulo} linked={linked} />
      </div>
      <article className={classes.document}>
        <Letterhead />
        <Head rendicion={rendicion} />
        <Markdown>{bodyOf(rendicion)}</Markdown>
        <Pictures rendicion={rendicion} />
        <Files rendicion={rendicion} />
        <PrintFoot autor={rendicion.autor} institucion={nombreInstitucion} linked={linked} />
      </article>
    </Container>
  )
}
