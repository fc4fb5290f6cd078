import { Suspense, useState } from 'react'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { ActionRow, ActionRows } from '@/admin/ui/box/action-rows'
import type { DialogSearch } from '@/admin/ui/record/use-dialog'
import { permisosList } from '@/entities/inspecciones/permiso/module'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { lazy } from '@/shared/ui/control/lazy'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Text, Title } from '@/shared/ui/text/text'
import { firmadosQuery, numberWords, type Otorgado, otorgadosOf } from './queries'

const AnularForm = lazy(() => import('./anular-form').then(({ AnularForm }) => AnularForm))

/** So many are shown before somebody asks for all. */
const SHOWN = 10

/** In the address: the permit that is annulled is one that isn't in the list. */
const BY_CODE = 'codigo'

function standing({ anulado, motivo, permiso: { hasta } }: Otorgado): string {
  if (anulado) return `Anulado el ${formatDay(anulado)}: ${motivo}`
  return hasta < toDay(new Date()) ? `Venció el ${formatDay(hasta)}` : `Vale hasta el ${formatDay(hasta)}`
}

function Row({ otorgado, onAnnul }: { otorgado: Otorgado; onAnnul: () => void }) {
  const { permiso, anulado } = otorgado
  const number = numberWords(permiso)
  return (
    <ActionRow
      action={
        !anulado && (
          <Button variant="subtle" aria-label={`Anular el permiso ${number}`} onClick={onAnnul}>
            Anular
          </Button>
        )
      }
    >
      <Text strong>
        {number} · {permiso.nombre}
      </Text>
      <Text size="sm">{standing(otorgado)}</Text>
    </ActionRow>
  )
}

/** Signed permits that stand in no record, and the way to annul one of which only the paper is left. */
export function PermisosFirmados({ search: { editar } }: { search: DialogSearch }) {
  const { data = [] } = useAllowed(firmadosQuery, 'permisos:otorgar')
  const otorgados = otorgadosOf(data).filter(({ id }) => !id.startsWith(permisosList.idPrefix))
  const [all, setAll] = useState(false)
  const patch = useSearchPatch<DialogSearch>()
  const annul = (id: string | undefined) => patch({ nuevo: undefined, ver: undefined, editar: id })
  const annulled = otorgados.find((one) => one.id === editar)
  return (
    <>
      <Text>Los permisos se otorgan y se anulan en Inspecciones, en cada local.</Text>
      <Group>
        <Button variant="subtle" onClick={() => annul(BY_CODE)}>
          Anular por su código
        </Button>
      </Group>
      {otorgados.length > 0 && (
        <>
          <Title order={3} size="h4">
            Firmados fuera de Inspecciones
          </Title>
          <ActionRows>
            {otorgados.slice(0, all ? undefined : SHOWN).map((otorgado) => (
              <Row key={otorgado.id} otorgado={otorgado} onAnnul={() => annul(otorgado.id)} />
            ))}
          </ActionRows>
        </>
      )}
      {!all && otorgados.length > SHOWN && (
        <Group>
          <Button variant="subtle" onClick={() => setAll(true)}>
            Ver los {otorgados.length} permisos
          </Button>
        </Group>
      )}
      <Suspense>
        {(annulled || editar === BY_CODE) && (
          <AnularForm otorgado={annulled} onClose={() => annul(undefined)} />
        )}
      </Suspense>
    </>
  )
}
