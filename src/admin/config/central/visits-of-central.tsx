import { queryOptions } from '@tanstack/react-query'
import classes from '@/admin/config/config.module.css'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { Section } from '@/admin/ui/box/section'
import { formatNumber } from '@/shared/lib/moneda'
import { ScrollTable } from '@/shared/ui/text/scroll-table'
import { Text } from '@/shared/ui/text/text'
import { readVisits } from '@/sync/actions'

const visitsQuery = queryOptions({
  queryKey: ['central', 'visitas'],
  queryFn: readVisits,
  retry: false,
  staleTime: 0,
})

/** How often each public page was opened: counted by the central, which looks at nothing else. */
export function VisitsOfCentral() {
  const { data } = useAllowed(visitsQuery, 'config:view')
  if (!data) return null
  return (
    <Section title="Lecturas del sitio">
      <Text dimmed>Cuántas veces se abrió cada página. No se guarda quién la abrió, ni desde dónde.</Text>
      {data.length === 0 ? (
        <Text>Todavía nadie abrió una página en los últimos 30 días.</Text>
      ) : (
        <ScrollTable className={classes.visits}>
          <thead>
            <tr>
              <th scope="col">Página</th>
              <th scope="col">Hoy</th>
              <th scope="col">7 días</th>
              <th scope="col">30 días</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ pagina, titulo, hoy, semana, mes }) => (
              <tr key={pagina}>
                <th scope="row">{titulo ?? pagina}</th>
                <td>{formatNumber(hoy)}</td>
                <td>{formatNumber(semana)}</td>
                <td>{formatNumber(mes)}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </Section>
  )
}
