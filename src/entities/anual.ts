import type { Anual, At, Paso } from '@/access/module'
import { dayIn } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { byCode } from '@/shared/lib/text'

/**
 * A brigade's year in the order in which it happens: what is over, what is still to be done, and of that what comes next.
 * `incierto`: this device lacks something of which another step could be the next.
 */
export type Ano = {
  ano: number
  antes: Paso[]
  faltan: Paso[]
  sigue: Paso | undefined
  incierto: boolean
}

/** What has a day by its day, and after it what has none. */
const byDay = (a: Paso, b: Paso): number => byCode(a.dia || '9', b.dia || '9') || byCode(a.titulo, b.titulo)

/** What nobody noted is over once its day is; it isn't done. */
const isOver = ({ estado, dia }: Paso, hoy: string): boolean =>
  estado === 'HECHO' || (estado === 'NO_SE_SABE' && dia !== '' && dia < hoy)

/**
 * The year of `hoy` (`YYYY-MM-DD`) by what these modules say. `lacking` are those of which this device hasn't everything.
 * Null where there is none of either. Pure.
 */
export function anoDe(whole: readonly Anual[], lacking: readonly Anual[], at: At, hoy: string): Ano | null {
  if (whole.length + lacking.length === 0) return null
  const ano = Number(hoy.slice(0, 4))
  const pasos = whole.flatMap((one) => one.pasos(at, { hoy, ano })).sort(byDay)
  const unseen = lacking.map(
    ({ id, titulo, to, search = {} }): Paso => ({
      ...{ id, titulo, to, search, dia: '', estado: 'NO_SE_SABE', dicho: 'no se sabe aquí' },
    }),
  )
  const faltan = pasos.filter((one) => !isOver(one, hoy))
  return {
    ano,
    antes: pasos.filter((one) => isOver(one, hoy)),
    faltan: [...faltan, ...unseen],
    sigue: faltan.find(({ dia }) => dia !== ''),
    incierto: unseen.length > 0,
  }
}

/** How a step stands, after its name: `hasta el 15 de diciembre`. `hoy` is `YYYY-MM-DD`. */
export function dichoDe({ dicho, dia, estado }: Paso, hoy: string): string {
  if (dicho) return dicho
  if (!dia) return 'sin fecha'
  if (dia === hoy) return 'hasta hoy'
  const day = dayIn(Number(hoy.slice(0, 4)), dia)
  return estado === 'VENCIDO' ? `venció el ${day}` : `hasta el ${day}`
}

/** What is over, counted: `9 hechas · de 2 no se sabe`. */
export function antesDicho(antes: readonly Paso[]): string {
  const done = antes.filter(({ estado }) => estado === 'HECHO').length
  const unknown = antes.length - done
  return [done > 0 && plural(done, 'hecha', 'hechas'), unknown > 0 && `de ${unknown} no se sabe`]
    .filter(Boolean)
    .join(' · ')
}
