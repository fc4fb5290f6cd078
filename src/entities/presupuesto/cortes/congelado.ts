import * as v from 'valibot'
import { publishing } from '@/access/authorize'
import { frozen } from '@/access/frozen'
import { holding, lastPast } from '@/access/holding'
import type { ModuleList } from '@/access/module'
import { formatDay, newestFirst } from '@/shared/lib/fecha'
import { pastDay } from '@/shared/lib/form/rules'
import { SpokenError } from '@/shared/lib/spoken-error'

/**
 * The lines of a fiscal year as they were when somebody froze them: `texto` is a CSV file to the letter and `sha256` its
 * hash in hexadecimal. `fecha` (`YYYY-MM-DD`) is the day of the figures, `hecho` the instant of freezing; `publicado`
 * the instant from which the town reads it, or an empty text.
 */
const congeladoSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  ejercicio: v.pipe(v.number(), v.integer()),
  fecha: v.string(),
  hecho: v.string(),
  autor: v.optional(v.string(), ''),
  texto: v.string(),
  sha256: v.string(),
  nota: v.optional(v.string(), ''),
  publicado: v.optional(v.string(), ''),
})

export type Congelado = v.InferOutput<typeof congeladoSchema>

const keep = frozen<Congelado>(
  ['ejercicio', 'fecha', 'hecho', 'autor', 'texto', 'sha256'],
  'Un corte no se cambia: guarda las cifras como eran. Para corregirlo, haga otro.',
)

/** What a form must satisfy; the messages are sentences for the person. `hoy` is `YYYY-MM-DD`. */
export const congeladoRules = (hoy: string) => ({
  fecha: pastDay(hoy, 'Escriba el día de estas cifras.', 'Ese día todavía no llega.'),
})

// What the public reads of it is frozen.
const publish = publishing<Congelado>('rendicion:publish', [])

export const congeladosList: ModuleList<Congelado> = {
  // Not `…_cortes`: the key of the days of the figures would be its beginning.
  key: 'bomberos_presupuesto_congelados',
  idPrefix: 'corte-',
  title: 'Cortes del presupuesto',
  schema: congeladoSchema,
  seed: () => [],
  compare: newestFirst(({ fecha, hecho }) => `${fecha} ${hecho}`),
  name: ({ ejercicio, fecha }) => `Corte del ejercicio ${ejercicio} al ${formatDay(fecha)}`,
  words: {},
  writes: { create: ['presupuesto:create'], edit: ['presupuesto:edit'], remove: ['presupuesto:delete'] },
  rules: (actor) => (changes) => {
    keep(changes)
    holding<Congelado>(congeladoRules(lastPast()))(changes)
    if (changes.some(({ before, after }) => before?.publicado && !after))
      throw new SpokenError('Este corte está publicado. Retírelo antes de eliminarlo.')
    publish(actor)(changes)
  },
  backup: true,
  drawnByBuild: true,
}

/** What a cut's files are called, without their ending: by its fiscal year and the day of its figures. */
export const archivoDeCorte = ({ ejercicio, fecha }: Pick<Congelado, 'ejercicio' | 'fecha'>): string =>
  `presupuesto-${ejercicio}-corte-${fecha}`

/** What the town reads: the published cuts, the newest day first. */
export const publishedCortes = (list: readonly Congelado[]): Congelado[] =>
  list.filter(({ publicado }) => publicado !== '')
