import * as v from 'valibot'
import { holding, lastPast } from '@/access/holding'
import type { ModuleList } from '@/access/module'
import { formatDay, formatMonth, newestFirst } from '@/shared/lib/fecha'
import { pastDay, required } from '@/shared/lib/form/rules'
import { enumerated } from '@/shared/lib/text'
import type { Plazo } from './plazos'

/** The parts of the index, by the names that the Defensoría gives them. */
export const PARTES = ['CTA', 'ETA', 'RP', 'CI'] as const
export type Parte = (typeof PARTES)[number]

/** The largest mark that a part may have here; the scale is the Defensoría's own. */
export const MOST_PARTE = 100

const parte = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_PARTE)))

/**
 * What the Defensoría published of a month's (`YYYY-MM`) index; a part that nobody knows is missing. `fuente` says where
 * it stands, `fecha` (`YYYY-MM-DD`) when it was copied.
 */
const indiceSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  mes: v.string(),
  CTA: parte,
  ETA: parte,
  RP: parte,
  CI: parte,
  fuente: v.optional(v.string(), ''),
  fecha: v.optional(v.string(), ''),
})

export type Indice = v.InferOutput<typeof indiceSchema>

/** What a form must satisfy; the messages are sentences for the person. `hoy` is `YYYY-MM-DD`. */
export const indiceRules = (hoy: string) => ({
  fuente: required('Escriba dónde está publicado.'),
  fecha: pastDay(hoy, 'Escriba el día en que se copió.', 'Ese día todavía no llega.'),
})

/** Two phones that note the same month's make one record. */
export const idDeIndice = (mes: string): string => `sita-${mes}`

export const indicesList: ModuleList<Indice> = {
  key: 'bomberos_lotaip_indices',
  idPrefix: 'sita-',
  title: 'Índice de transparencia',
  schema: indiceSchema,
  seed: () => [],
  compare: newestFirst(({ mes }) => mes),
  name: ({ mes }) => `Índice SITA de ${formatMonth(`${mes}-01`)}`,
  words: {},
  writes: { create: ['rendicion:edit'], edit: ['rendicion:edit'], remove: ['rendicion:delete'] },
  rules: () => holding<Indice>(indiceRules(lastPast())),
  readers: ['rendicion:view'],
  backup: true,
}

/** What the index is made of. Source: the Instructivo de monitoreo 2024, second-hand (`FUENTE` in numerales.ts). */
const DE_QUE = 'el promedio de cuatro partes (CTA, ETA, RP y CI) que califica la Defensoría'

/** What a visitor is told of the index, which nothing on the public pages can say. */
export const SITA_PUBLICO = `El índice SITA no se calcula aquí: es ${DE_QUE}.`

/** A mark with at most two decimals. */
const shown = (mark: number): string => mark.toLocaleString('es-EC', { maximumFractionDigits: 2 })

/** The mean of the four parts, (CTA + ETA + RP + CI) / 4, or null while one of them isn't known. */
export function sitaDe(indice: Indice): number | null {
  const marks = PARTES.flatMap((one) => indice[one] ?? [])
  return marks.length === PARTES.length ? marks.reduce((sum, mark) => sum + mark, 0) / PARTES.length : null
}

/** What somebody noted of the index: computed where all its parts are known, else said which is missing. */
function noted(indice: Indice): string {
  const { fuente, fecha } = indice
  const known = enumerated(
    PARTES.filter((one) => indice[one] !== undefined).map((one) => `${one} ${shown(indice[one] ?? 0)}`),
  )
  const missing = PARTES.filter((one) => indice[one] === undefined)
  const sita = sitaDe(indice)
  const from = [fuente && ` Según ${fuente}`, fecha && ` ${fuente ? 'c' : 'C'}opiado el ${formatDay(fecha)}`]
    .filter(Boolean)
    .join(',')
  const ending = from ? `${from}.` : ''
  if (sita !== null) return `Índice SITA: ${shown(sita)}, el promedio de ${known}.${ending}`
  return `Índice SITA: no se puede calcular, ${missing.length === 1 ? 'falta' : 'faltan'} ${enumerated(missing)}. Anotado: ${known}.${ending}`
}

/**
 * What is known of a month's index (SITA) in a sentence; empty while nothing can be. Without the Defensoría's own marks
 * (`indice`) all that follows is that a month that wasn't published is worth 0; of one before the brigade began to
 * prepare them here (`llevado`) not even that.
 */
export function sitaSentence(
  { estado }: Pick<Plazo, 'estado'>,
  llevado: boolean,
  indice: Indice | undefined,
): string {
  if (indice && PARTES.some((one) => indice[one] !== undefined)) return noted(indice)
  if (estado === 'PRESENTADO') return `Índice SITA: aquí no se sabe. Es ${DE_QUE}.`
  if (estado === 'VENCIDO' && llevado)
    return 'Índice SITA: 0 mientras no se presente, porque un mes sin publicar vale 0.'
  return ''
}
