import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCan } from '@/access/user-query'
import { useWhole } from '@/admin/ui/record/use-whole'
import type { Local } from '@/entities/inspecciones/local'
import { hermanos } from '@/entities/inspecciones/locales'
import { locales } from '@/entities/inspecciones/queries'
import type { Plantilla } from '@/entities/inspecciones/visita/plantilla'
import { abiertas, plantillas, visitas } from '@/entities/inspecciones/visita/queries'
import { isOver, type Visita } from '@/entities/inspecciones/visita/visita'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { knownEquipo } from '@/shared/storage/device/equipo'
import { Group, Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Text } from '@/shared/ui/text/text'
import { EnCurso } from './en-curso'
import { Historia } from './historia'
import type { VisitaSearch } from './search'
import { useVisita } from './use-visita'
import classes from './visita.module.css'

const route = getRouteApi('/admin/inspecciones/visita')

const TO = '/admin/inspecciones/visita'

type Known = { local: Local; all: readonly Visita[]; versiones: readonly Plantilla[] }

function Corre({ visita, ...known }: Known & { visita: Visita }) {
  const { terminar } = route.useSearch()
  const patch = useSearchPatch<VisitaSearch>()
  const stands = useVisita({ visita, ...known })
  return (
    <EnCurso
      local={known.local}
      visita={visita}
      stands={stands}
      terminando={terminar === true}
      onTerminar={(open) => patch({ terminar: open || undefined })}
    />
  )
}

/** The owner's other premises: one visit goes from each to the next. */
const Hermanos = ({ others, all }: { others: readonly Local[]; all: readonly Visita[] }) => {
  const today = toDay(new Date())
  if (others.length === 0) return null
  return (
    <Text size="sm">
      {'Del mismo dueño: '}
      {others.map(({ id, nombre }, n) => (
        <span key={id}>
          {n > 0 && ' · '}
          <Link to={TO} search={{ local: id }}>
            {nombre}
          </Link>
          {all.some((one) => one.local === id && one.dia === today) && ' (visto hoy)'}
        </span>
      ))}
    </Text>
  )
}

function DeLocal({ local, all, versiones, others }: Known & { others: readonly Local[] }) {
  const writes = useCan('inspecciones:create')
  const equipo = knownEquipo()
  const own = all.filter((one) => one.equipo === equipo)
  const runs = own.find((one) => one.local === local.id && !isOver(one))
  const today = toDay(new Date())
  const there = own.find(
    ({ local: id, dia, con }) => con && dia === today && others.some((one) => one.id === id),
  )
  const con = there ? { con: there.con, ...(there.comoQue && { comoQue: there.comoQue }) } : {}
  return (
    <Stack className={classes.narrow}>
      <PageTitle title={`Visita: ${local.nombre}`} />
      <Group apart gap="sm" oneLine>
        <div className={classes.name}>
          <Text size="lg" strong>
            {local.nombre}
          </Text>
          <Text size="sm" dimmed>
            {[local.direccion, local.parroquia].filter(Boolean).join(', ')}
          </Text>
        </div>
        <LinkButton to={TO} variant="subtle">
          Otro local
        </LinkButton>
      </Group>
      <Hermanos others={others} all={all} />
      {runs && writes ? (
        <Corre key={runs.id} {...{ local, all, versiones }} visita={runs} />
      ) : (
        <Historia {...{ local, all, versiones, equipo, writes, con }} />
      )}
    </Stack>
  )
}

/** The visits that run, on whichever phone. */
function Corren({ list, all }: { list: readonly Local[]; all: readonly Visita[] }) {
  const names = new Map(list.map(({ id, nombre }) => [id, nombre]))
  const runs = all.filter((one) => !isOver(one) && names.has(one.local))
  return (
    <Stack className={classes.narrow}>
      <PageTitle title="Visitas" />
      <Group apart gap="sm" oneLine>
        <Text size="lg" strong>
          {runs.length > 0 ? 'Visitas sin terminar' : 'Ninguna visita sin terminar'}
        </Text>
        <LinkButton to="/admin/inspecciones" variant="subtle">
          Locales
        </LinkButton>
      </Group>
      {runs.length === 0 && <Text>Elija un local de la lista: desde ahí empieza su visita.</Text>}
      <ul className={classes.rows} aria-label="Visitas sin terminar">
        {runs.map(({ id, local, dia, por }) => (
          <li key={id} className={classes.row}>
            <Group apart gap="sm" oneLine>
              <div className={classes.name}>
                <Text strong>{names.get(local)}</Text>
                <Text size="sm" dimmed>
                  {[formatDay(dia), por].filter(Boolean).join(' · ')}
                </Text>
              </div>
              <LinkButton to={TO} search={{ local }} aria-label={`Seguir la visita de ${names.get(local)}`}>
                Seguir
              </LinkButton>
            </Group>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** A visit: a shop is walked with one thumb, and each tap is kept at once. */
export function VisitaPage() {
  const { local: id } = route.useSearch()
  const list = useWhole(locales)
  const over = useWhole(visitas)
  const running = useWhole(abiertas)
  const versiones = useWhole(plantillas)
  const all = useMemo(() => [...running, ...over], [running, over])
  const local = id ? list.find((one) => one.id === id) : undefined
  if (local)
    return <DeLocal key={local.id} {...{ local, all, versiones }} others={hermanos(list, local, local.id)} />
  if (!id) return <Corren list={list} all={all} />
  return (
    <Stack>
      <PageTitle title="Visita" />
      <EmptyState title="Ese local ya no está en la lista">
        <LinkButton to="/admin/inspecciones">Ver los locales</LinkButton>
      </EmptyState>
    </Stack>
  )
}
