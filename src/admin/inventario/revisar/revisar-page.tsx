import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCan } from '@/access/current-user'
import walk from '@/admin/ui/box/walk.module.css'
import { useWhole } from '@/admin/ui/record/use-whole'
import { lugaresOf, plainName } from '@/entities/inventario/lugares'
import { items } from '@/entities/inventario/queries'
import { sujetoDe } from '@/entities/inventario/revisar'
import { listas, respuestas, revisiones } from '@/entities/inventario/revision/queries'
import { vigentes } from '@/entities/inventario/revision/vigentes'
import { byName, countBy } from '@/shared/lib/text'
import { Group, Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Text } from '@/shared/ui/text/text'
import { ListaForm } from './lista-form'
import { LugaresList } from './lugares-list'
import { RevisionDe } from './revision'
import type { RevisarSearch } from './search'

const route = getRouteApi('/admin/inventario/revisar')

/**
 * Places, and the vehicles in which nothing is noted yet: one list to choose from, with the vehicles first, since they are
 * looked at each shift. A vehicle has its own spelling.
 */
function useLugares() {
  const list = useWhole(items)
  return useMemo(() => {
    const vehiculos = list
      .filter(({ categoria }) => categoria === 'VEHICULO')
      .map(({ nombre }) => [plainName(nombre), nombre.trim()] as const)
    const names = new Map([...lugaresOf(list).map(({ key, nombre }) => [key, nombre] as const), ...vehiculos])
    const lugares = [...names].map(([key, nombre]) => ({ key, nombre }))
    const first = new Set(vehiculos.map(([key]) => key))
    const rank = (key: string) => (first.has(key) ? 0 : 1)
    return {
      list,
      lugares: lugares.sort((a, b) => rank(a.key) - rank(b.key) || byName(a.nombre, b.nombre)),
    }
  }, [list])
}

/** A look at a place, a vehicle or a thing: one thumb, each tap is kept at once, and what is broken is told at once. */
export function RevisarPage() {
  const { lugar, item, lista } = route.useSearch()
  const patch = useSearchPatch<RevisarSearch>()
  const { list, lugares } = useLugares()
  const { data: versiones } = useSuspenseQuery(listas.known)
  const { data: open } = useSuspenseQuery(respuestas)
  const { data: ended } = useSuspenseQuery(revisiones)
  const mayEdit = useCan('inventario:edit')
  const sujeto = useMemo(() => sujetoDe(list, { lugar, item }), [list, lugar, item])
  const edited = lista ? vigentes(versiones ?? []).find((one) => one.lista === lista) : undefined
  if (!mayEdit || ((lugar || item) && !sujeto))
    return (
      <Stack>
        <PageTitle title="Revisar" />
        <EmptyState
          title={
            mayEdit
              ? `Nada está en «${lugar ?? item}»`
              : 'Las revisiones las hace quien puede editar el inventario'
          }
        >
          <LinkButton to={mayEdit ? '/admin/inventario/revisar' : '/admin/inventario'}>
            {mayEdit ? 'Ver los lugares' : 'Ver el inventario'}
          </LinkButton>
        </EmptyState>
      </Stack>
    )
  return (
    <>
      {sujeto ? (
        <RevisionDe
          key={sujeto.clave}
          sujeto={sujeto}
          versiones={versiones ?? []}
          respuestas={(open ?? []).filter((one) => one.sujeto === sujeto.clave)}
          revisiones={ended ?? []}
          onLista={(next) => patch({ lista: next })}
        />
      ) : (
        <Stack className={walk.narrow}>
          <PageTitle title="Revisar" />
          <Group apart gap="sm" oneLine>
            <Text size="lg" strong className={walk.name}>
              ¿Qué va a revisar?
            </Text>
            <LinkButton to="/admin/inventario" variant="subtle">
              Inventario
            </LinkButton>
          </Group>
          {lugares.length === 0 ? (
            <EmptyState title="El inventario está vacío" />
          ) : (
            <LugaresList
              lugares={lugares}
              revisiones={ended ?? []}
              abiertas={new Map(countBy(open ?? [], (one) => one.sujeto))}
            />
          )}
        </Stack>
      )}
      {lista && (edited || lista === 'nueva') && (
        <ListaForm
          key={lista}
          versiones={versiones ?? []}
          lista={edited}
          lugar={sujeto?.nombre ?? ''}
          lugares={lugares.map(({ nombre }) => nombre)}
          onClose={() => patch({ lista: undefined })}
        />
      )}
    </>
  )
}
