import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { cuentaDicha, partidos } from '@/entities/lotaip/contenido'
import { numeralTitle } from '@/entities/lotaip/mes'
import { nameOfMonth } from '@/entities/lotaip/month-name'
import { type Publicado, publishedMeses } from '@/entities/lotaip/publicado'
import { publicados } from '@/entities/lotaip/publicados'
import { isMes } from '@/entities/lotaip/tabla'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { capitalized, enumerated } from '@/shared/lib/text'
import { Container } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { ArrowLeft, Printer } from '@/shared/ui/icon/icons'
import { NotFound } from '@/site/shell/not-found-page'
import { PageHero } from '@/site/shell/page/page-hero'
import reading from '@/site/shell/page/reading.module.css'
import { Fuente } from './fuente'
import { NumeralPart } from './numeral-part'

const route = getRouteApi('/_site/transparencia/lotaip/$mes')

function Numerales({ publicado }: { publicado: Publicado }) {
  const { mes, numerales } = publicado
  const { faltan } = partidos(numerales)
  const hecho = toDay(new Date(publicado.publicado))
  return (
    <>
      <p className={reading.lead}>
        La brigada publicó este mes el {formatDay(hecho)}: {cuentaDicha(numerales)}.
        {faltan.length > 0 &&
          ` ${faltan.length === 1 ? 'Falta' : 'Faltan'}: ${enumerated(faltan.map(({ id }) => numeralTitle(id)))}.`}
      </p>
      <div className={reading.actions}>
        <Button
          variant="default"
          leftSection={<Printer size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          Imprimir o guardar PDF
        </Button>
      </div>
      {numerales.map((contenido) => (
        <NumeralPart key={contenido.id} contenido={contenido} mes={mes} hecho={hecho} numerales={numerales} />
      ))}
      <Fuente publicado={publicado} />
    </>
  )
}

/** One published month, in the law's order: what each numeral says, its files, and what is missing. */
export function MesBody() {
  const { mes } = route.useParams()
  const { data } = useSuspenseQuery(publicados.list)
  const publicado = publishedMeses(data).find((one) => one.mes === mes)
  if (!isMes(mes)) return <NotFound />
  return (
    <>
      <PageHero
        title={capitalized(nameOfMonth(mes))}
        text="Lo que la ley de transparencia pide publicar de este mes, numeral por numeral."
      />
      <Container size="md" page>
        <p className={reading.links}>
          <Link to="/transparencia/lotaip" activeOptions={{ exact: true }}>
            <ArrowLeft size={18} aria-hidden /> Todos los meses
          </Link>
        </p>
        {publicado ? (
          <Numerales publicado={publicado} />
        ) : (
          <EmptyState title={`La brigada no ha publicado ${nameOfMonth(mes)}.`} />
        )}
      </Container>
    </>
  )
}
