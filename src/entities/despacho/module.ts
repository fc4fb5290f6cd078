import * as v from 'valibot'
import type { Module, ModuleList, ModuleObject } from '@/access/module'
import { canonical } from '@/shared/lib/canonical'
import { formatMoment, newestFirst } from '@/shared/lib/fecha'
import { SpokenError } from '@/shared/lib/spoken-error'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { type Despacho, despachoSchema, ESTADO_LABELS } from './despacho'

const WHO_AND_WHEN = ['instante', 'por', 'prueba', 'reporte', 'conFotos'] as const

/**
 * A device writes no call: its screens ask the central, which tells people. What a device may bring is a call that this
 * central doesn't have, and the end of one that it still takes for running, after an older copy was put back.
 */
function demandKept(before: Despacho, after: Despacho | null): void {
  if (!after) throw new SpokenError('Una salida no se elimina: queda como constancia.')
  if (before.estado !== 'EN_CURSO' && canonical(before) !== canonical(after))
    throw new SpokenError('Esta salida ya terminó: queda como fue.')
  if (WHO_AND_WHEN.some((field) => before[field] !== after[field]))
    throw new SpokenError('De una salida no cambia quién la llamó ni cuándo.')
}

export const despachosList: ModuleList<Despacho> = {
  key: 'bomberos_despacho_despachos',
  idPrefix: 'despacho-',
  title: 'Despachos',
  schema: despachoSchema,
  seed: () => [],
  compare: newestFirst(({ instante }) => instante),
  name: ({ tipo, direccion }) => [TIPO_SERVICIO_LABELS[tipo], direccion].filter(Boolean).join(', '),
  words: {
    aQuienes: 'a quiénes',
    conFotos: 'con las fotos del reporte',
    direccion: 'dirección',
    respuestas: 'quiénes fueron',
  },
  says: { estado: ESTADO_LABELS, tipo: TIPO_SERVICIO_LABELS },
  // A central makes them. What a device writes here rings nowhere, and a copy that is put back needs it.
  writes: { create: ['servicios:edit'], edit: ['servicios:edit'], remove: ['servicios:edit'] },
  rules: () => (changes) => {
    for (const { before, after } of changes) if (before) demandKept(before, after)
  },
  backup: true,
  search: {
    detail: ({ instante, estado }) => [formatMoment(instante), ESTADO_LABELS[estado]],
    text: ({ detalle, por }) => [detalle, por],
  },
}

const ajustesSchema = v.object({ avisoConLugar: v.boolean() })
export type AjustesDespacho = v.InferOutput<typeof ajustesSchema>

export const ajustesDespachoObject: ModuleObject<AjustesDespacho> = {
  key: 'bomberos_despacho_ajustes',
  title: 'Avisos de despacho',
  name: () => '',
  words: { avisoConLugar: 'el aviso dice tipo y lugar' },
  schema: ajustesSchema,
  // A locked phone shows the notice to whoever holds it.
  defaults: () => ({ avisoConLugar: false }),
  writes: { edit: ['config:edit'] },
  backup: true,
}

export const despachoModule: Module = {
  page: {
    to: '/admin/despacho',
    title: 'Despacho',
    group: 'Salidas',
    icon: 'siren',
    permission: 'servicios:view',
    withCentral: true,
  },
  optional: { id: 'despacho', desde: 'SALE' },
  tratamiento: {
    deQuien: 'Personal llamado a una salida',
    datos: 'A quién se llamó, qué contestó y cuándo; sus teléfonos con acceso',
    para: 'Llamar a la brigada y saber quién viene',
  },
  lists: [despachosList],
  objects: [ajustesDespachoObject],
  privacy: {
    what: 'Despachos y teléfonos del personal',
    detail:
      'Solo donde la estación tiene su propia central: a qué se llamó a la brigada, a quiénes, y qué contestó cada persona y cuándo; y de cada teléfono de una persona de la brigada, de qué clase es y cuándo se usó.',
  },
}
