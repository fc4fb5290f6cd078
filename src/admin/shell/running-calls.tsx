import { useQuery } from '@tanstack/react-query'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { Age } from '@/admin/ui/record/age'
import type { Despacho } from '@/entities/despacho/despacho'
import { despachosList } from '@/entities/despacho/module'
import { despachos, llamadaQuery } from '@/entities/despacho/queries'
import { viene } from '@/entities/despacho/respuesta'
import { plural } from '@/shared/lib/plural'
import { Callout } from '@/shared/ui/box/callout'
import { LinkButton } from '@/shared/ui/control/button'
import { Siren } from '@/shared/ui/icon/icons'

/** The calls that run, as far as this person may see them. */
export function useRunningCalls(): Despacho[] {
  const { data } = useAllowed(despachos.known, 'servicios:view')
  return (data ?? []).filter(({ estado }) => estado === 'EN_CURSO')
}

/** People answer within seconds. */
const ASK_EVERY_MS = 10_000

/** How many come; nothing where the central doesn't say it now. */
function Coming({ id }: { id: string }) {
  const { data, isError } = useQuery({ ...llamadaQuery(id), refetchInterval: ASK_EVERY_MS })
  if (!data || isError) return null
  const coming = data.convocados.filter(({ respuesta }) => viene(respuesta)).length
  return <> · {plural(coming, 'viene', 'vienen')}</>
}

function Running({ despacho }: { despacho: Despacho }) {
  const { id, instante, prueba } = despacho
  return (
    <Callout
      color="red"
      role="status"
      icon={<Siren aria-hidden />}
      title={`${prueba ? 'Prueba en curso' : 'Salida en curso'}: ${despachosList.name(despacho)}`}
    >
      <Age since={instante} />
      <Coming id={id} />{' '}
      <LinkButton to="/admin/despacho/$id" params={{ id }} variant="emergency">
        Ver quién viene
      </LinkButton>
    </Callout>
  )
}

/** The calls that run, above everything else: people are on their way. */
export const RunningCalls = () =>
  useRunningCalls().map((despacho) => <Running key={despacho.id} despacho={despacho} />)
