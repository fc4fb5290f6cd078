import { Suspense, useState } from 'react'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { ActionRow, ActionRows } from '@/admin/ui/box/action-rows'
import type { DialogSearch } from '@/admin/ui/record/use-dialog'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { lazy } from '@/shared/ui/control/lazy'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Text } from '@/shared/ui/text/text'
import { firmadosQuery, numberWords, type Otorgado, otorgadosOf } from './queries'

const FirmarForm = lazy(() => import('./firmar-form').then(({ FirmarForm }) => FirmarForm))
const AnularForm = lazy(() => import('./anular-form').then(({ AnularForm }) => AnularForm))
const CodigoDialog = lazy(() => import('./codigo-dialog').then(({ CodigoDialog }) => CodigoDialog))

/** So many are shown before somebody asks for all. */
const SHOWN = 10

/** In the address: the permit that is annulled is one that isn't in the list. */
const BY_CODE = 'codigo'

function standing({ anulado, motivo, permiso: { hasta } }: Otorgado): string {
  if (anulado) return `Anulado el ${formatDay(anulado)}: ${motivo}`
  return hasta < toDay(new Date()) ? `Venció el ${formatDay(hasta)}` : `Vale hasta el ${formatDay(hasta)}`
}

type RowProps = { otorgado: Otorgado; onView: () => void; onAnnul: () => void }

function Row({ otorgado, onView, onAnnul }: RowProps) {
  const { permiso, anulado } = otorgado
  const number = numberWords(permiso)
  return (
    <ActionRow
      action={
        <Group gap="xs">
          <Button variant="default" aria-label={`Ver el código del permiso ${number}`} onClick={onView}>
            Ver el código
          </Button>
          {!anulado && (
            <Button variant="subtle" aria-label={`Anular el permiso ${number}`} onClick={onAnnul}>
              Anular
            </Button>
          )}
        </Group>
      }
    >
      <Text strong>
        {number} · {permiso.nombre}
      </Text>
      <Text size="sm">{standing(otorgado)}</Text>
    </ActionRow>
  )
}

type Props = {
  /** The central has the key that signs. */
  signs: boolean
  search: DialogSearch
}

/** The permits that the central signed, and the way to sign and to annul one. */
export function PermisosFirmados({ signs, search: { nuevo, ver, editar } }: Props) {
  const { data = [] } = useAllowed(firmadosQuery, 'permisos:otorgar')
  const otorgados = otorgadosOf(data)
  const [all, setAll] = useState(false)
  const [signed, setSigned] = useState<Otorgado>()
  const patch = useSearchPatch<DialogSearch>()
  const open = (next: DialogSearch) => patch({ nuevo: undefined, ver: undefined, editar: undefined, ...next })
  const close = () => open({})
  const idOf = (id: string | undefined) => otorgados.find((one) => one.id === id)
  const shown = idOf(ver) ?? signed
  const closeCode = () => {
    setSigned(undefined)
    close()
  }
  const annulled = idOf(editar)
  return (
    <>
      <Group gap="xs">
        <Button disabled={!signs} onClick={() => open({ nuevo: true })}>
          Firmar un permiso
        </Button>
        <Button variant="subtle" onClick={() => open({ editar: BY_CODE })}>
          Anular por su código
        </Button>
      </Group>
      {otorgados.length === 0 ? (
        <Text dimmed>Todavía ningún permiso firmado.</Text>
      ) : (
        <ActionRows>
          {otorgados.slice(0, all ? undefined : SHOWN).map((otorgado) => (
            <Row
              key={otorgado.id}
              otorgado={otorgado}
              onView={() => open({ ver: otorgado.id })}
              onAnnul={() => open({ editar: otorgado.id })}
            />
          ))}
        </ActionRows>
      )}
      {!all && otorgados.length > SHOWN && (
        <Group>
          <Button variant="subtle" onClick={() => setAll(true)}>
            Ver los {otorgados.length} permisos
          </Button>
        </Group>
      )}
      <Suspense>
        {nuevo && signs && (
          <FirmarForm onSigned={(firmado) => setSigned(otorgadosOf([firmado])[0])} onClose={close} />
        )}
        {(annulled || editar === BY_CODE) && <AnularForm otorgado={annulled} onClose={close} />}
        {shown && !nuevo && <CodigoDialog otorgado={shown} onClose={closeCode} />}
      </Suspense>
    </>
  )
}
