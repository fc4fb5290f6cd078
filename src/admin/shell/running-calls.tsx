import { useAllowed } from '@/admin/shell/data/use-allowed'
import { Age } from '@/admin/ui/record/age'
import { despachosList } from '@/entities/despacho/module'
import { despachos } from '@/entities/despacho/queries'
import { Callout } from '@/shared/ui/box/callout'
import { LinkButton } from '@/shared/ui/control/button'
import { Siren } from '@/shared/ui/icon/icons'

/** The calls that run, above everything else on the panel: people are on their way. */
export function RunningCalls() {
  const { data = [] } = useAllowed(despachos.known, 'servicios:view')
  return (data ?? [])
    .filter(({ estado }) => estado === 'EN_CURSO')
    .map((despacho) => {
      const { id, instante, prueba } = despacho
      return (
        <Callout
          key={id}
          color="red"
          role="status"
          icon={<Siren aria-hidden />}
          title={`${prueba ? 'Prueba en curso' : 'Salida en curso'}: ${despachosList.name(despacho)}`}
        >
          <Age since={instante} />{' '}
          <LinkButton to="/admin/despacho/$id" params={{ id }}>
            Ver quién viene
          </LinkButton>
        </Callout>
      )
    })
}
