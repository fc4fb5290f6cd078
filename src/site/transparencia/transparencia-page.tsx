import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { memo, useEffect, useId, useMemo } from 'react'
import { hasAddress } from '@/access/uses'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { excerptOf } from '@/entities/rendicion/body'
import {
  CARD_TAGS,
  countRendiciones,
  filterRendiciones,
  publishedRendiciones,
  tagsOf,
} from '@/entities/rendicion/filters'
import { rendiciones } from '@/entities/rendicion/queries'
import { type Rendicion, shownTags } from '@/entities/rendicion/rendicion'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { Container } from '@/shared/ui/box/layout'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { Star } from '@/shared/ui/icon/icons'
import { OnwardLink } from '@/site/shell/onward-link'
import { PageHero } from '@/site/shell/page/page-hero'
import { useGrowing } from '@/site/shell/use-growing'
import classes from './transparencia.module.css'

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  const rest = tags.slice(CARD_TAGS)
  return (
    <ul className={classes.tags} aria-label="Categorías">
      {tags.slice(0, CARD_TAGS).map((tag) => (
        <li key={tag} className={classes.tag}>
          {tag}
        </li>
      ))}
      {rest.length > 0 && (
        <li className={classes.more} title={shownTags(rest).join(', ')}>
          +{rest.length}
        </li>
      )}
    </ul>
  )
}

/** One report on the list (spec §2.8). */
const RendicionCard = memo(function RendicionCard({ rendicion }: { rendicion: Rendicion }) {
  const { id, titulo, autor, fecha, tags, destacado } = rendicion
  // Not the report's own id, which may hold a space: `aria-describedby` would read two ids.
  const titleId = useId()
  return (
    <li className={classes.card}>
      <p className={classes.meta}>
        {fecha && <time dateTime={fecha}>{formatDay(fecha)}</time>}
        {autor && <span>{autor}</span>}
        {destacado && (
          <span className={classes.starred}>
            <Star size={14} aria-hidden /> Destacado
          </span>
        )}
      </p>
      <h2 className={classes.title} id={titleId}>
        {titulo}
      </h2>
      <p className={classes.excerpt}>{excerptOf(rendicion)}</p>
      <div className={classes.foot}>
        <Tags tags={tags} />
        <OnwardLink variant="light" to="/transparencia/$id" params={{ id }} aria-describedby={titleId}>
          Ver Completo
        </OnwardLink>
      </div>
    </li>
  )
})

/** Reports per step: so few that no key press waits for a step on a slow phone. */
const CHUNK = 20

/** Prepares the reports' texts for the search in small steps, before anybody searches. The filter keeps each. */
function useWarmSearch(list: readonly Rendicion[]): void {
  useEffect(() => {
    let done = 0
    const step = () => {
      filterRendiciones(list.slice(done, done + CHUNK), { query: 'a' })
      done += CHUNK
      if (done < list.length) timer = setTimeout(step)
    }
    let timer = setTimeout(step)
    return () => clearTimeout(timer)
  }, [list])
}

const OTHERS = [
  ['/transparencia/presupuesto', 'El presupuesto, en palabras sencillas'],
  ['/transparencia/lotaip', 'Lo que pide la ley, mes a mes'],
  ['/transparencia/solicitud', 'Pedir información pública'],
  ['/transparencia/preguntas', 'Preguntar sobre las cuentas'],
] as const

const route = getRouteApi('/_site/transparencia/')
const BATCH = 4

/** The published reports, with search and tags (spec §2.8). */
export function TransparenciaPage() {
  const { data } = useSuspenseQuery(rendiciones.list)
  const search = route.useSearch()
  const uses = useModulos()
  const { buscar, tag } = search
  const list = useMemo(() => publishedRendiciones(data), [data])
  const tags = useMemo(() => tagsOf(list), [list])
  const found = useMemo(() => filterRendiciones(list, { query: buscar, tag }), [list, buscar, tag])
  const { shown, sentinel } = useGrowing(found, JSON.stringify([buscar, tag]), BATCH)
  const { total, esteAnio } = countRendiciones(list, toDay(new Date()))
  useWarmSearch(list)

  return (
    <>
      <PageHero
        title="Transparencia"
        text="Rendición de cuentas: qué hicimos, cuánto recibimos y en qué se gastó."
        figures={[
          { label: 'Informes publicados', value: total },
          { label: 'Este año', value: esteAnio },
          { label: 'Destacados', value: total },
          { label: 'Acceso público', value: '100%' },
        ]}
      />
      <Container size="lg" page>
        <p className={classes.others}>
          {OTHERS.filter(([to]) => hasAddress(uses, to)).map(([to, label]) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </p>
        <FilterBar
          search={search}
          placeholder="Buscar en el texto de los informes..."
          filters={[
            {
              field: 'tag',
              label: 'Filtrar por categoría',
              all: 'Todas las categorías',
              options: tags.map((name) => [name, name]),
            },
          ]}
        />
        <p className={classes.found} role="status">
          {found.length === 1 ? '1 informe' : `${found.length} informes`}
        </p>
        {found.length === 0 ? (
          <EmptyState title="No se encontraron reportes" />
        ) : (
          <ul className={classes.list}>
            {shown.map((rendicion) => (
              <RendicionCard key={rendicion.id} rendicion={rendicion} />
            ))}
          </ul>
        )}
        <div ref={sentinel} />
      </Container>
    </>
  )
}
