import { useSuspenseQuery } from '@tanstack/react-query'
import { StatCard } from '@/admin/ui/figure/stat-cards'
import { inspeccionesEntre } from '@/entities/inspecciones/cifras'
import { visitas } from '@/entities/inspecciones/visita/queries'
import { cierreDe } from '@/shared/lib/dias'
import { toDay } from '@/shared/lib/fecha'
import { ClipboardCheck } from '@/shared/ui/icon/icons'
import { NOT_YET } from './panel'

/** The inspections of the year and of the month. */
export function InspectionsCard() {
  const { data } = useSuspenseQuery(visitas.known)
  const hoy = toDay(new Date())
  const [ano, mes] = [hoy.slice(0, 4), hoy.slice(0, 7)] as const
  const card = { label: `Inspecciones ${ano}`, icon: ClipboardCheck }
  if (!data) return <StatCard {...card} value="—" hint={NOT_YET} />
  const ofMonth = inspeccionesEntre(data, `${mes}-01`, cierreDe(mes))
  return (
    <StatCard
      {...card}
      value={inspeccionesEntre(data, `${ano}-01-01`, `${ano}-12-31`)}
      {...(ofMonth > 0 && { hint: `${ofMonth} este mes` })}
    />
  )
}
