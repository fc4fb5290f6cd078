import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { activeMiembros, areasOf, filterMiembros, groupByArea } from '@/entities/personal/directory'
import type { Miembro } from '@/entities/personal/miembro'
import { miembros } from '@/entities/personal/queries'
import { cifraDe, isSampleCifra, SAMPLE_MARK } from '@/entities/sitio/cifras'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { yearOf } from '@/shared/lib/fecha'
import { Container } from '@/shared/ui/box/layout'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { byArea } from '@/shared/ui/control/filter'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { PersonPhoto } from '@/shared/ui/photo/person-photo'
import { Title } from '@/shared/ui/text/text'
import { PageHero } from '@/site/shell/page/page-hero'
import { useGrowing } from '@/site/shell/use-growing'
import classes from './personal.module.css'

const BATCH = 24

function PersonCard({ miembro: { nombres, cargo, area, fotoUrl, fechaIngreso } }: { miembro: Miembro }) {
  const year = yearOf(fechaIngreso)
  return (
    <li className={classes.card}>
      <PersonPhoto nombres={nombres} source={fotoUrl} size={88} />
      <p className={classes.name}>{nombres}</p>
      <p className={classes.cargo}>{cargo}</p>
      <p className={classes.facts}>
        {area.trim() && <span className={classes.area}>{area}</span>}
        {year && <span>Desde {year}</span>}
      </p>
    </li>
  )
}

type DirectoryProps = { list: readonly Miembro[]; query: string | undefined; area: string | undefined }

/** The members that match the filters, in batches. */
function Directory({ list, query, area }: DirectoryProps) {
  const found = useMemo(() => filterMiembros(list, { query, area }), [list, query, area])
  const { shown, sentinel } = useGrowing(found, JSON.stringify([query, area]), BATCH)
  return (
    <>
      <p className={classes.found} role="status">
        {found.length === 1 ? '1 persona' : `${found.length} personas`}
      </p>
      {found.length === 0 ? (
        <EmptyState title="No se encontró personal" />
      ) : (
        <ul className={classes.directory}>
          {shown.map((miembro) => (
            <PersonCard key={miembro.id} miembro={miembro} />
          ))}
        </ul>
      )}
      <div ref={sentinel} />
    </>
  )
}

/** How many members of an area are shown; the directory below has all of them. */
const PER_AREA = 8

function AreaGroup({ area, members }: { area: string; members: readonly Miembro[] }) {
  return (
    <section className={classes.group} aria-label={area}>
      <Title order={3} size="h4" className={classes.groupTitle}>
        {area}
        <span className={classes.groupCount}>
          {members.length === 1 ? '1 integrante' : `${members.length} integrantes`}
        </span>
      </Title>
      <ul className={classes.members}>
        {members.slice(0, PER_AREA).map(({ id, nombres, cargo, fotoUrl }) => (
          <li key={id} className={classes.member}>
            <PersonPhoto nombres={nombres} source={fotoUrl} size={48} />
            <div className={classes.who}>
              <p className={classes.name}>{nombres}</p>
              <p className={classes.cargo}>{cargo}</p>
            </div>
          </li>
        ))}
      </ul>
      {members.length > PER_AREA && (
        <Link to="/personal" search={{ area }} hash="directorio" className={classes.all}>
          Ver los {members.length} de {area}
        </Link>
      )}
    </section>
  )
}

/** Active members by area (spec §2.7). */
function AreaGroups({ list }: { list: readonly Miembro[] }) {
  return (
    <div className={classes.groups}>
      {groupByArea(list).map(([area, members]) => (
        <AreaGroup key={area} area={area} members={members} />
      ))}
    </div>
  )
}

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
