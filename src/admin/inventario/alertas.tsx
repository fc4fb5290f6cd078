import { useMemo } from 'react'
import { ALERTA_LOOKS } from '@/admin/ui/figure/alerta-looks'
import type { FilterBy } from '@/admin/ui/figure/use-filter-by'
import { ALERTA_LABELS, alertaSentence } from '@/entities/inventario/alertas'
import type { Item } from '@/entities/inventario/item'
import { ALERTAS } from '@/entities/inventario/options'
import { itemAlerts } from '@/entities/inventario/totals'
import classes from './alertas.module.css'

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
