import * as v from 'valibot'
import { AccessError } from '@/access/authorize'
import { frozen, staying } from '@/access/frozen'
import { allOf, holding, yaFue } from '@/access/holding'
import type { ModuleList, RecordRules } from '@/access/module'
import { type Actor, can } from '@/access/permissions'
import { SpokenError } from '@/shared/lib/spoken-error'
import { byCode, byName } from '@/shared/lib/text'
import { same } from '@/shared/storage/merge'
import {
  anularRules,
  inicioDePermiso,
  numeroEnPalabras,
  otorgarRules,
  type Permiso,
  permisoSchema,
  serieOf,
} from './permiso'
import { FIJOS_DE_TIPO, type Tipo, tipoRules, tipoSchema } from './tipo'

/** What the paper says, which stays as it was granted. */
const FIJOS = [
  ...([
    'tipo',
    'version',
    'local',
    'nombre',
    'ruc',
    'establecimiento',
    'actividad',
    'aforo',
    'direccion',
  ] as const),
  ...(['desde', 'hasta', 'informe', 'informeDia', 'recibo', 'firma', 'cargo', 'otorgado'] as const),
  ...(['pedido', 'datos', 'papeles'] as const),
]

const instante = v.pipe(v.string(), yaFue)

/** A clock that is a year ahead would grant the year after, with a number of that year. */
const granting = v.object({ ...otorgarRules, otorgado: instante })
const annulling = v.object({ ...anularRules, anulado: instante })

/** What is wrong with a change of one permit, in a sentence. */
function faultIn(before: Permiso | null, after: Permiso | null): string | undefined {
  if (before?.otorgado && !after) return 'Un permiso otorgado no se elimina: se anula.'
  if (!after) return undefined
  const asked = [
    ...(after.otorgado && !before?.otorgado ? [granting] : []),
    ...(after.anulado && !before?.anulado ? [annulling] : []),
  ]
  for (const schema of asked) {
    const read = v.safeParse(schema, after)
    if (!read.success) return read.issues[0].message
  }
  if (after && !after.otorgado && (after.numero || after.codigo))
    return 'Solo un permiso otorgado lleva número y código.'
  if (!before) return undefined
  if (before.otorgado && FIJOS.some((field) => !same(before[field], after[field])))
    return 'Un permiso otorgado no se cambia: se anula y se otorga otro.'
  if (before.anulado && before.anulado !== after.anulado) return 'Un permiso anulado no vuelve a valer.'
  if (before.anulado && before.motivo !== after.motivo) return 'El motivo de un permiso anulado no se cambia.'
  if ((['numero', 'codigo'] as const).some((field) => before[field] && before[field] !== after[field]))
    return 'Un permiso conserva su número y su código.'
  return undefined
}

/** Granting and annulling take a right of their own; what was granted stays as the paper says it. */
const otorgando =
  (actor: Actor | null): RecordRules<Permiso> =>
  (changes) => {
    for (const { before, after, again } of changes) {
      if (again) continue
      const fault = faultIn(before, after)
      if (fault) throw new SpokenError(fault)
      const acts = (['otorgado', 'anulado'] as const).some(
        (field) => (after?.[field] ?? '') !== (before?.[field] ?? ''),
      )
      if (acts && !can(actor, 'permisos:otorgar')) throw new AccessError('permisos:otorgar')
    }
  }

export const permisosList: ModuleList<Permiso> = {
  key: 'bomberos_inspecciones_permisos',
  idPrefix: 'permiso-',
  title: 'Permisos',
  schema: permisoSchema,
  seed: () => [],
  compare: (a, b) => (a.otorgado < b.otorgado ? 1 : -1),
  name: ({ nombre, numero }) => [nombre, numeroEnPalabras(numero)].filter(Boolean).join(', '),
  words: {
    anulado: 'anulado el',
    codigo: 'código firmado',
    desde: 'vale desde',
    direccion: 'dirección',
    firma: 'quién firma',
    hasta: 'vale hasta',
    informe: 'informe favorable',
    informeDia: 'día del informe',
    numero: 'número',
    otorgado: 'otorgado el',
    ruc: 'RUC',
  },
  writes: { create: ['inspecciones:create'], edit: ['inspecciones:edit'], remove: ['inspecciones:delete'] },
  rules: (actor) => allOf(holding<Permiso>({ nombre: otorgarRules.nombre }), otorgando(actor)),
  backup: true,
  sync: { number: { field: 'numero', series: serieOf, otro: 'otro permiso', begins: inicioDePermiso } },
}

const TIPO = 'Un tipo que ya se usó no se cambia: lo que cambie es una versión nueva.'

export const tiposList: ModuleList<Tipo> = {
  key: 'bomberos_inspecciones_tipos',
  idPrefix: 'tipo-',
  title: 'Tipos de permiso',
  schema: tipoSchema,
  seed: () => [],
  compare: (a, b) => byName(a.nombre, b.nombre) || byCode(b.desde, a.desde),
  name: ({ nombre }) => nombre,
  words: {
    anticipacion: 'días antes',
    campos: 'datos que pide',
    norma: 'norma',
    papeles: 'papeles',
    papelesPara: 'clases de cada papel',
    pasos: 'pasos',
  },
  writes: { create: ['inspecciones:edit'], edit: ['inspecciones:edit'], remove: ['inspecciones:delete'] },
  rules: () => allOf(staying<Tipo>(TIPO), frozen<Tipo>(FIJOS_DE_TIPO, TIPO), holding<Tipo>(tipoRules)),
  backup: true,
}
