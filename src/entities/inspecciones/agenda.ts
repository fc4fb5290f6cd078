import type { Agenda, Asunto, At, Momento, Vencimiento } from '@/access/module'
import { cierreDe } from '@/shared/lib/dias'
import { formatDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { enumerated } from '@/shared/lib/text'
import { ordenesList, pagosList } from './cobros/listas'
import type { Orden } from './cobros/orden'
import type { Pago } from './cobros/pago'
import { localesPagados } from './cobros/pagos'
import type { Local } from './local'
import { permisosList } from './permiso/module'
import { FUNCIONAMIENTO, type Permiso } from './permiso/permiso'
import { cuandoDe, type Prevista, planDe, ritmoDe } from './plan'
import { sinRenovar } from './renovar'
import type { Acta } from './visita/acta'
import { agenda as papeles } from './visita/agenda'
import { abiertasList, actasList, prorrogasList, visitasList } from './visita/listas'
import type { Prorroga } from './visita/prorroga'
import { ultimaVisita } from './visita/ultima'
import type { Visita } from './visita/visita'

const TO = '/admin/inspecciones'
const LOCALES = 'bomberos_inspecciones_locales'
const KEYS = [LOCALES, visitasList.key, abiertasList.key, actasList.key, prorrogasList.key] as const

type Leido = { by: readonly unknown[]; plan: Prevista<Local>[] }

const seen = new WeakMap<readonly Local[], Leido>()

/** The plan: worked out once for all that is told of it. */
function planAt(at: At, hoy: string): Prevista<Local>[] {
  const list = at<Local[]>(LOCALES)
  const by = [...KEYS.map((key) => at<unknown>(key)), hoy]
  const known = seen.get(list)
  if (known?.by.every((one, n) => one === by[n])) return known.plan
  const plan = planDe(list, {
    visitas: [...at<Visita[]>(abiertasList.key), ...at<Visita[]>(visitasList.key)],
    actas: at<Acta[]>(actasList.key),
    prorrogas: at<Prorroga[]>(prorrogasList.key),
    hoy,
  })
  seen.set(list, { by, plan })
  return plan
}

/** The visits that somebody moved to a day, in one line. A calendar file leaves the panel: it names nobody. */
function movidas(at: At, { hoy, hasta }: { hoy: string; hasta: string }): Vencimiento[] {
  const days = new Map<string, number>()
  for (const { causa, toca } of planAt(at, hoy))
    if (causa === 'MOVIDA' && toca <= hasta) days.set(toca, (days.get(toca) ?? 0) + 1)
  return [...days].map(([dia, many]) => ({
    ...{ id: `visitas-${dia}`, dia, to: TO },
    titulo: plural(many, 'visita de inspección', 'visitas de inspección'),
    nota: dia < hoy ? 'Se movieron a ese día y no se han hecho.' : 'Se movieron a ese día.',
    search: { lista: 'plan' },
  }))
}

/** In January, whose permit ended with the year. */
function sinPermiso(at: At, { hoy }: Momento) {
  const permisos = at<Permiso[] | null>(permisosList.key)
  if (!permisos || hoy.slice(5, 7) !== '01') return []
  const ended = sinRenovar(at<Local[]>(LOCALES), permisos, new Map(), hoy).length
  if (ended === 0) return []
  return [
    {
      ...({ id: 'sin-renovar', to: TO, search: { lista: 'renovar' } } as const),
      titulo: `${plural(ended, 'local', 'locales')} sin renovar el permiso`,
      nota: 'Su permiso terminó con el año.',
    },
  ]
}

/** Names in one line; more would push the rest off the screen. */
const NAMES = 3

/** The premises that passed their last visit, paid the year's permit and have none: whoever grants it isn't there for either. */
function porOtorgar(at: At, { hoy }: Momento): Asunto[] {
  const permisos = at<Permiso[] | null>(permisosList.key)
  const ordenes = at<Orden[] | null>(ordenesList.key)
  const pagos = at<Pago[] | null>(pagosList.key)
  if (!permisos || !ordenes || !pagos) return []
  const paid = localesPagados(ordenes, pagos, Number(hoy.slice(0, 4)))
  for (const { tipo, local, otorgado, anulado, hasta } of permisos)
    if (tipo === FUNCIONAMIENTO && otorgado && !anulado && hasta >= hoy) paid.delete(local)
  if (paid.size === 0) return []
  const visitas = [...at<Visita[]>(abiertasList.key), ...at<Visita[]>(visitasList.key)].filter(({ local }) =>
    paid.has(local),
  )
  const ready = at<Local[]>(LOCALES).filter(
    ({ id, funciona }) =>
      funciona && paid.has(id) && ultimaVisita(visitas, id, hoy)?.resultado === 'APROBADO',
  )
  const [first] = ready
  if (!first) return []
  const names = ready.slice(0, NAMES).map(({ nombre }) => nombre)
  return [
    {
      ...{ id: 'por-otorgar', to: TO, search: { ver: first.id }, permission: 'permisos:otorgar' },
      titulo: plural(ready.length, 'permiso por otorgar', 'permisos por otorgar'),
      nota: `${ready.length > 1 ? 'Cumplieron y no deben' : 'Cumplió y no debe'} nada: ${enumerated(ready.length > NAMES ? [...names, `${ready.length - NAMES} más`] : names)}`,
    },
  ]
}

/** What the papers on premises ask for, the permits to be granted, and the visits of the plan. */
export const agenda: Agenda = {
  ...papeles,
  reads: [...KEYS],
  also: [permisosList.key, ordenesList.key, pagosList.key],
  due: (at, days) => [...(papeles.due?.(at, days) ?? []), ...movidas(at, days)],
  waits: (at, momento) => [
    ...(papeles.waits?.(at, momento) ?? []),
    ...porOtorgar(at, momento),
    ...sinPermiso(at, momento),
  ],
  /** The visits of the month: what is late counts with it, because it is to be made as well. */
  month(at, { hoy }) {
    const plan = planAt(at, hoy)
    if (plan.length === 0) return []
    const { atrasadas, mes, alMes } = ritmoDe(plan, hoy)
    const duty = {
      id: 'plan-de-visitas',
      titulo: 'Visitas del plan',
      to: TO,
      search: { lista: 'plan' },
    } as const
    const [next] = plan.filter((one) => cuandoDe(one, hoy) === 'DESPUES')
    if (atrasadas + mes === 0)
      return [
        { ...duty, estado: 'HECHO', nota: next ? `La próxima toca el ${formatDay(next.toca)}.` : undefined },
      ]
    const parts = [
      atrasadas > 0 && plural(atrasadas, 'atrasada', 'atrasadas'),
      mes > 0 && `${mes} hasta el ${formatDay(cierreDe(hoy.slice(0, 7)))}`,
      `hacen falta ${alMes} al mes`,
    ]
    return [
      { ...duty, estado: atrasadas > 0 ? 'VENCIDO' : 'FALTA', nota: `${parts.filter(Boolean).join(', ')}.` },
    ]
  },
}
