import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCan } from '@/access/current-user'
import walk from '@/admin/ui/box/walk.module.css'
import { useWhole } from '@/admin/ui/record/use-whole'
import type { Local } from '@/entities/inspecciones/local'
import { hermanos } from '@/entities/inspecciones/locales'
import { locales } from '@/entities/inspecciones/queries'
import {
  abiertas,
  actas,
  equipo as ownEquipo,
  plantillas,
  prorrogas,
  visitas,
} from '@/entities/inspecciones/visita/queries'
import { isOver, type Visita } from '@/entities/inspecciones/visita/visita'
import { toDay } from '@/shared/lib/fecha'
import { Group, Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Text } from '@/shared/ui/text/text'
import { BarridoPage } from './barrido-page'
import { Corren } from './corren'
import { EnCurso } from './en-curso'
import type { Known } from './estado'
import { Historia } from './historia'
import type { VisitaSearch } from './search'
import { useVisita } from './use-visita'

const route = getRouteApi('/admin/inspecciones/visita')

const TO = '/admin/inspecciones/visita'

function Corre({ local, visita, known }: { local: Local; visita: Visita; known: Known }) {
  const { terminar } = route.useSearch()
  const patch = useSearchPatch<VisitaSearch>()
  const stands = useVisita({ local, visita, all: known.all, versiones: known.versiones })
  return (
    <EnCurso
      local={local}
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

type DeLocalProps = { local: Local; known: Known; others: readonly Local[] }

function DeLocal({ local, known, others }: DeLocalProps) {
  const { all } = known
  const writes = useCan('inspecciones:create')
  const { data: equipo } = useSuspenseQuery(ownEquipo)
  const own = all.filter((one) => one.equipo === equipo)
  const runs = own.find((one) => one.local === local.id && !isOver(one))
  const today = toDay(new Date())
  const there = own.find(
    ({ local: id, dia, con }) => con && dia === today && others.some((one) => one.id === id),
  )
  const con = there ? { con: there.con, ...(there.comoQue && { comoQue: there.comoQue }) } : {}
  return (
    <Stack className={walk.narrow}>
      <PageTitle title={`Visita: ${local.nombre}`} />
      <Group apart gap="sm" oneLine>
        <div className={walk.name}>
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
        <Corre key={runs.id} {...{ local, known }} visita={runs} />
      ) : (
        <Historia {...{ local, known, equipo, writes, con }} />
      )}
    </Stack>
  )
}

/** A visit: a shop is walked with one thumb, and each tap is kept at once. */
export function VisitaPage() {
  const { local: id, barrido } = route.useSearch()
  const list = useWhole(locales)
  const over = useWhole(visitas)
  const running = useWhole(abiertas)
  const versiones = useWhole(plantillas)
  const papers = useWhole(actas)
  const asked = useWhole(prorrogas)
  const all = useMemo(() => [...running, ...over], [running, over])
  const known = { all, versiones, actas: papers, prorrogas: asked }
  const local = id ? list.find((one) => one.id === id) : undefined
  if (local) return <DeLocal key={local.id} {...{ local, known }} others={hermanos(list, local, local.id)} />
  if (barrido && !id) return <BarridoPage />
  if (!id) return <Corren list={list} known={known} />
  return (
    <Stack>
      <PageTitle title="Visita" />
      <EmptyState title="Ese local ya no está en la lista">
        <LinkButton to="/admin/inspecciones">Ver los locales</LinkButton>
      </EmptyState>
    </Stack>
  )
}
