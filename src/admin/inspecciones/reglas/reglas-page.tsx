import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '@/access/current-user'
import { ActionRow, ActionRows } from '@/admin/ui/box/action-rows'
import { Section } from '@/admin/ui/box/section'
import { useWhole } from '@/admin/ui/record/use-whole'
import { tipos as tiposResource } from '@/entities/inspecciones/permiso/queries'
import type { Tipo } from '@/entities/inspecciones/permiso/tipo'
import { tiposDe } from '@/entities/inspecciones/permiso/tipos'
import { vigente } from '@/entities/inspecciones/visita/plantilla'
import { PLAZO_LABELS, PLAZOS, type Plazo, plazoDe } from '@/entities/inspecciones/visita/plazo'
import { plantillas, plazos as plazosResource } from '@/entities/inspecciones/visita/queries'
import { formatDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { PageTitle } from '@/shared/ui/control/page-title'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Plus } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { ListaForm } from './lista-form'
import { PlazoForm } from './plazo-form'
import { TipoForm } from './tipo-form'

const route = getRouteApi('/admin/inspecciones/')

/** What the address names, besides a term or a kind. */
const LISTA = 'puntos'

const plazoText = ({ fuente, verificado }: Plazo): string =>
  [fuente, verificado ? `comparado el ${formatDay(verificado)}` : 'sin comparar'].join(' · ')

const tipoText = ({ vigencia, anticipacion, papeles, fuente }: Tipo): string =>
  [
    vigencia === 'ANIO' ? 'hasta el 31 de diciembre' : 'por los días que diga',
    anticipacion > 0 && `se pide ${plural(anticipacion, 'día hábil', 'días hábiles')} antes`,
    plural(papeles.length, 'papel', 'papeles'),
    fuente,
  ]
    .filter(Boolean)
    .join(' · ')

/** What the brigade asks: the checklist, the terms and the kinds of permits. It is changed a few times a year. */
export function ReglasPage({ listas }: { listas: ReactNode }) {
  const { editar, nuevo } = route.useSearch()
  const patch = useSearchPatch<{ editar: string; nuevo: boolean }>()
  const mayEdit = useCan('inspecciones:edit')
  const versiones = useWhole(plantillas)
  const kinds = useWhole(tiposResource)
  const written = useSuspenseQuery(plazosResource.known).data ?? []
  const now = vigente(versiones)
  const tipos = tiposDe(kinds)
  const plazos = PLAZOS.map((que) => plazoDe(written, que))
  const close = () => patch({ editar: undefined, nuevo: undefined })
  const edit = (id: string, name: string) =>
    mayEdit && (
      <Button variant="default" onClick={() => patch({ editar: id })}>
        Editar<span className="solo-lectores"> {name}</span>
      </Button>
    )
  const plazo = plazos.find(({ id }) => id === editar)
  const tipo = tipos.find((one) => one.tipo === editar)
  return (
    <Stack>
      <PageTitle title="Puntos, plazos y tipos" subtitle="Lo que la brigada pide a los locales" />
      {listas}
      <Section title="Lo que se inspecciona" beside={edit(LISTA, 'lo que se inspecciona')}>
        <Text>
          {[
            plural(now.puntos.length, 'punto', 'puntos'),
            now.base === ''
              ? 'la lista que trae la aplicación'
              : `desde el ${formatDay(now.desde.slice(0, 10))}`,
            now.por,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Section>
      <Section title="Plazos">
        <ActionRows>
          {plazos.map((one) => (
            <ActionRow key={one.id} action={edit(one.id, PLAZO_LABELS[one.que])}>
              <Text
                strong
              >{`${PLAZO_LABELS[one.que]}: ${plural(one.dias, 'día hábil', 'días hábiles')}`}</Text>
              <Text size="sm" dimmed>
                {plazoText(one)}
              </Text>
            </ActionRow>
          ))}
        </ActionRows>
      </Section>
      <Section
        title="Tipos de permiso"
        beside={
          mayEdit && (
            <Button
              variant="default"
              leftSection={<Plus size={18} aria-hidden />}
              onClick={() => patch({ nuevo: true })}
            >
              Agregar tipo
            </Button>
          )
        }
      >
        <ActionRows>
          {tipos.map((one) => (
            <ActionRow key={one.tipo} action={edit(one.tipo, one.nombre)}>
              <Text strong>{one.nombre}</Text>
              <Text size="sm" dimmed>
                {tipoText(one)}
              </Text>
              {one.retirado && <StateBadge color="gray">Ya no se otorga</StateBadge>}
            </ActionRow>
          ))}
        </ActionRows>
      </Section>
      {mayEdit && editar === LISTA && <ListaForm versiones={versiones} onClose={close} />}
      {mayEdit && plazo && <PlazoForm key={plazo.id} plazo={plazo} onClose={close} />}
      {mayEdit && (tipo || nuevo) && (
        <TipoForm key={tipo?.tipo ?? 'nuevo'} tipo={tipo} versiones={kinds} onClose={close} />
      )}
    </Stack>
  )
}
