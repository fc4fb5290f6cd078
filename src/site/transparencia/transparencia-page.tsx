import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { hasAddress } from '@/access/uses'
import { useModulos } from '@/entities/configuracion/use-institucion'
import {
  countRendiciones,
  filterRendiciones,
  publishedRendiciones,
  tagsOf,
} from '@/entities/rendicion/filters'
import { rendiciones } from '@/entities/rendicion/queries'
import type { Rendicion } from '@/entities/rendicion/rendicion'
import { toDay } from '@/shared/lib/fecha'
import { Container } from '@/shared/ui/box/layout'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { PageHero } from '@/site/shell/page/page-hero'
import { useGrowing } from '@/site/shell/use-growing'
import { RendicionCard } from './rendicion-card'
import classes from './transparencia.module.css'

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
