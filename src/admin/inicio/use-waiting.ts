import { useQuery } from '@tanstack/react-query'
import { useCan } from '@/access/user-query'
import { copiesQuery, outsideSentence, untriedSentence } from '@/admin/shell/data/central-copies'
import { ALERTA_LOOKS } from '@/admin/ui/figure/alerta-looks'
import { ClipboardList, FileText, HardDriveDownload, IdCard, Inbox } from '@/admin/ui/icon/icons'
import { useNow } from '@/admin/ui/record/age'
import { SAVED_BY_COPY, useReach } from '@/admin/ui/record/reach'
import { lastDownloadQuery } from '@/entities/copias/last-download'
import { downloadSentence, isDownloadOld } from '@/entities/copias/schedule'
import { eventos } from '@/entities/eventos/queries'
import { ALERTA_LABELS, alertaSentence } from '@/entities/inventario/alertas'
import { ALERTAS } from '@/entities/inventario/options'
import { items } from '@/entities/inventario/queries'
import { itemAlerts } from '@/entities/inventario/totals'
import { type Credencial, credencialName } from '@/entities/personal/credencial'
import type { Miembro } from '@/entities/personal/miembro'
import { credenciales, miembros } from '@/entities/personal/queries'
import { isVigente, porRenovar } from '@/entities/personal/vigencia'
import { registros } from '@/entities/registro-servicios/queries'
import { openRegistros } from '@/entities/registro-servicios/totals'
import { rendiciones } from '@/entities/rendicion/queries'
import { reportes } from '@/entities/reportes/queries'
import { byUrgency, isWaitingEmergency } from '@/entities/reportes/waiting'
import { toDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { draftsOf } from '@/shared/lib/publicacion'
import { enumerated } from '@/shared/lib/text'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { TriangleAlert } from '@/shared/ui/icon/icons'
import { useAlarmTest } from './use-alarm-test'
import { useAllowedList } from './use-allowed-list'
import { useFromPhones } from './use-from-phones'
import { useAportes, useLate, useTransparencia } from './use-legal-waiting'
import type { Waiting } from './waiting'

/** More of them would push the rest off a phone's screen; the list has them all. */
const NAMED_REPORTS = 3

/** Whether an emergency waits that this person may see to. */
export function useWaitingEmergency(): boolean {
  return useAllowedList(reportes.known, 'reportes:view').data.some(isWaitingEmergency)
}

function useWaitingReports() {
  const { data, isLoading } = useAllowedList(reportes.known, 'reportes:view')
  const waiting = byUrgency(data)
  const named = waiting.slice(0, NAMED_REPORTS).map((report): Waiting => {
    const urgent = isWaitingEmergency(report)
    return {
      id: report.id,
      icon: urgent ? TriangleAlert : Inbox,
      color: urgent ? 'red' : 'orange',
      text: report.titulo,
      kind: urgent ? 'Emergencia en espera' : report.categoria,
      since: report.fechaCreacion,
      note: report.ubicacion,
      urgent,
      to: '/admin/reportes',
      search: { ver: report.id },
    }
  })
  const all: Waiting = {
    id: 'pendientes',
    icon: Inbox,
    color: 'orange',
    text: plural(waiting.length, 'reporte comunitario pendiente', 'reportes comunitarios pendientes'),
    to: '/admin/reportes',
    search: { estado: 'PENDIENTE' },
  }
  return { rows: waiting.length === 0 ? [] : [...named, all], isLoading }
}

function useWaitingItems() {
  const { data, isLoading } = useAllowedList(items.known, 'inventario:view')
  const alerts = itemAlerts(data)
  const rows = ALERTAS.filter((alerta) => alerts[alerta].length > 0).map(
    (alerta): Waiting => ({
      id: alerta,
      ...ALERTA_LOOKS[alerta],
      text: ALERTA_LABELS[alerta],
      note: alertaSentence(alerta, alerts[alerta]),
      to: '/admin/inventario',
      search: { alerta },
    }),
  )
  return { rows, isLoading }
}

const NAMED_CREDENTIALS = 3

/** `Licencia de conducir E de Ana Ruiz`, the first to end first. */
function credentialsNote(due: readonly Credencial[], people: readonly Miembro[]): string {
  const nameOf = new Map(people.map(({ id, nombres }) => [id, nombres]))
  const named = due
    .slice(0, NAMED_CREDENTIALS)
    .map((one) => `${credencialName(one)} de ${nameOf.get(one.personalId)}`)
  const rest = due.length - named.length
  return enumerated(rest > 0 ? [...named, `${rest} más`] : named)
}

function useCredentialsToRenew() {
  const people = useAllowedList(miembros.known, 'personal:view')
  const credentials = useAllowedList(credenciales.known, 'personal:view')
  const hoy = toDay(useNow())
  const due = porRenovar(credentials.data, people.data, hoy)
  const expired = due.filter((one) => !isVigente(one, hoy)).length
  const soon = due.length - expired
  const row: Waiting = {
    id: 'credenciales',
    icon: IdCard,
    color: 'orange',
    text: enumerated([
      ...(expired > 0 ? [plural(expired, 'credencial vencida', 'credenciales vencidas')] : []),
      ...(soon > 0 ? [plural(soon, 'credencial por vencer', 'credenciales por vencer')] : []),
    ]),
    note: credentialsNote(due, people.data),
    to: '/admin/personal',
    search: { renovar: true },
  }
  return { rows: due.length > 0 ? [row] : [], isLoading: people.isLoading || credentials.isLoading }
}

function useOpenServices() {
  const { data, isLoading } = useAllowedList(registros.known, 'servicios:view')
  const [first, ...others] = openRegistros(data)
  if (!first) return { rows: [], isLoading }
  const all: Waiting = {
    id: 'en-curso',
    icon: ClipboardList,
    color: 'blue',
    text: plural(others.length + 1, 'servicio en curso', 'servicios en curso'),
    to: '/admin/servicios',
    search: { estado: 'EN_CURSO' },
  }
  const one: Waiting = {
    ...all,
    note: [TIPO_SERVICIO_LABELS[first.tipo], first.direccion].filter(Boolean).join(', '),
    to: '/admin/servicios/salida/$id',
    search: {},
    params: { id: first.id },
  }
  return { rows: [others.length > 0 ? all : one], isLoading }
}

/** What is written and not published, for those who may publish it. */
function useDrafts() {
  const reports = useAllowedList(rendiciones.known, 'rendicion:publish')
  const events = useAllowedList(eventos.known, 'eventos:publish')
  const [reportCount, eventCount] = [draftsOf(reports.data).length, draftsOf(events.data).length]
  const draft = { icon: FileText, color: 'gray', search: { estado: 'borrador' } } as const
  const rows: Waiting[] = []
  if (reportCount > 0) {
    const text = plural(reportCount, 'informe de rendición en borrador', 'informes de rendición en borrador')
    rows.push({ ...draft, id: 'rendicion', text, to: '/admin/rendicion' })
  }
  if (eventCount > 0) {
    const text = plural(eventCount, 'evento en borrador', 'eventos en borrador')
    rows.push({ ...draft, id: 'eventos', text, to: '/admin/eventos' })
  }
  return { rows, isLoading: reports.isLoading || events.isLoading }
}

/** The age of the last complete copy that left this device: it waits when it is old. */
function useBackupAge() {
  const allowed = useCan('config:view')
  const now = useNow()
  const reach = useReach()
  const { data = null, isLoading } = useQuery({ ...lastDownloadQuery, enabled: allowed })
  const text = downloadSentence(data, now)
  const row: Waiting = {
    id: 'copia',
    icon: HardDriveDownload,
    color: 'orange',
    text,
    note: SAVED_BY_COPY[reach],
    to: '/admin/config',
    search: { tab: 'backup' },
  }
  const old = allowed && isDownloadOld(data, now)
  return { rows: old ? [row] : [], said: allowed && !old ? text : '', isLoading }
}

/** Copies of the central that nobody has tried to put back for a month, and none that is recent outside the station. */
function useCentralCopies() {
  const allowed = [useCan('config:edit'), useReach() === 'brigada'].every(Boolean)
  const now = useNow()
  // Where the central doesn't answer nothing is known, and nothing waits for it.
  const { data } = useQuery({ ...copiesQuery, enabled: allowed })
  const untried = data ? untriedSentence(data, now.getTime()) : ''
  const outside = data ? outsideSentence(data, now.getTime()) : ''
  const row = {
    icon: HardDriveDownload,
    color: 'orange',
    to: '/admin/config',
    search: { tab: 'central' },
  } as const
  const rows: Waiting[] = []
  if (untried)
    rows.push({ ...row, id: 'prueba', text: untried, note: 'Probarla no cambia nada y toma unos minutos.' })
  if (outside)
    rows.push({
      ...row,
      id: 'custodios',
      text: outside,
      note: 'Los custodios la reciben al abrir la aplicación.',
    })
  return { rows, isLoading: false }
}

/** Whether what people report, what is out and what runs short has still to come from the central. */
function useUnknown(): boolean {
  return [
    useAllowedList(reportes.known, 'reportes:view'),
    useAllowedList(registros.known, 'servicios:view'),
    useAllowedList(items.known, 'inventario:view'),
  ].some(({ unknown }) => unknown)
}

/**
 * What waits for this person, the most urgent first, with the counts of the screens behind it; null while it is being
 * read. `copia` tells the age of a last copy that is recent enough.
 */
export function useWaiting(): { rows: Waiting[] | null; copia: string; unknown: boolean } {
  const unknown = useUnknown()
  const backup = useBackupAge()
  const sources = [
    useWaitingReports(),
    useWaitingItems(),
    useOpenServices(),
    useCredentialsToRenew(),
    useAlarmTest(),
    useFromPhones(),
    useTransparencia(),
    useLate(),
    useAportes(),
    backup,
    useCentralCopies(),
    useDrafts(),
  ]
  const loading = sources.some(({ isLoading }) => isLoading)
  return { rows: loading ? null : sources.flatMap(({ rows }) => rows), copia: backup.said, unknown }
}
