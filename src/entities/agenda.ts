import type { Agenda, Asunto, At, Deber, Momento, Vencimiento } from '@/access/module'
import type { Uses } from '@/access/uses'
import { addDays, daysBetween, isDay } from '@/shared/lib/dias'
import { formatDay, formatMonth } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { byCode, enumerated } from '@/shared/lib/text'
import { pageAt, used } from './modules'
import { byPrisa, DAY_WORDS, SOON_DAYS } from './prisa'

/** So many days ahead the calendar looks. */
export const AGENDA_DIAS = 60

/** What every module that the brigade uses says of itself, and what follows from several of them. */
export const loadAgendas = (uses: Uses): Promise<Agenda[]> =>
  Promise.all([
    import('./reportes-agenda').then(({ agenda }) => agenda),
    ...used(true, uses).flatMap((module) => (module.agenda ? [module.agenda()] : [])),
    ...(uses('guardias') ? [import('./turnos-agenda').then(({ agenda }) => agenda)] : []),
  ])

/** `pagina` is what the screen is called that it leads to. */
export type Pendiente = Vencimiento & { pagina: string }

/**
 * What is due from these modules until `dias` after `hoy` (`YYYY-MM-DD`), by day. For example, on 2026-11-28 with 60 days, a
 * licence that ends on 2026-12-03 is listed and one that ends on 2027-03-01 isn't. Pure.
 */
export function pendientes(
  agendas: readonly Agenda[],
  at: At,
  hoy: string,
  dias: number = AGENDA_DIAS,
): Pendiente[] {
  const hasta = addDays(hoy, dias)
  return (
    agendas
      .flatMap(({ due }) => due?.(at, { hoy, hasta }) ?? [])
      // A date that came as another text, say from a sheet, is due on no day, and must not keep the others from the file.
      .filter(({ dia }) => isDay(dia))
      .map((one) => ({ ...one, pagina: pageAt(one.to)?.title ?? '' }))
      .sort((a, b) => byCode(a.dia, b.dia) || byCode(a.titulo, b.titulo) || byCode(a.id, b.id))
  )
}

/** Under which heading a day stands: late, the next seven days, or its month. */
export function tramoOf(dia: string, hoy: string): string {
  const left = daysBetween(hoy, dia)
  if (left < 0) return 'Atrasado'
  if (left === 0) return 'Hoy'
  return left <= 7 ? 'Próximos siete días' : formatMonth(`${dia.slice(0, 7)}-01`)
}

const NAMED_LATE = 2

const asVencido = ({ dia, nota, pagina: _, ...one }: Pendiente): Asunto => ({
  ...one,
  prisa: 'VENCIDO',
  nota: [`Venció el ${formatDay(dia)}`, nota?.replace(/\.$/, '')].filter(Boolean).join(' · '),
})

/** What is late, in one line to the calendar: a year of it would push the rest off the screen. */
function lateOf(late: readonly Pendiente[], calendario: boolean): Asunto[] {
  if (late.length === 1 || !calendario) return late.map(asVencido)
  const rest = late.length - NAMED_LATE
  const named = late.slice(0, NAMED_LATE).map(({ titulo }) => titulo)
  const asunto: Asunto = {
    id: 'atrasado',
    prisa: 'VENCIDO',
    titulo: plural(late.length, 'plazo vencido', 'plazos vencidos'),
    nota: enumerated([...named, ...(rest > 0 ? [`${rest} más`] : [])]),
    to: '/admin/calendario',
  }
  return late.length > 0 ? [asunto] : []
}

const soonOf = ({ dia, nota, pagina: _, ...one }: Pendiente, hoy: string): Asunto => ({
  ...one,
  prisa: 'PRONTO',
  nota: [DAY_WORDS[daysBetween(hoy, dia)] ?? formatDay(dia), nota?.replace(/\.$/, '')]
    .filter(Boolean)
    .join(' · '),
})

export type Hoy = { ahora: Asunto[]; toca: Asunto[]; mes: Deber[] }

/**
 * What the panel's first page tells of these modules: what is so now, what waits, and how the month stands. `calendario`:
 * the brigade uses its page. Pure.
 */
export function hoyDe(calendario: boolean, agendas: readonly Agenda[], at: At, momento: Momento): Hoy {
  const { hoy } = momento
  const silent = agendas.filter(({ told }) => !told)
  const due = pendientes(silent, at, hoy, SOON_DAYS)
  return {
    ahora: porPrisa(agendas.flatMap(({ now }) => now?.(at, momento) ?? [])),
    toca: [
      ...agendas.flatMap(({ waits }) => waits?.(at, momento) ?? []),
      ...lateOf(
        due.filter(({ dia }) => dia < hoy),
        calendario,
      ),
      ...due.filter(({ dia }) => dia >= hoy).map((one) => soonOf(one, hoy)),
    ],
    mes: agendas.flatMap(({ month }) => month?.(at, momento) ?? []),
  }
}

/** What somebody has to see to, with what the month lacks, the most urgent first. */
export const porPrisa = (toca: readonly Asunto[], mes: readonly Deber[] = []): Asunto[] => {
  const lacks = mes.flatMap(({ estado: _, toca: now, ...one }) => (now ? { ...one, nota: '', ...now } : []))
  return [...toca, ...lacks].sort(byPrisa)
}
