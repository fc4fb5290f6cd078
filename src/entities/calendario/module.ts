import * as v from 'valibot'
import { demand } from '@/access/authorize'
import type { Module, ModuleList } from '@/access/module'
import { can } from '@/access/permissions'
import { isDay } from '@/shared/lib/dias'
import { formatDay } from '@/shared/lib/fecha'
import { byCode } from '@/shared/lib/text'

/** One day of which the brigade says that it is a holiday, or with `fuera` that it is none (see `FeriadoPropio`). */
const feriadoSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  dia: v.pipe(v.string(), v.check(isDay)),
  nombre: v.optional(v.string(), ''),
  fuera: v.optional(v.boolean(), false),
})

export type Feriado = v.InferOutput<typeof feriadoSchema>

/** Two devices that speak of one day make the same record. */
export const idDeFeriado = (dia: string): string => `feriado-${dia}`

/** Who runs the roster and who keeps the law's terms count by the same days. */
const LLEVAN_FERIADOS = ['personal:edit', 'rendicion:edit'] as const

export const feriadosList: ModuleList<Feriado> = {
  key: 'bomberos_calendario_feriados',
  idPrefix: 'feriado-',
  title: 'Feriados',
  schema: feriadoSchema,
  seed: () => [],
  compare: (a, b) => byCode(a.dia, b.dia),
  name: ({ dia, nombre }) => [formatDay(dia), nombre].filter(Boolean).join(', '),
  words: { dia: 'día', fuera: 'no es feriado' },
  // Either right is enough, which only a rule can say.
  writes: { create: [], edit: [], remove: [] },
  rules: (actor) => () => {
    if (!LLEVAN_FERIADOS.some((permission) => can(actor, permission))) demand(actor, LLEVAN_FERIADOS[0])
  },
  readers: [],
  backup: true,
}

export const calendarioModule: Module = {
  page: {
    to: '/admin/calendario',
    title: 'Calendario',
    shortcut: { title: 'Calendario', rank: 11 },
    icon: 'calendar-check',
    permission: 'dashboard:view',
  },
  optional: { id: 'calendario', desde: 'SALE' },
  lists: [feriadosList],
}
