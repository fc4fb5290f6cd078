import * as v from 'valibot'
import type { ModuleList } from '@/access/module'
import { formatMonth, newestFirst } from '@/shared/lib/fecha'
import { goodRows } from '@/shared/storage/good-rows'
import { contenidoSchema } from './contenido'
import { isMes } from './tabla'

/**
 * A month (`YYYY-MM`) as the town reads it: what its numerals said when somebody published it. `publicado` is the instant
 * of that, an empty text once it is withdrawn; `fuente` and `fechaFuente` (`YYYY-MM-DD`) are the catalogue's of then.
 */
const publicadoSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  mes: v.string(),
  publicado: v.optional(v.string(), ''),
  autor: v.optional(v.string(), ''),
  numerales: v.optional(goodRows(contenidoSchema), []),
  fuente: v.optional(v.string(), ''),
  fechaFuente: v.optional(v.string(), ''),
})

export type Publicado = v.InferOutput<typeof publicadoSchema>

/** Two phones that publish the same month make the same record. */
export const idDePublicado = (mes: string): string => `publicado-${mes}`

const PUBLISH = ['rendicion:publish'] as const

export const publicadosList: ModuleList<Publicado> = {
  key: 'bomberos_lotaip_publicados',
  idPrefix: 'publicado-',
  title: 'Meses publicados',
  schema: publicadoSchema,
  seed: () => [],
  compare: newestFirst(({ mes }) => mes),
  name: ({ mes }) => `Transparencia de ${formatMonth(`${mes}-01`)}`,
  words: { fechaFuente: 'fecha de la fuente' },
  // All of it is before the public: whoever writes it publishes.
  writes: { create: PUBLISH, edit: PUBLISH, remove: PUBLISH },
  readers: ['rendicion:view'],
  backup: true,
  drawnByBuild: true,
}

/** What the town reads: the published months, the newest first. */
export const publishedMeses = (list: readonly Publicado[]): Publicado[] =>
  list.filter(({ mes, publicado }) => publicado !== '' && isMes(mes))
