import { queryOptions } from '@tanstack/react-query'
import classes from '@/admin/config/config.module.css'
import { formatNumber } from '@/shared/lib/moneda'
import { ScrollTable } from '@/shared/ui/text/scroll-table'
import { Text } from '@/shared/ui/text/text'
import { readVisits } from '@/sync/actions'
import { SectionOfCentral } from './section-of-central'

const visitsQuery = queryOptions({
  queryKey: ['central', 'visitas'],
  queryFn: readVisits,
  retry: false,
  staleTime: 0,
})

/** How often each public page was opened: counted by the central, which looks at nothing else. */
export function VisitsOfCentral() {
  return (
    <SectionOfCentral title="Lecturas del sitio" query={visitsQuery} permission="config:view">
      {(visits) => (
        <>
          <Text dimmed>Cuántas veces se abrió cada página. No se guarda quién la abrió, ni desde dónde.</Text>
          {visits.length === 0 ? (
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
                {visits.map(({ pagina, titulo, hoy, semana, mes }) => (
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
        </>
      )}
    </SectionOfCentral>
  )
}
