import { useCan } from '@/access/current-user'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { duplicadoDe } from '@/entities/inspecciones/cobros/deuda'
import { ordenes, pagos, tarifas } from '@/entities/inspecciones/cobros/queries'
import { DUPLICADO } from '@/entities/inspecciones/cobros/tarifa'
import { vigentesEn } from '@/entities/inspecciones/cobros/vigentes'
import type { Permiso } from '@/entities/inspecciones/permiso/permiso'
import { toDay, toYear } from '@/shared/lib/fecha'
import { Button, LinkButton } from '@/shared/ui/control/button'

/** `orden`: '' where nobody made one. `recibo`: '' while it isn't paid. Null while this device still reads it. */
type Tasa = { orden: string; recibo: string } | null

/**
 * What the duplicate of a premises' permit costs by the brigade's tariffs, and whether it was paid; undefined where no tariff
 * charges it, for what has no premises, and for whoever sees no charges.
 */
export function useTasaDuplicado({ local, otorgado }: Permiso): Tasa | undefined {
  const sees = useCan('cobros:view')
  const { data: prices } = useAllowed(tarifas.known, 'cobros:view')
  const { data: orders } = useAllowed(ordenes.known, 'cobros:view')
  const { data: paid } = useAllowed(pagos.known, 'cobros:view')
  if (!local || !sees) return undefined
  if (!prices || !orders || !paid) return null
  if (!vigentesEn(prices, toYear(new Date())).some(({ tramite }) => tramite === DUPLICADO)) return undefined
  const known = duplicadoDe(orders, paid, { local, desde: toDay(new Date(otorgado)) })
  return { orden: known?.orden.id ?? '', recibo: known?.recibo ?? '' }
}

type DuplicadoButtonProps = {
  tasa: Tasa | undefined
  local: string
  /** Without its number nothing is printed. */
  numbered: boolean
  onPrint: () => void
}

/** Prints a permit again; where the brigade charges that, once it is paid. */
export function DuplicadoButton({ tasa, local, numbered, onPrint }: DuplicadoButtonProps) {
  const charges = useCan('cobros:create')
  if (tasa === null) return null
  if (tasa && !tasa.recibo) {
    if (tasa.orden)
      return (
        <LinkButton variant="default" to="/admin/cobros" search={{ ver: tasa.orden }}>
          Duplicado por cobrar
        </LinkButton>
      )
    return charges ? (
      <LinkButton variant="default" to="/admin/cobros" search={{ nuevo: true, local, tramite: DUPLICADO }}>
        Cobrar duplicado
      </LinkButton>
    ) : null
  }
  return (
    <Button variant="default" disabled={!numbered} onClick={onPrint}>
      Imprimir duplicado
    </Button>
  )
}
