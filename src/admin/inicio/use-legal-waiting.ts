import { useAgenda } from '@/admin/shell/data/use-agenda'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { CalendarClock, FileText, Inbox } from '@/admin/ui/icon/icons'
import { useNow } from '@/admin/ui/record/age'
import { estadoOf } from '@/entities/aportes/aporte'
import { aportes } from '@/entities/aportes/queries'
import { catalogoDe } from '@/entities/lotaip/catalogo'
import { plazoSentence, porPresentar } from '@/entities/lotaip/plazos'
import { catalogo, meses, presentaciones } from '@/entities/lotaip/queries'
import { formatMonth, toDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { enumerated } from '@/shared/lib/text'
import { useAllowedList } from './use-allowed-list'
import type { Waiting } from './waiting'

/** The months that the transparency law wants filed within days, or wanted before; nothing until a month was begun. */
export function useTransparencia() {
  const touched = useAllowedList(meses.known, 'rendicion:view')
  const filed = useAllowedList(presentaciones.known, 'rendicion:view')
  const { data: guardado, isLoading } = useAllowed(catalogo.query, 'rendicion:view')
  const hoy = toDay(useNow())
  const months = (list: readonly { mes: string }[]) => list.map(({ mes }) => mes)
  const due = guardado
    ? porPresentar(months(touched.data), months(filed.data), hoy, catalogoDe(guardado))
    : []
  const rows = due.slice(0, 1).map(
    ({ mes, plazo }): Waiting => ({
      id: 'transparencia',
      icon: FileText,
      color: plazo.estado === 'VENCIDO' ? 'orange' : 'blue',
      text:
        due.length === 1
          ? `Transparencia de ${formatMonth(`${mes}-01`)} sin presentar`
          : `Transparencia de ${due.length} meses sin presentar`,
      note: plazoSentence(plazo, { presentado: '', llevado: true }),
      to: '/admin/rendicion',
      search: { tab: 'transparencia', mes },
    }),
  )
  return { rows, isLoading: touched.isLoading || filed.isLoading || isLoading }
}

const NAMED_LATE = 2

/** What is late of the modules that have no line of their own here. */
export function useLate() {
  const { list, hoy } = useAgenda()
  const late = (list ?? []).filter(({ dia, told }) => !told && dia < hoy)
  const rest = late.length - NAMED_LATE
  const row: Waiting = {
    id: 'atrasado',
    icon: CalendarClock,
    color: 'red',
    text: plural(late.length, 'plazo vencido', 'plazos vencidos'),
    note: enumerated([
      ...late.slice(0, NAMED_LATE).map(({ titulo }) => titulo),
      ...(rest > 0 ? [`${rest} más`] : []),
    ]),
    to: '/admin/calendario',
    search: {},
  }
  return { rows: late.length > 0 ? [row] : [], isLoading: list === null }
}

/** What citizens asked about the accounts and nobody answered. */
export function useAportes() {
  const { data, isLoading } = useAllowedList(aportes.known, 'rendicion:edit')
  const open = data.filter((one) => estadoOf(one) === 'POR_CONTESTAR').length
  const row: Waiting = {
    id: 'aportes',
    icon: Inbox,
    color: 'orange',
    text: plural(open, 'pregunta ciudadana por contestar', 'preguntas ciudadanas por contestar'),
    to: '/admin/aportes',
    search: { estado: 'POR_CONTESTAR' },
  }
  return { rows: open > 0 ? [row] : [], isLoading }
}
