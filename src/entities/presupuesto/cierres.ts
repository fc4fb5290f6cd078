import * as v from 'valibot'
import { AccessError } from '@/access/authorize'
import { frozen } from '@/access/frozen'
import type { ModuleList } from '@/access/module'
import { formatDay, newestFirst, toDay } from '@/shared/lib/fecha'
import { SpokenError } from '@/shared/lib/spoken-error'
import { mayWriteClosed } from './cerrado'

/** That somebody closed a fiscal year or, with the reason, opened it again; `hecho` is the instant. */
const cierreSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  ejercicio: v.pipe(v.number(), v.integer()),
  cerrado: v.boolean(),
  motivo: v.optional(v.string(), ''),
  autor: v.optional(v.string(), ''),
  hecho: v.string(),
})

export type CierreDicho = v.InferOutput<typeof cierreSchema>

const keep = frozen<CierreDicho>(
  ['ejercicio', 'cerrado', 'motivo', 'autor', 'hecho'],
  'Un cierre anotado no se cambia.',
)

/** One record each time: the mark on every line of the year says that it is closed, and not why. */
export const cierresList: ModuleList<CierreDicho> = {
  key: 'bomberos_presupuesto_cierres',
  idPrefix: 'cierre-',
  title: 'Cierres de ejercicio',
  schema: cierreSchema,
  seed: () => [],
  compare: newestFirst(({ hecho }) => hecho),
  name: ({ ejercicio, cerrado, motivo }) =>
    [`Ejercicio ${ejercicio} ${cerrado ? 'cerrado' : 'reabierto'}`, motivo].filter(Boolean).join(': '),
  words: {},
  writes: { create: ['presupuesto:edit'], edit: ['presupuesto:edit'], remove: ['config:edit'] },
  rules: (actor) => (changes) => {
    keep(changes)
    for (const { before, after } of changes) {
      // A central judges a record before it knows that it is whole.
      if (before || after?.cerrado !== false) continue
      if (!mayWriteClosed(actor))
        throw new AccessError('presupuesto:edit', 'Solo el Super Administrador puede reabrir un ejercicio.')
      if (!(after.motivo ?? '').trim()) throw new SpokenError('Escriba por qué se reabre el ejercicio.')
    }
  },
  backup: true,
}

/** `Reabierto el 5 de enero de 2027, por Ana: faltaba una factura.` */
export function cierreSentence({ cerrado, motivo, autor, hecho }: CierreDicho): string {
  const who = autor ? `, por ${autor}` : ''
  const why = motivo ? `: ${motivo.replace(/\.$/, '')}` : ''
  return `${cerrado ? 'Cerrado' : 'Reabierto'} el ${formatDay(toDay(new Date(hecho)))}${who}${why}.`
}
