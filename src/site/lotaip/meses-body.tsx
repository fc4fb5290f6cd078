import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cuentaDicha } from '@/entities/lotaip/contenido'
import { nameOfMonth } from '@/entities/lotaip/month-name'
import { type Publicado, publishedMeses } from '@/entities/lotaip/publicado'
import { publicados } from '@/entities/lotaip/publicados'
import { addMonths } from '@/shared/lib/dias'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { capitalized } from '@/shared/lib/text'
import { Container } from '@/shared/ui/box/layout'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { ArrowLeft } from '@/shared/ui/icon/icons'
import { PageHero } from '@/site/shell/page/page-hero'
import reading from '@/site/shell/page/reading.module.css'
import { Fuente } from './fuente'
import classes from './lotaip.module.css'

type Mes = { mes: string; publicado: Publicado | undefined }

/** Every month from the newest published one back to the oldest, the unpublished ones between them too. */
function monthsOf(list: readonly Publicado[]): Mes[] {
  const [newest, oldest] = [list[0]?.mes, list.at(-1)?.mes]
  const months: Mes[] = []
  for (let mes = newest ?? ''; oldest && mes >= oldest; mes = addMonths(mes, -1))
    months.push({ mes, publicado: list.find((one) => one.mes === mes) })
  return months
}

function Row({ mes, publicado }: Mes) {
  const name = capitalized(nameOfMonth(mes))
  if (!publicado)
    return (
      <li>
        <b>{name}</b> <span>Falta: la brigada no lo ha publicado.</span>
      </li>
    )
  return (
    <li>
      <Link to="/transparencia/lotaip/$mes" params={{ mes }}>
        {name}
      </Link>{' '}
      <span>
        {cuentaDicha(publicado.numerales)}. Publicado el {formatDay(toDay(new Date(publicado.publicado)))}.
      </span>
    </li>
  )
}

/** The months that the transparency law asks for, as the brigade published them. */
export function MesesBody() {
  const { data } = useSuspenseQuery(publicados.list)
  const list = publishedMeses(data)
  const months = monthsOf(list)
  const years = [...new Set(months.map(({ mes }) => mes.slice(0, 4)))]
  const [newest] = list
  return (
    <>
      <PageHero
        title="Transparencia mes a mes"
        text="Lo que la ley de transparencia pide publicar, numeral por numeral, con sus archivos."
      />
      <Container size="md" page>
        <p className={reading.links}>
          <Link to="/transparencia" activeOptions={{ exact: true }}>
            <ArrowLeft size={18} aria-hidden /> Transparencia
          </Link>
        </p>
        {newest ? (
          <>
            {years.map((year) => (
              <section key={year} className={reading.part} aria-labelledby={`anio-${year}`}>
                <h2 id={`anio-${year}`}>{year}</h2>
                <ul className={classes.months}>
                  {months
                    .filter(({ mes }) => mes.startsWith(year))
                    .map((one) => (
                      <Row key={one.mes} {...one} />
                    ))}
                </ul>
              </section>
            ))}
            <Fuente publicado={newest} />
          </>
        ) : (
          <EmptyState title="La brigada todavía no publica ningún mes." />
        )}
      </Container>
    </>
  )
}
