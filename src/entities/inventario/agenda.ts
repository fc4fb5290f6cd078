import type { Agenda, Asunto, At, Deber, Termina } from '@/access/module'
import { addDays, cierreDe } from '@/shared/lib/dias'
import { formatDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { byCode, enumerated } from '@/shared/lib/text'
import { ALERTA_LABELS, alertaSentence, countItems } from './alertas'
import { USOS, type Uso, usosDeItems, vencenOf } from './existencias'
import type { Item } from './item'
import { itemsList } from './module'
import { type Movimiento, movimientosList } from './movimientos/movimiento'
import { conMovimientos } from './movimientos/saldo'
import { type Grupo, gruposDe, hechoDe, hechoEl, seTermina } from './plan/grupos'
import type { Hecho } from './plan/hecho'
import { hechosList, planesList } from './plan/listas'
import type { Plan } from './plan/plan'
import { hoyCierto, primeros, type Vencimiento, vencimientosDe } from './plan/vencimientos'
import { prestamosAtrasados, prestamosHasta } from './prestamos-agenda'
import type { Falla } from './revision/falla'
import { conFallas, fueraDeServicio, nombrados, porQue, segunItems } from './revision/fuera'
import { lecturasDe } from './revision/historia'
import { fallasList, revisionesList } from './revision/listas'
import { porArreglar } from './revision/por-arreglar'
import type { Revision } from './revision/revision'
import { enUso, itemAlerts } from './totals'

const TO = '/admin/inventario'

/** `Autobomba, Radio y 2 más`, the vehicles first. */
const namesOf = (items: readonly Item[]): string =>
  nombrados([
    ...items.filter(({ categoria }) => categoria === 'VEHICULO'),
    ...items.filter(({ categoria }) => categoria !== 'VEHICULO'),
  ])

const counted = new WeakMap<readonly Item[], { by: unknown; list: readonly Item[] }>()

/** What the brigade has, with how many of each by count and movements; the same list as long as neither changes. */
function itemsOf(at: At): readonly Item[] {
  const [items, by] = [at<Item[]>(itemsList.key), at<Movimiento[] | null>(movimientosList.key)]
  const known = counted.get(items)
  if (known?.by === by) return known.list
  const list = conMovimientos(enUso(items), by ?? [])
  counted.set(items, { by, list })
  return list
}

type Leido = { list: Vencimiento<Item>[]; hoy: string }

const said = new WeakMap<readonly Item[], { by: readonly unknown[]; leido: Leido }>()

/** What is due of the items, and the day by which it is judged: worked out once for all that is told of it. */
function read(at: At, hoy: string): Leido {
  const items = itemsOf(at)
  const hechos = at<Hecho[] | null>(hechosList.key) ?? []
  const planes = at<Plan[] | null>(planesList.key) ?? []
  const moved = at<Movimiento[] | null>(movimientosList.key) ?? []
  const dated = moved.some(({ vence }) => vence)
  const usado = planes.some(({ regla, unidad }) => regla === 'USO' || unidad === 'KM')
  const partes = dated || usado ? at<Uso[] | null>(USOS) : null
  const revisiones = at<Revision[] | null>(revisionesList.key)
  const by = [hechos, planes, partes, revisiones, hoy]
  const known = said.get(items)
  if (known?.by.every((one, n) => one === by[n])) return known.leido
  const used = partes ?? []
  const { usos, lecturas } = usosDeItems(items, used)
  const list = vencimientosDe(
    vencenOf(at<Item[]>(itemsList.key), items, moved, used),
    planes,
    hechos,
    usos,
    hoy,
    [...lecturasDe(revisiones ?? []), ...lecturas],
  )
  const leido = { list, hoy: hoyCierto(hoy, hechos) }
  said.set(items, { by, leido })
  return leido
}

const seeing = ({ cuales, plan }: Grupo<Item>): Pick<Asunto, 'to' | 'search'> => ({
  to: TO,
  search: cuales.length === 1 ? { ver: cuales[0]?.cosa.id ?? '' } : plan ? { plan } : { vence: 'vencido' },
})

/** What ends all of them at once; nothing where one of them needs more than a tap. */
function terminaOf({ nombre, cuales }: Grupo<Item>, hoy: string): Termina | undefined {
  const open = cuales.filter((one) => !hechoEl(one, hoy))
  if (open.length === 0 || !open.every(seTermina)) return undefined
  const many = open.length > 1
  return {
    lista: hechosList.key,
    permission: 'inventario:edit',
    palabra: many ? `Marcar los ${open.length} como hechos hoy` : 'Hecho hoy',
    hecho: many ? `${nombre}: ${open.length} hechos hoy, ${formatDay(hoy)}` : `Hecho: ${nombre}`,
    registros: (quien) => open.map((one) => hechoDe(one, hoy, quien)),
  }
}

function asunto(grupo: Grupo<Item>, hoy: string) {
  const items = grupo.cuales.map(({ cosa }) => cosa)
  const [only, ...others] = items
  return {
    id: grupo.id,
    titulo: `${grupo.nombre}: ${others.length > 0 ? countItems(items) : (only?.nombre ?? '')}`,
    nota: others.length > 0 ? namesOf(items) : only?.ubicacion,
    ...seeing(grupo),
    termina: terminaOf(grupo, hoy),
  }
}

/** With so many late plans each has its own line; more of them would push the rest off the screen. */
const LINES = 3

/** What was used is due at once: each plan with its tap, however much else is late. */
const usedOf = ({ list, hoy }: ReturnType<typeof read>): Asunto[] =>
  gruposDe(
    list.filter(({ uso }) => uso),
    hoy,
    hoy,
  ).map((grupo) => {
    const one = asunto(grupo, hoy)
    const nota = [`Se usó el ${formatDay(grupo.dia)}`, one.nota].filter(Boolean).join(' · ')
    return { ...one, prisa: 'VENCIDO', nota }
  })

function lateOf({ list, hoy }: ReturnType<typeof read>): Asunto[] {
  const late = gruposDe(
    list.filter(({ plan, uso }) => plan && !uso),
    hoy,
    addDays(hoy, -1),
  )
  if (late.length > LINES) {
    const titulo = `${late.length} planes de revisión atrasados`
    const nota = enumerated([
      ...late.slice(0, LINES).map(({ nombre }) => nombre),
      `${late.length - LINES} más`,
    ])
    return [{ id: 'planes', prisa: 'VENCIDO', titulo, nota, to: TO, search: { vence: 'vencido' } }]
  }
  return late.map((grupo) => {
    const one = asunto(grupo, hoy)
    return {
      ...one,
      prisa: 'VENCIDO',
      nota: [`Tocaba el ${formatDay(grupo.dia)}`, one.nota].filter(Boolean).join(' · '),
    }
  })
}

const revisiones = (n: number) => plural(n, 'revisión', 'revisiones')

/** A day that is over stays until somebody says that it was done, or writes the next one. */
export const agenda: Agenda = {
  reads: [itemsList.key, planesList.key, hechosList.key],
  also: [USOS, movimientosList.key, fallasList.key, revisionesList.key],
  told: true,
  due(at, { hoy: today, hasta }) {
    const { list, hoy } = read(at, today)
    return [
      ...gruposDe(list, hoy, hasta).map((grupo) => ({ ...asunto(grupo, hoy), dia: grupo.dia })),
      ...prestamosHasta(at, hasta),
    ]
  },
  now(at) {
    const fallas = at<Falla[] | null>(fallasList.key) ?? []
    const items = itemsOf(at)
    const out = fueraDeServicio(fallas, segunItems(items, fallas))
    const reasons = out.flatMap((one) => (one.fallas.length > 0 ? `${one.nombre}: ${porQue(one)}` : []))
    const kept = items.filter(
      ({ categoria, estado }) => categoria === 'VEHICULO' && estado === 'MANTENIMIENTO',
    )
    const lines: Asunto[] = [
      {
        id: 'fuera-de-servicio',
        titulo: `Fuera de servicio: ${nombrados(out)}`,
        nota: reasons.join(' · '),
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
  waits(at, { hoy: today }) {
    const [items, fallas] = [itemsOf(at), at<Falla[] | null>(fallasList.key) ?? []]
    const alerts = itemAlerts(conFallas(items, fallas))
    const due = read(at, today)
    return [
      ...usedOf(due),
      ...lateOf(due),
      ...prestamosAtrasados(at, today),
      ...porArreglar(items, fallas),
      ...(['malEstado', 'stockBajo'] as const)
        .filter((alerta) => alerts[alerta].length > 0)
        .map(
          (alerta): Asunto => ({
            id: alerta,
            prisa: alerta === 'malEstado' ? 'PRONTO' : undefined,
            titulo: ALERTA_LABELS[alerta],
            nota: alertaSentence(alerta, alerts[alerta]),
            to: TO,
            search: { alerta },
          }),
        ),
    ]
  },
  month(at, { hoy: today }) {
    const { list, hoy } = read(at, today)
    const due = primeros(list)
      .filter(({ dia }) => dia !== '')
      .sort((a, b) => byCode(a.dia, b.dia))
    const late = due.filter(({ dia }) => dia < hoy)
    const [next, ...others] = due.slice(late.length)
    const cierre = cierreDe(hoy.slice(0, 7))
    const duty: Deber = { id: 'revisiones', titulo: 'Revisiones de equipos', estado: 'HECHO', to: TO }
    if (late.length > 0) {
      const said = (some: typeof late) => ({
        titulo: `${revisiones(some.length)} de equipos sin hacer`,
        nota: `La primera tocaba el ${formatDay(some[0]?.dia ?? '')}.`,
      })
      // Those of plans stand there by themselves.
      const own = late.filter(({ plan }) => !plan)
      return [
        {
          ...duty,
          estado: 'VENCIDO',
          nota: said(late).nota,
          to: '/admin/calendario',
          toca: own.length > 0 ? { ...said(own), prisa: 'VENCIDO' } : undefined,
        },
      ]
    }
    if (!next) {
      const nota = 'Ningún item tiene escrito cuándo se revisa.'
      return [{ ...duty, estado: 'NO_SE_SABE', nota, search: { planes: 'lista' } }]
    }
    if (next.dia > cierre) return [{ ...duty, nota: `La próxima toca el ${formatDay(next.dia)}.` }]
    const now = 1 + others.filter(({ dia }) => dia <= cierre).length
    const nota = `${revisiones(now)} hasta fin de mes, la primera el ${formatDay(next.dia)}.`
    return [{ ...duty, estado: 'FALTA', nota, to: '/admin/calendario' }]
  },
}
