import { ShieldAlert } from '@/admin/ui/icon/icons'
import { porQue } from '@/entities/inventario/revision/fuera'
import { formatDay } from '@/shared/lib/fecha'
import { Callout } from '@/shared/ui/box/callout'
import { useFuera } from './data/use-fallas'

/** What nobody may count on today, before people are called out; nothing where all can be used. */
export function FueraDeServicio() {
  const out = useFuera()
  if (out.length === 0) return null
  return (
    <Callout
      color="orange"
      role="status"
      icon={<ShieldAlert aria-hidden />}
      title="Fuera de servicio: no cuente con esto"
    >
      {out.map((one) => {
        const { cuando = '', por = '' } = one.fallas[0] ?? {}
        return (
          <div key={one.item || one.nombre}>
            <strong>{one.nombre}</strong>
            {`: ${porQue(one)} (desde el ${formatDay(cuando.slice(0, 10))}${por && `, ${por}`})`}
          </div>
        )
      })}
    </Callout>
  )
}
