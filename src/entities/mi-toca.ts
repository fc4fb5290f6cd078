import type { Asunto } from '@/access/module'
import { daysBetween } from '@/shared/lib/dias'
import { formatDay, toDay } from '@/shared/lib/fecha'
import type { Mi } from './despacho/mi'
import { lapso } from './guardias/tiempo'
import { byPrisa, DAY_WORDS, SOON_DAYS } from './prisa'

/** What somebody of the brigade has to see to on their own phone, and the part of their page where they do. */
export type MiAsunto = Pick<Asunto, 'id' | 'titulo' | 'nota' | 'prisa'> & {
  parte: 'guardias' | 'eventos' | 'credenciales'
}

const dayWords = (dia: string, hoy: string) => DAY_WORDS[daysBetween(hoy, dia)] ?? formatDay(dia)

/** The shift that runs, or the next one within a day. */
function shiftOf({ guardias }: Mi, ahora: number, hoy: string): MiAsunto[] {
  const next = guardias.find((turno) => ahora < lapso(turno).hasta)
  if (!next || daysBetween(hoy, next.fecha) > 1) return []
  const { id, fecha, nombre, inicio, fin } = next
  const running = lapso(next).desde <= ahora
  const titulo = running
    ? `Está de guardia hasta las ${fin}`
    : `Entra de guardia: ${dayWords(fecha, hoy).toLowerCase()}, ${inicio}`
  return [{ id, titulo, nota: nombre, prisa: 'PRONTO', parte: 'guardias' }]
}

/** The events to which they haven't said whether they come. `dichos`: the ids of those whose answer waits to be sent. */
function askedOf({ eventos }: Mi, dichos: ReadonlySet<string>, hoy: string): MiAsunto[] {
  const [first, ...others] = eventos.filter(({ id, va }) => va === null && !dichos.has(id))
  if (!first) return []
  const { id, titulo, fecha } = first
  const prisa = daysBetween(hoy, fecha) <= SOON_DAYS ? 'PRONTO' : undefined
  return [
    {
      ...{ id, prisa, parte: 'eventos', nota: dayWords(fecha, hoy) },
      titulo: others.length > 0 ? `Diga si va a ${others.length + 1} eventos` : `Diga si va a ${titulo}`,
    },
  ]
}

const renewOf = ({ credenciales }: Mi): MiAsunto[] =>
  credenciales
    .filter(({ estado }) => estado !== 'VIGENTE')
    .map(({ id, nombre, vence, estado }) => ({
      id,
      titulo: estado === 'VENCIDA' ? `${nombre}: venció` : `${nombre}: vence pronto`,
      nota: formatDay(vence),
      prisa: estado === 'VENCIDA' ? 'VENCIDO' : undefined,
      parte: 'credenciales',
    }))

/** All of it, the most urgent first. `ahora` in ms since 1970. Pure. */
export function miToca(mi: Mi, dichos: ReadonlySet<string>, ahora: number): MiAsunto[] {
  const hoy = toDay(new Date(ahora))
  return [...shiftOf(mi, ahora, hoy), ...askedOf(mi, dichos, hoy), ...renewOf(mi)].sort(byPrisa)
}
