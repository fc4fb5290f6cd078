import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { deudasDe } from '@/entities/inspecciones/cobros/deuda'
import { usd } from '@/entities/inspecciones/cobros/palabras'
import { ordenes, pagos } from '@/entities/inspecciones/cobros/queries'
import { type Causa, cuandoDe, type DelPlan, type Prevista, planDe } from '@/entities/inspecciones/plan'
import { abiertas, actas, prorrogas, visitas } from '@/entities/inspecciones/visita/queries'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Button } from '@/shared/ui/control/button'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'

const CAUSAS: Readonly<Record<Causa, string>> = {
  NUNCA: 'nunca se ha visitado',
  ANUAL: 'un año después de la última',
  PLAZO: 'termina el plazo de su acta',
  MOVIDA: 'se movió a ese día',
}

/** On which day a premises is visited next, and why then. */
const tocaSaid = ({ toca, causa }: Prevista, hoy: string): string => {
  if (toca === '') return 'Pendiente: nunca se ha visitado'
  return [formatDay(toca), CAUSAS[causa], cuandoDe({ toca }, hoy) === 'ATRASADA' && 'atrasada']
    .filter(Boolean)
    .join(' · ')
}

const own = <T extends { local: string }>(list: readonly T[] | null | undefined, id: string): T[] =>
  (list ?? []).filter(({ local }) => local === id)

/** The next visit of a premises, and the way to move it. */
export function TocaLine({ local, moves }: { local: DelPlan; moves: boolean }) {
  const patch = useSearchPatch<{ mover: boolean }>()
  const { data: over } = useQuery(visitas.known)
  const { data: running } = useQuery(abiertas.known)
  const { data: papeles } = useQuery(actas.known)
  const { data: more } = useQuery(prorrogas.known)
  const hoy = toDay(new Date())
  const [prevista] = useMemo(
    () =>
      over && running && papeles && more
        ? planDe([local], {
            visitas: [...own(running, local.id), ...own(over, local.id)],
            actas: own(papeles, local.id),
            prorrogas: more,
            hoy,
          })
        : [],
    [local, over, running, papeles, more, hoy],
  )
  if (!prevista) return '—'
  if (prevista.empezada) return `En curso desde el ${formatDay(prevista.empezada)}: falta terminarla`
  return (
    <>
      {tocaSaid(prevista, hoy)}
      {moves && (
        <>
          {' '}
          <Button variant="subtle" onClick={() => patch({ mover: true })}>
            Mover la visita
          </Button>
        </>
      )}
    </>
  )
}

/** What a premises owes, before what else is said of its charges. */
export function DebeText({ local }: { local: string }) {
  const { data: orders } = useAllowed(ordenes.known, 'cobros:view')
  const { data: paid } = useAllowed(pagos.known, 'cobros:view')
  const deuda = useMemo(
    () => orders && paid && deudasDe(own(orders, local), paid).get(local),
    [orders, paid, local],
  )
  if (!deuda) return null
  return (
    <>
      <strong>Debe {usd(deuda.centavos)}</strong>, {plural(deuda.ordenes, 'orden', 'órdenes')} por cobrar.{' '}
    </>
  )
}
