import { useAllowed } from '@/admin/shell/data/use-allowed'
import { useAtendidos } from '@/admin/shell/data/use-atendidos'
import { reportes } from '@/entities/reportes/queries'
import { byUrgency, isWaitingEmergency } from '@/entities/reportes/waiting'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { TriangleAlert } from '@/shared/ui/icon/icons'

/** More of them would push the form off a phone's screen. */
const MOST = 3

/**
 * The emergencies that wait, the newest on top, where a call is begun without one: taken from there it has the address and
 * the neighbour's words, and the report knows that somebody goes.
 */
export function WaitingReports() {
  const { data } = useAllowed(reportes.known, 'reportes:view')
  const waiting = byUrgency(useAtendidos(data ?? [])).filter(isWaitingEmergency)
  if (waiting.length === 0) return null
  return (
    <Callout
      color="orange"
      role="status"
      icon={<TriangleAlert aria-hidden />}
      title={
        waiting.length === 1 ? '¿Es la emergencia que espera?' : '¿Es una de las emergencias que esperan?'
      }
    >
      <Stack gap="xs">
        {waiting
          .slice(-MOST)
          .reverse()
          .map(({ id, titulo, ubicacion }) => (
            <LinkButton
              key={id}
              to="/admin/despacho"
              search={{ nuevo: true, reporte: id }}
              replace
              variant="default"
            >
              {['Sí', titulo, ubicacion].filter(Boolean).join(', ')}
            </LinkButton>
          ))}
      </Stack>
    </Callout>
  )
}
