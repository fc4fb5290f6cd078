import { useMutation } from '@tanstack/react-query'
import { useUser } from '@/access/current-user'
import { CalendarDays } from '@/admin/ui/icon/icons'
import type { Item } from '@/entities/inventario/item'
import { hechoDe, hechoEl, seTermina } from '@/entities/inventario/plan/grupos'
import type { EstadoVence } from '@/entities/inventario/plan/options'
import { hechos } from '@/entities/inventario/plan/queries'
import { formatDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { joinNames } from '@/shared/lib/text'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import type { Vencimientos } from './use-vencimientos'

type LineProps = {
  vencimientos: Vencimientos
  /** The items that the list shows, and by what it is filtered. */
  shown: readonly Item[]
  plan: string | undefined
  vence: EstadoVence | undefined
  canEdit: boolean
  onFilter: (vence: EstadoVence | undefined) => void
}

/** What of the shown items one tap can say to be done: by the plan that is asked for, what is late or soon due. */
function useDone({ vencimientos, shown, plan, canEdit }: LineProps) {
  const user = useUser()
  const { mutate: write, isPending } = useMutation(hechos.anotar)
  const ids = new Set(shown.map(({ id }) => id))
  const due = vencimientos.cuentan.filter(
    (one) =>
      one.plan?.id === plan &&
      ids.has(one.cosa.id) &&
      (one.estado === 'vencido' || one.estado === 'pronto') &&
      !hechoEl(one, vencimientos.hoy),
  )
  const name = due[0]?.nombre ?? ''
  if (!plan || !canEdit || !user || due.length === 0 || !due.every(seTermina)) return null
  return {
    count: due.length,
    isPending,
    write: () =>
      write({
        records: due.map((one) => hechoDe(one, vencimientos.hoy, user.name)),
        toast: {
          title: `${name}: ${plural(due.length, 'hecho', 'hechos')}`,
          message: `Con fecha de hoy, ${formatDay(vencimientos.hoy)}.`,
        },
      }),
  }
}

/** On one line: how much is late and soon due, each leading to its items; nothing where nothing is. */
export function VencimientosLine(props: LineProps) {
  const { vencimientos, vence, onFilter } = props
  const done = useDone(props)
  const count = (estado: EstadoVence) =>
    new Set(vencimientos.cuentan.filter((one) => one.estado === estado).map(({ cosa }) => cosa.id)).size
  const lines = [
    ['vencido', count('vencido'), (n: number) => plural(n, 'item vencido', 'items vencidos')],
    ['pronto', count('pronto'), (n: number) => `${n} en 30 días`],
  ] as const
  const { sinItem } = vencimientos
  if (lines.every(([, n]) => n === 0) && sinItem.length === 0) return null
  return (
    <Group gap="xs">
      {lines
        .filter(([, n]) => n > 0)
        .map(([estado, n, words]) => (
          <Button
            key={estado}
            variant={vence === estado ? 'filled' : 'default'}
            aria-pressed={vence === estado}
            onClick={() => onFilter(vence === estado ? undefined : estado)}
          >
            {words(n)}
          </Button>
        ))}
      {done && (
        <Button variant="default" loading={done.isPending} onClick={done.write}>
          {done.count === 1 ? 'Marcar como hecho hoy' : `Marcar los ${done.count} como hechos hoy`}
        </Button>
      )}
      {sinItem.length > 0 && (
        <Text size="sm">Los partes nombran equipos que no son un solo item: {joinNames(sinItem)}.</Text>
      )}
    </Group>
  )
}

/** The way to the plans. */
export const PlanesButton = ({ onClick }: { onClick: () => void }) => (
  <Button
    variant="default"
    leftSection={<CalendarDays size={18} aria-hidden />}
    aria-label="Planes de revisión"
    onClick={onClick}
  >
    Planes
  </Button>
)
