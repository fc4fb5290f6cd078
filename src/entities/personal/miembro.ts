import * as v from 'valibot'
import type { Draft } from '@/shared/storage/stored-module'

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
})

export type Miembro = v.InferOutput<typeof miembroSchema>

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
