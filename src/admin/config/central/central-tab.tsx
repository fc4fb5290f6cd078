import { queryOptions } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import classes from '@/admin/config/config.module.css'
import type { ConfigSearch } from '@/admin/config/search'
import { phaseWords } from '@/admin/shell/central-words'
import { useReach } from '@/admin/ui/record/reach'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { formatNumber } from '@/shared/lib/moneda'
import { Stack } from '@/shared/ui/box/layout'
import { ScrollTable } from '@/shared/ui/text/scroll-table'
import { Text } from '@/shared/ui/text/text'
import { readVisits } from '@/sync/actions'
import { useCentral } from '@/sync/state'
import { BeginForm } from './begin-form'
import { CopiesOfCentral } from './copies-of-central'
import { Direccion } from './direccion'
import { FirmaDePermisosSection } from './permisos/firma-de-permisos'
import { CustodiansOfCentral } from './recuperacion/custodians-of-central'
import { SectionOfCentral } from './section-of-central'

const visitsQuery = queryOptions({
  queryKey: ['central', 'visitas'],
  queryFn: readVisits,
  retry: false,
  staleTime: 0,
})

/** How often each public page was opened: counted by the central, which looks at nothing else. */
function VisitsOfCentral() {
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

/** The central for its SUPERADMIN: whose it is, its copies and visits; /admin/central is about this device. */
export function CentralTab({ search }: { search: ConfigSearch }) {
  const state = useCentral()
  const reach = useReach()
  const uses = useModulos()
  return (
    <Stack>
      <Text>
        Este equipo: <b>{state ? phaseWords(state) : 'Conectando con la central'}</b>.{' '}
        <Link to="/admin/central">Ver qué espera y qué no se recibió</Link>
      </Text>
      {state?.sample && <BeginForm />}
      <Direccion />
      <CopiesOfCentral />
      {reach === 'brigada' && uses('custodios') && <CustodiansOfCentral />}
      {reach === 'brigada' && uses('inspecciones') && <FirmaDePermisosSection search={search} />}
      <VisitsOfCentral />
    </Stack>
  )
}
