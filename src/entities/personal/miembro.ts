import * as v from 'valibot'
import { isDay } from '@/shared/lib/dias'
import type { FieldsRule } from '@/shared/lib/form/fields-rule'
import { required } from '@/shared/lib/form/rules'
import { ordenRule } from '@/shared/lib/form/whole'
import type { Draft } from '@/shared/storage/stored-module'
import { SANGRES } from './datos'

/** What the brigade says of who may lead a run; without a word the position tells. */
export const MANDOS = ['', 'SI', 'NO'] as const

/**
 * A staff member (spec §3). `fotoUrl` is `idb:<uuid>`, a web address or empty; `fechaIngreso` and `fechaSalida` are
 * `YYYY-MM-DD`.
 */
export const miembroSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  nombres: v.string(),
  cargo: v.optional(v.string(), ''),
  area: v.optional(v.string(), ''),
  fotoUrl: v.optional(v.string(), ''),
  orden: v.optional(v.number(), 1),
  activo: v.optional(v.boolean(), true),
  telefono: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  fechaIngreso: v.optional(v.string(), ''),
  /** Whom to call if something happens to them. */
  contactoEmergencia: v.optional(v.string(), ''),
  /** The last day of somebody who left, and why; both may be unknown. */
  fechaSalida: v.optional(v.string(), ''),
  motivoSalida: v.optional(v.string(), ''),
  /** ISO: when they changed their own telephone or emergency contact from their phone; '' once somebody has seen it. */
  datosPropios: v.optional(v.string()),
  /** Whether they may lead a run, where the brigade corrects what the position tells. */
  mando: v.fallback(v.optional(v.picklist(MANDOS)), undefined),
  /** Ten digits, or what another document says; '' or missing: nobody wrote it. */
  cedula: v.optional(v.string()),
  sangre: v.fallback(v.optional(v.picklist(['', ...SANGRES])), undefined),
  /** Whether the person agreed that who leads a run sees their blood type. */
  muestraSangre: v.fallback(v.optional(v.boolean()), undefined),
  /** Whether they note a run's record on their own phone; whoever drives does so without this. */
  anotaSalida: v.fallback(v.optional(v.boolean()), undefined),
  /** ISO: until when they said from their phone that they can't come; '' or past: they can. */
  noPuedeHasta: v.optional(v.string()),
})

/** What a form must satisfy (spec §5); the messages are sentences for the person. */
export const miembroRules = {
  nombres: required('Escriba los nombres.'),
  cargo: required('Escriba el cargo.'),
  orden: ordenRule,
}

export type Miembro = v.InferOutput<typeof miembroSchema>

/** The same of its fields together. */
export const miembroTogether: readonly FieldsRule<
  Pick<Miembro, 'activo' | 'fechaIngreso' | 'fechaSalida'>
>[] = [
  {
    fields: ['fechaSalida', 'fechaIngreso', 'activo'],
    sentence: 'La salida no puede ser antes del ingreso.',
    wrong: ({ activo, fechaIngreso, fechaSalida }) =>
      !activo && isDay(fechaSalida) && fechaSalida < fechaIngreso,
  },
]

/** Until when this person said that they can't come, in ms; null while they can. `now` in ms. */
export function noPuede({ noPuedeHasta = '' }: Pick<Miembro, 'noPuedeHasta'>, now: number): number | null {
  const until = Date.parse(noPuedeHasta)
  return until > now ? until : null
}

/** What the add form starts with (spec §5): last in order, active, joined today (`YYYY-MM-DD`). */
export const newMiembro = (count: number, today: string): Draft<Miembro> => ({
  nombres: '',
  cargo: '',
  area: '',
  fotoUrl: '',
  orden: count + 1,
  activo: true,
  telefono: '',
  email: '',
  fechaIngreso: today,
  contactoEmergencia: '',
  fechaSalida: '',
  motivoSalida: '',
})
