import type { Agenda, Asunto, Deber } from '@/access/module'
import { cierreDe, isDay } from '@/shared/lib/dias'
import { formatDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { enumerated } from '@/shared/lib/text'
import { ALERTA_LABELS, alertaSentence } from './alertas'
import type { Item } from './item'
import { itemsList } from './module'
import { itemAlerts } from './totals'

const TO = '/admin/inventario'

const NAMED = 3

/** `Fuera de servicio: Autobomba, Radio y 2 más`, the vehicles first. */
function namesOf(items: readonly Item[]): string {
  const names = [
    ...items.filter(({ categoria }) => categoria === 'VEHICULO'),
    ...items.filter(({ categoria }) => categoria !== 'VEHICULO'),
  ].map(({ nombre }) => nombre)
  const rest = names.length - NAMED
  return enumerated(rest > 0 ? [...names.slice(0, NAMED), `${rest} más`] : names)
}

const checked = (items: readonly Item[]) =>
  items.flatMap(({ proximaRevision = '', ...item }) =>
    isDay(proximaRevision) ? { ...item, proximaRevision } : [],
  )

const revisiones = (n: number) => plural(n, 'revisión', 'revisiones')

/** A day that is over stays until somebody writes the next one. */
export const agenda: Agenda = {
  reads: [itemsList.key],
  told: true,
  due: (at, { hasta }) =>
    checked(at<Item[]>(itemsList.key))
      .filter(({ proximaRevision }) => proximaRevision <= hasta)
      .map(({ id, nombre, ubicacion, proximaRevision }) => ({
        id,
        dia: proximaRevision,
        titulo: `Revisar: ${nombre}`,
        nota: ubicacion,
        to: TO,
        search: { ver: id },
      })),
  now(at) {
    const items = at<Item[]>(itemsList.key)
    const out = items.filter(({ estado }) => estado === 'FUERA_SERVICIO')
    const kept = items.filter(
      ({ categoria, estado }) => categoria === 'VEHICULO' && estado === 'MANTENIMIENTO',
    )
    const lines: Asunto[] = [
      {
        id: 'fuera-de-servicio',
        titulo: `Fuera de servicio: ${namesOf(out)}`,
        to: TO,
        search: { estado: 'FUERA_SERVICIO' },
      },
      {
        id: 'en-mantenimiento',
        titulo: `En mantenimiento: ${namesOf(kept)}`,
        to: TO,
        search: { categoria: 'VEHICULO', estado: 'MANTENIMIENTO' },
      },
    ]
    return lines.filter((_, n) => [out, kept][n]?.length)
  },
  /** What is being mended waits for whoever mends it. */
  waits(at) {
    const alerts = itemAlerts(at<Item[]>(itemsList.key))
    return (['malEstado', 'stockBajo'] as const)
      .filter((alerta) => alerts[alerta].length > 0)
      .map((alerta) => ({
        id: alerta,
        prisa: alerta === 'malEstado' ? 'PRONTO' : undefined,
        titulo: ALERTA_LABELS[alerta],
        nota: alertaSentence(alerta, alerts[alerta]),
        to: TO,
        search: { alerta },
      }))
  },
  month(at, { hoy }) {
    const days = checked(at<Item[]>(itemsList.key))
      .map(({ proximaRevision }) => proximaRevision)
      .sort()
    const late = days.filter((day) => day < hoy)
    const [next, ...others] = days.slice(late.length)
    const cierre = cierreDe(hoy.slice(0, 7))
    const duty: Deber = { id: 'revisiones', titulo: 'Revisiones de equipos', estado: 'HECHO', to: TO }
    if (late.length > 0) {
      const titulo = `${revisiones(late.length)} de equipos sin hacer`
      const nota = `La primera tocaba el ${formatDay(late[0] ?? '')}.`
      return [
        {
          ...duty,
          estado: 'VENCIDO',
          nota,
          to: '/admin/calendario',
          toca: { titulo, nota, prisa: 'VENCIDO' },
        },
      ]
    }
    if (!next) return [{ ...duty, estado: 'NO_SE_SABE', nota: 'Ningún item tiene escrito cuándo se revisa.' }]
    if (next > cierre) return [{ ...duty, nota: `La próxima toca el ${formatDay(next)}.` }]
    const due = 1 + others.filter((day) => day <= cierre).length
    const nota = `${revisiones(due)} hasta fin de mes, la primera el ${formatDay(next)}.`
    return [{ ...duty, estado: 'FALTA', nota, to: '/admin/calendario' }]
  },
}
