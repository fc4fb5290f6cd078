import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { type Congelado, publishedCortes } from '@/entities/presupuesto/cortes/congelado'
import { congelados } from '@/entities/presupuesto/cortes/congelados'
import { lineasDe } from '@/entities/presupuesto/cortes/corte-csv'
import { resumenPresupuesto } from '@/entities/presupuesto/formulas'
import { poblacionDe } from '@/entities/sitio/poblacion'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { formatUsd, hasPresupuesto } from '@/shared/lib/moneda'
import { Container } from '@/shared/ui/box/layout'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { ArrowLeft } from '@/shared/ui/icon/icons'
import { Emblem } from '@/shared/ui/photo/emblem'
import { PageHero } from '@/site/shell/page/page-hero'
import reading from '@/site/shell/page/reading.module.css'
import { FilePart } from './file-part'
import { GroupsPart, PoblacionLine, porHabitante } from './groups-part'
import { Meanings } from './meanings'
import { MonthsPart } from './months-part'
import classes from './presupuesto.module.css'

type CortesPartProps = { cortes: readonly Congelado[]; shown: Congelado }

/** Every published cut with its address: whoever cited one finds its figures, its file and its hash again. */
export function CortesPart({ cortes, shown }: CortesPartProps) {
  if (cortes.length < 2) return null
  return (
    <section className={reading.part} aria-labelledby="cortes">
      <h2 id="cortes">Los cortes publicados</h2>
      <p>Cada uno conserva su página, su archivo y su huella.</p>
      <ul>
        {cortes.map((corte) => (
          <li key={corte.id} className={reading.links}>
            <Link
              to="/transparencia/presupuesto"
              search={{ ejercicio: corte.ejercicio, corte: corte.id }}
              aria-current={corte === shown ? 'page' : undefined}
            >
              {corte.ejercicio}, al {formatDay(corte.fecha)}, publicado el{' '}
              {formatDay(toDay(new Date(corte.publicado)))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const route = getRouteApi('/_site/transparencia/presupuesto')

/** The newest published cut of each fiscal year, the newest year first. */
function newestOfYears(list: readonly Congelado[]): Congelado[] {
  const years = new Map<number, Congelado>()
  for (const corte of publishedCortes(list)) {
    const known = years.get(corte.ejercicio)
    if (!known || known.fecha < corte.fecha) years.set(corte.ejercicio, corte)
  }
  return [...years.values()].sort((a, b) => b.ejercicio - a.ejercicio)
}

/** The newest published cut of each month of a fiscal year up to this one, the oldest month first. */
function cutsOfYear(list: readonly Congelado[], last: Congelado | undefined): Congelado[] {
  const months = new Map<string, Congelado>()
  if (!last) return []
  const own = publishedCortes(list).filter(
    (corte) => corte.ejercicio === last.ejercicio && corte.fecha <= last.fecha,
  )
  for (const corte of own) {
    const known = months.get(corte.fecha.slice(0, 7))
    if (!known || known.fecha < corte.fecha) months.set(corte.fecha.slice(0, 7), corte)
  }
  return [...months.values()].reverse()
}

/** Of each hundred dollars, in whole ones. */
const ofHundred = (part: number, whole: number) => Math.round((part / whole) * 100)

type CutProps = { corte: Congelado; before: Congelado | undefined; year: readonly Congelado[] }

function Cut({ corte, before, year }: CutProps) {
  const poblacion = poblacionDe(useDrawnSitio())

  const { ejercicio, fecha } = corte
  const lines = useMemo(() => lineasDe(corte.texto), [corte])
  const earlier = useMemo(() => before && lineasDe(before.texto), [before])
  const { ingresos, gastos } = resumenPresupuesto(lines.ingresos, lines.gastos)
  const past = before && { ejercicio: before.ejercicio, fecha: before.fecha }
  return (
    <>
      <p className={reading.lead}>
        Para {ejercicio}, la brigada previó gastar <b>{formatUsd(gastos.codificado)}</b>. Hasta el{' '}
        {formatDay(fecha)} recibió <b>{formatUsd(ingresos.recaudado)}</b> y gastó{' '}
        <b>{formatUsd(gastos.devengado)}</b>
        {hasPresupuesto(gastos) &&
          `: ${ofHundred(gastos.devengado, gastos.codificado)} de cada 100 dólares previstos`}
        {poblacion && `, ${porHabitante(gastos.devengado, poblacion)} por habitante`}.
      </p>
      {poblacion && <PoblacionLine {...poblacion} />}
      <GroupsPart
        id="gastos"
        title="¿En qué se usa el dinero?"
        verb="Gastado"
        lines={lines.gastos}
        earlier={earlier?.gastos}
        past={past}
        done={({ devengado }) => devengado}
        poblacion={poblacion}
      />
      <GroupsPart
        id="ingresos"
        title="¿De dónde viene el dinero?"
        verb="Recibido"
        lines={lines.ingresos}
        earlier={earlier?.ingresos}
        past={past}
        done={({ recaudado }) => recaudado}
        poblacion={poblacion}
      />
      <MonthsPart cortes={year} />
      <Meanings />
      <FilePart corte={corte} />
    </>
  )
}

/** Only on paper, on each of its pages: a sheet on a wall says whose it is. */
function Letterhead() {
  const { nombreInstitucion } = useDrawnInstitucion()
  const { emblema = '' } = useDrawnSitio()
  return (
    <div className={classes.letterhead}>
      <p>
        <Emblem source={emblema} size={40} />
        <b>{nombreInstitucion}</b>
      </p>
    </div>
  )
}

/** The budget as the town reads it: the newest published cut of a fiscal year, in plain words. */
export function PresupuestoBody() {
  const { data } = useSuspenseQuery(congelados.list)
  const { ejercicio, corte: asked } = route.useSearch()
  const years = useMemo(() => newestOfYears(data), [data])
  const published = useMemo(() => publishedCortes(data), [data])
  const shown = asked
    ? published.find(({ id }) => id === asked)
    : ejercicio === undefined
      ? years[0]
      : years.find((corte) => corte.ejercicio === ejercicio)
  const newest = years.find((corte) => corte.ejercicio === shown?.ejercicio)
  const before = shown && years.find((corte) => corte.ejercicio === shown.ejercicio - 1)
  const year = useMemo(() => cutsOfYear(data, shown), [data, shown])
  return (
    <div className={classes.paper}>
      <Letterhead />
      <div className={classes.content}>
        <PageHero
          title="Presupuesto"
          text="Cuánto dinero tiene la brigada, de dónde viene y en qué se usa."
        />
        <Container size="md" page>
          <p className={reading.links}>
            <Link to="/transparencia" activeOptions={{ exact: true }}>
              <ArrowLeft size={18} aria-hidden /> Transparencia
            </Link>
          </p>
          {years.length > 1 && (
            <nav className={reading.links} aria-label="Años">
              {years.map((corte) => (
                <Link
                  key={corte.id}
                  to="/transparencia/presupuesto"
                  search={{ ejercicio: corte.ejercicio }}
                  aria-current={corte.ejercicio === shown?.ejercicio ? 'page' : undefined}
                >
                  {corte.ejercicio}
                </Link>
              ))}
            </nav>
          )}
          {shown ? (
            <>
              {newest && newest !== shown && (
                <p className={reading.links}>
                  <Link to="/transparencia/presupuesto" search={{ ejercicio: newest.ejercicio }}>
                    Hay cifras más nuevas, al {formatDay(newest.fecha)}
                  </Link>
                </p>
              )}
              <Cut corte={shown} before={before} year={year} />
              <CortesPart cortes={published} shown={shown} />
            </>
          ) : (
            <EmptyState
              title={
                asked
                  ? 'Ese corte no está publicado.'
                  : ejercicio === undefined
                    ? 'La brigada todavía no publica su presupuesto.'
                    : `La brigada no ha publicado el presupuesto de ${ejercicio}.`
              }
            />
          )}
        </Container>
      </div>
    </div>
  )
}
