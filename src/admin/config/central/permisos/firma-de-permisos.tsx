import { useMutation } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { type FirmaDePermisos, newFirmaDePermisos } from '@/access/central/firma'
import { SectionOfCentral } from '@/admin/config/central/section-of-central'
import type { DialogSearch } from '@/admin/ui/record/use-dialog'
import { formatMoment } from '@/shared/lib/fecha'
import type { MutationMeta } from '@/shared/query/toast'
import { Callout } from '@/shared/ui/box/callout'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { lazy, useWithPart } from '@/shared/ui/control/lazy'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { PermisosFirmados } from './permisos-firmados'
import { FIRMA_KEY, firmaQuery } from './queries'

const ReopenDialog = lazy(() => import('./reopen-dialog').then(({ ReopenDialog }) => ReopenDialog))

const meta: MutationMeta = {
  success: { title: 'La firma está lista', message: 'Desde ahora la central firma con ella los permisos.' },
  failure: 'La firma no se hizo. Nada cambió.',
  invalidates: [FIRMA_KEY],
}

type FirmaProps = FirmaDePermisos & { search: DialogSearch }

function Firma({ llaves, firma, recuperacion, search }: FirmaProps) {
  const newest = llaves.at(-1)
  const opener = useRef<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  const withPart = useWithPart()
  const { confirm } = useOverlays()
  const make = useMutation({ mutationFn: () => newFirmaDePermisos(newest?.id ?? ''), meta })
  const replace = async () => {
    const sure = await confirm({
      title: 'Hacer otra firma',
      question:
        'Los permisos que ya se firmaron siguen valiendo. Desde ahora se firma con la nueva: cada teléfono la conoce cuando se conecta a internet.',
      confirm: 'Hacer otra firma',
      cancel: 'Cancelar',
    })
    if (sure) make.mutate()
  }
  const reopen = () => {
    opener.current = document.activeElement as HTMLElement | null
    withPart(ReopenDialog, () => setOpen(true))
  }
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  if (!newest)
    return (
      <>
        <Text>
          Con una firma, la central pone en cada permiso de funcionamiento un código que cualquiera comprueba
          con la cámara de su teléfono, también sin señal. No sale de la central, ni en las copias: quien se
          lleve una copia no puede hacer permisos.
        </Text>
        {!recuperacion && (
          <Callout color="orange" role="status">
            Primero haga la clave de recuperación: con ella vuelve la firma si se pierde la central.
          </Callout>
        )}
        <Group>
          <Button disabled={!recuperacion} loading={make.isPending} onClick={() => make.mutate()}>
            Hacer la firma
          </Button>
        </Group>
      </>
    )
  return (
    <>
      {firma ? (
        <Text>La central firma los permisos desde el {formatMoment(newest.desde)}.</Text>
      ) : (
        <Callout color="orange" role="status" title="Esta central no puede firmar permisos">
          Se repuso de una copia, y en las copias la firma va cerrada. La abren las doce palabras de la clave
          de recuperación.
        </Callout>
      )}
      <Group gap="xs">
        {!firma && <Button onClick={reopen}>Reponer la firma</Button>}
        <Button
          variant="subtle"
          disabled={!recuperacion}
          loading={make.isPending}
          onClick={() => void replace()}
        >
          Hacer otra firma
        </Button>
      </Group>
      <PermisosFirmados search={search} />
      <Suspense>{open && <ReopenDialog onClose={close} />}</Suspense>
    </>
  )
}

/** The key with which the central signs permits: made, replaced, and brought back after a copy was put back. */
export const FirmaDePermisosSection = ({ search }: { search: DialogSearch }) => (
  <SectionOfCentral title="Firma de los permisos" query={firmaQuery} permission="config:edit">
    {(stand) => <Firma {...stand} search={search} />}
  </SectionOfCentral>
)
