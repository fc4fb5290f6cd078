import { ShieldAlert } from '@/admin/ui/icon/icons'
import { type Fuera, nombrados, porQue } from '@/entities/inventario/revision/fuera'
import { formatDay } from '@/shared/lib/fecha'
import { Callout } from '@/shared/ui/box/callout'
import { useFuera } from './data/use-fallas'

/** `: Frenos (desde el 1 de noviembre de 2026, Ana)`. */
function reason(one: Fuera): string {
  const { cuando = '', por = '' } = one.fallas[0] ?? {}
  const since = cuando && `desde el ${formatDay(cuando.slice(0, 10))}`
  const said = [since, por].filter(Boolean).join(', ')
  return `: ${porQue(one)}${said && ` (${said})`}`
}

/**
 * What nobody may count on today, before people are called out; nothing where all can be used. Of what is no vehicle and is out
 * by no more than its state the names are enough: of a whole store it is long.
 */
export function FueraDeServicio() {
  const out = useFuera()
  if (out.length === 0) return null
  const reasons = out.filter(({ vehiculo, fallas }) => vehiculo || fallas.length > 0)
  const others = out.filter((one) => !reasons.includes(one))
  return (
    <Callout
      color="orange"
      role="status"
      icon={<ShieldAlert aria-hidden />}
      title="Fuera de servicio: no cuente con esto"
    >
      {reasons.map((one) => (
        <div key={one.item || one.nombre}>
          <strong>{one.nombre}</strong>
          {reason(one)}
        </div>
      ))}
      {others.length > 0 && (
        <div>{`${reasons.length > 0 ? 'También, según el inventario' : 'Según el inventario'}: ${nombrados(others)}`}</div>
      )}
    </Callout>
  )
}
