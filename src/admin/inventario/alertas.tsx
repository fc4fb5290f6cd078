import { useMemo } from 'react'
import type { FilterBy } from '@/admin/ui/figure/use-filter-by'
import { Wrench } from '@/admin/ui/icon/icons'
import { ALERTA_LABELS, alertaSentence } from '@/entities/inventario/alertas'
import type { Item } from '@/entities/inventario/item'
import { ALERTAS, type Alerta } from '@/entities/inventario/options'
import { itemAlerts } from '@/entities/inventario/totals'
import type { Icon } from '@/shared/ui/icon/icon'
import { CircleAlert, Info } from '@/shared/ui/icon/icons'
import classes from './alertas.module.css'

/** How each alert looks, on the dashboard and in the inventory alike. */
const ALERTA_LOOKS: Readonly<Record<Alerta, { icon: Icon; color: 'red' | 'orange' | 'blue' }>> = {
  malEstado: { icon: CircleAlert, color: 'red' },
  mantenimiento: { icon: Wrench, color: 'orange' },
  stockBajo: { icon: Info, color: 'blue' },
}

/** The three alerts of spec §4; each can narrow the table to the items behind it. */
export function Alertas({ list, filterBy }: { list: readonly Item[]; filterBy: FilterBy }) {
  const alerts = useMemo(() => itemAlerts(list), [list])
  const shown = ALERTAS.filter((alerta) => alerts[alerta].length > 0)
  if (shown.length === 0) return null
  return (
    <div className={classes.alertas}>
      {shown.map((alerta) => {
        const { color, icon: Icon } = ALERTA_LOOKS[alerta]
        const { pressed, press } = filterBy({ alerta })
        return (
          <div key={alerta} role="alert" className={classes.alerta}>
            <button type="button" data-color={color} aria-pressed={pressed} onClick={press}>
              <Icon size={20} aria-hidden />
              <span>
                <span className="solo-lectores">Mostrar en la tabla: </span>
                <b>{ALERTA_LABELS[alerta]}</b> <span>{alertaSentence(alerta, alerts[alerta])}</span>
              </span>
            </button>
          </div>
        )
      })}
    </div>
  )
}
