import type { Agenda, Vencimiento } from '@/access/module'
import { addDays, daysBetween, isDay } from '@/shared/lib/dias'
import { formatMonth } from '@/shared/lib/fecha'
import { byCode } from '@/shared/lib/text'
import { MODULES, pageAt } from './modules'

/** So many days ahead the calendar looks. */
export const AGENDA_DIAS = 60

/** What every module says of what it has due, and what follows from several of them. */
export const loadAgendas = (): Promise<Agenda[]> =>
  Promise.all([
    ...MODULES.flatMap((module) => (module.agenda ? [module.agenda()] : [])),
    import('./turnos-agenda').then(({ agenda }) => agenda),
  ])

/** `pagina` is what the screen is called that it leads to. */
export type Pendiente = Vencimiento & { pagina: string; told: boolean }

/** What is due from these modules, by day. `at` gives what is stored under a key; `hoy` is `YYYY-MM-DD`. Pure. */
export function pendientes(agendas: readonly Agenda[], at: <T>(key: string) => T, hoy: string): Pendiente[] {
  const hasta = addDays(hoy, AGENDA_DIAS)
  return (
    agendas
      .flatMap(({ due, told = false }) => due(at, { hoy, hasta }).map((one) => ({ ...one, told })))
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
