import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { abiertas, visitas } from '@/entities/inspecciones/visita/queries'
import { RESULTADO_LABELS, ultimaVisita } from '@/entities/inspecciones/visita/ultima'
import { formatDay } from '@/shared/lib/fecha'

/** How the last visit of a premises ended, with the way to its visits. */
export function VisitaLine({ local }: { local: string }) {
  const { data: over } = useQuery(visitas.known)
  const { data: running } = useQuery(abiertas.known)
  const last = over && running && ultimaVisita([...running, ...over], local)
  if (!last) return 'Ninguna todavía'
  return (
    <Link to="/admin/inspecciones/visita" search={{ local }}>
      {`${RESULTADO_LABELS[last.resultado]}, el ${formatDay(last.dia)}`}
    </Link>
  )
}
