import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { hasCentral } from '@/access/central/mark'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { bodyOf } from '@/entities/rendicion/body'
import { isInBuild, publishedRendiciones } from '@/entities/rendicion/filters'
import { rendiciones } from '@/entities/rendicion/queries'
import { MOST_TAGS, type Rendicion, shownTags } from '@/entities/rendicion/rendicion'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { isPictureSource } from '@/shared/lib/url'
import { ArchivoList } from '@/shared/ui/archivo/archivo-list'
import { Container } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { ArrowLeft, Printer, Share2 } from '@/shared/ui/icon/icons'
import { type Overlays, useOverlays } from '@/shared/ui/overlay/overlays'
import { Emblem } from '@/shared/ui/photo/emblem'
import { Picture } from '@/shared/ui/photo/picture'
import { Markdown } from '@/shared/ui/text/markdown'
import { Title } from '@/shared/ui/text/text'
import { NotFound } from '@/site/shell/not-found-page'
import classes from './document.module.css'
import { retiradasQuery, Withdrawn } from './withdrawn'

const wasDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Opens the phone's share sheet; where there is none, copies the address. */
async function share({ showNotice, showSuccess }: Overlays, title: string): Promise<void> {
  const url = location.origin + location.pathname
  try {
    if (navigator.share) {
      await navigator.share({ title, url })
      return
    }
    await navigator.clipboard.writeText(url)
    showSuccess({ title: 'Enlace copiado', message: 'Péguelo donde quiera compartir el informe.' })
  } catch (error) {
    if (!wasDismissed(error)) showNotice('Copie el enlace del informe', url)
  }
}

type DocumentActionsProps = {
  title: string
  /** Whether its link opens on other devices. */
  linked: boolean
}

/** Buttons to share and print; every system's print dialog can also make a PDF. */
function DocumentActions({ title, linked }: DocumentActionsProps) {
  const overlays = useOverlays()
  return (
    <>
      {linked && (
        <Button
          variant="default"
          leftSection={<Share2 size={18} aria-hidden />}
          onClick={() => void share(overlays, title)}
        >
          Compartir
        </Button>
      )}
      <Button
        variant={linked ? 'default' : 'filled'}
        leftSection={<Printer size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        Imprimir o guardar PDF
      </Button>
      {!linked && (
        <p className={classes.only}>
          Este informe está solo en este dispositivo: su enlace no se abre en otros. Para compartirlo,
          guárdelo como PDF.
        </p>
      )}
    </>
  )
}

type PrintFootProps = { autor: string; institucion: string; linked: boolean }

/** Only on paper: the place for signature and seal, and the address of the public version, if it has one. */
function PrintFoot({ autor, institucion, linked }: PrintFootProps) {
  const [source, setSource] = useState('')
  useEffect(() => setSource(location.origin + location.pathname), [])
  return (
    <footer className={classes.printFoot}>
      <div className={classes.signatures}>
        <p className={classes.signature}>
          <b>{autor || 'Responsable'}</b>
          {institucion}
        </p>
        <p className={classes.seal}>Sello</p>
      </div>
      {source && (
        <p className={classes.source}>
          Documento público, impreso el {formatDay(toDay(new Date()))}.
          {linked && ` La versión vigente está en ${source}`}
        </p>
      )}
    </footer>
  )
}

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
