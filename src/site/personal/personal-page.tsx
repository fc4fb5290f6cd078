import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { activeMiembros, areasOf } from '@/entities/personal/directory'
import { miembros } from '@/entities/personal/queries'
import { cifraDe, isSampleCifra, SAMPLE_MARK } from '@/entities/sitio/cifras'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { Container } from '@/shared/ui/box/layout'
import { byArea } from '@/shared/ui/control/filter'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { Title } from '@/shared/ui/text/text'
import { PageHero } from '@/site/shell/page/page-hero'
import { AreaGroups } from './area-groups'
import { Directory } from './directory'
import classes from './personal.module.css'

const route = getRouteApi('/_site/personal')

/** The active members by area, and a directory to search (spec §2.7). */
export function PersonalPage() {
  const { data } = useSuspenseQuery(miembros.list)
  const sitio = useDrawnSitio()
  const years = cifraDe('experiencia', sitio, {}, new Date())
  const search = route.useSearch()
  const { buscar, area } = search
  const list = useMemo(() => activeMiembros(data), [data])
  const areas = useMemo(() => areasOf(list), [list])

  return (
    <>
      <PageHero
        title="Nuestro Personal"
        text="Mujeres y hombres que salen a cualquier hora cuando alguien llama al 911."
        figures={[
          { label: 'Miembros activos', value: list.length },
          { label: 'Áreas', value: areas.length },
          ...(years
            ? [
                {
                  label: 'Años de experiencia',
                  value: years,
                  note: isSampleCifra('experiencia', sitio, new Date()) && SAMPLE_MARK,
                },
              ]
            : []),
        ]}
      />
      <Container size="lg" page>
        {list.length > 0 && (
          <section aria-labelledby="por-area">
            <Title order={2} id="por-area" className={classes.heading}>
              Por área
            </Title>
            <AreaGroups list={list} />
          </section>
        )}
        <section aria-labelledby="directorio">
          <Title order={2} id="directorio" className={classes.heading}>
            Directorio
          </Title>
          <FilterBar search={search} placeholder="Buscar por nombre o cargo..." filters={[byArea(areas)]} />
          <Directory list={list} query={buscar} area={area} />
        </section>
      </Container>
    </>
  )
}
