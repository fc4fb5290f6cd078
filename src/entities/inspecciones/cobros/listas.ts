import * as v from 'valibot'
import { AccessError } from '@/access/authorize'
import { frozen, staying } from '@/access/frozen'
import { agreeing, allOf, holding } from '@/access/holding'
import type { ModuleList, RecordRules } from '@/access/module'
import { type Actor, can } from '@/access/permissions'
import { formatDay, newestFirst } from '@/shared/lib/fecha'
import { SpokenError } from '@/shared/lib/spoken-error'
import { byCode, byName } from '@/shared/lib/text'
import type { Guard } from '@/shared/storage/list-command'
import { same } from '@/shared/storage/merge'
import {
  cuadra,
  FROZEN_ORDEN,
  inicioDeOrden,
  type Orden,
  ordenRules,
  ordenSchema,
  serieDeOrden,
} from './orden'
import { FROZEN_PAGO, type Pago, pagoRules, pagoSchema } from './pago'
import { type Salario, salarioRules, salarioSchema } from './salario'
import { ANUAL, esTabla, type Tarifa, tarifaRules, tarifaSchema } from './tarifa'
import { claveDeTarifa } from './vigentes'

/** What was charged is seen by who charges it and by who takes the money. */
const READERS = ['cobros:view'] as const
/** A whole in hundredths of one percent. */
const WHOLE = 10_000
const SETS = { create: ['cobros:edit'], edit: ['cobros:edit'], remove: ['cobros:edit'] } as const

/** A table in which some quantity costs nothing, or two amounts, is refused whoever writes it. */
const enteras: RecordRules<Tarifa> = (changes) => {
  for (const { before, after, again } of changes) {
    if (!after || again) continue
    if (before && same(before.bandas, after.bandas)) continue
    const read = v.safeParse(tarifaSchema, after)
    if (read.success && !esTabla(read.output.bandas))
      throw new SpokenError('Un número no cae en ninguna banda de la tarifa, o cae en dos.')
  }
}

/** A tariff that holds from a year on is one: two of them would leave it to chance which one is charged. */
const unaPorAno: Guard<Tarifa> = (changes, list) => {
  for (const { before, after, again } of changes) {
    if (!after || again) continue
    const clave = claveDeTarifa(after)
    if (before && before.vigente === after.vigente && claveDeTarifa(before) === clave) continue
    if (
      list.some((one) => one.id !== after.id && one.vigente === after.vigente && claveDeTarifa(one) === clave)
    )
      throw new SpokenError(`Ya hay una tarifa «${after.concepto.trim()}» que vale desde ${after.vigente}.`)
  }
}

export const tarifasList: ModuleList<Tarifa> = {
  key: 'bomberos_inspecciones_tarifas',
  idPrefix: 'tarifa-',
  title: 'Tarifas',
  schema: tarifaSchema,
  seed: () => [],
  compare: (a, b) => byName(a.tramite, b.tramite) || byName(a.concepto, b.concepto) || b.vigente - a.vigente,
  name: ({ concepto, vigente }) => `${concepto}, desde ${vigente}`,
  words: {
    articulo: 'artículo',
    cobro: 'cómo se cobra',
    borde: 'de qué banda es un límite',
    minimo: 'mínimo',
    siempre: 'va siempre',
    tramite: 'trámite',
    vigente: 'año desde que vale',
  },
  writes: SETS,
  rules: () => allOf(holding<Tarifa>(tarifaRules), enteras),
  listRules: () => unaPorAno,
  readers: READERS,
  backup: true,
}

export const salariosList: ModuleList<Salario> = {
  key: 'bomberos_inspecciones_salarios',
  idPrefix: 'sbu-',
  title: 'Salario básico de cada año',
  schema: salarioSchema,
  seed: () => [],
  compare: (a, b) => b.ano - a.ano,
  name: ({ ano }) => `Salario básico de ${ano}`,
  words: { ano: 'año', centavos: 'centavos de dólar' },
  writes: SETS,
  rules: () => holding<Salario>(salarioRules),
  readers: READERS,
  backup: true,
}

/** Its number stands on a paper that somebody has: one that went would leave a hole in the accounts. */
const kept = <T>(what: string) => staying<T>(`${what} no se elimina: se anula, con su motivo.`)

const keepNumber: RecordRules<Orden> = (changes) => {
  for (const { before, after } of changes)
    if (before?.numero && after && before.numero !== after.numero)
      throw new SpokenError(`La orden ${before.numero} conserva su número.`)
}

/** What was annulled stays so, with its reason. */
const annulled =
  <T extends { motivo: string }>(field: keyof T & string, what: string): RecordRules<T> =>
  (changes) => {
    for (const { before, after } of changes) {
      if (!before || !after || before[field] === after[field]) continue
      if (before[field]) throw new SpokenError(`${what} ya se anuló: haga otra.`)
      if (!after.motivo?.trim()) throw new SpokenError('Escriba por qué se anula.')
    }
  }

/** What lets somebody pay less without saying that it does. @throws AccessError, SpokenError */
function refuseFree(actor: Actor | null, { exoneracion, lineas = [], total, tramite }: Orden): void {
  if (exoneracion) {
    if (exoneracion.porciento > 0 && exoneracion.porciento <= WHOLE) return
    throw new SpokenError('Escriba un porcentaje de 1 a 100.')
  }
  if (lineas.some(({ centavos }) => centavos < 0))
    throw new SpokenError('Solo una exoneración baja el valor de una orden.')
  if (tramite === ANUAL && total === 0 && !can(actor, 'cobros:exonerar'))
    throw new AccessError('cobros:exonerar', 'Un permiso que no cuesta nada lo pide quien puede exonerar.')
}

/** Letting somebody pay less is a right of its own. */
const exempting =
  (actor: Actor | null): RecordRules<Orden> =>
  (changes) => {
    for (const { before, after } of changes)
      if (after?.exoneracion && !before?.exoneracion) {
        if (!can(actor, 'cobros:exonerar'))
          throw new AccessError('cobros:exonerar', 'Exonera solo quien tiene ese permiso.')
        if (!after.exoneracion.motivo?.trim()) throw new SpokenError('Escriba por qué se exonera.')
      }
    for (const { before, after } of changes) if (!before && after) refuseFree(actor, after)
  }

export const ordenesList: ModuleList<Orden> = {
  key: 'bomberos_inspecciones_ordenes',
  idPrefix: 'orden-',
  title: 'Órdenes de pago',
  schema: ordenSchema,
  seed: () => [],
  compare: (a, b) => byCode(b.dia, a.dia) || byCode(b.numero, a.numero) || byCode(b.id, a.id),
  name: ({ numero, nombre }) => [numero, nombre].filter(Boolean).join(', '),
  words: {
    ano: 'año',
    anulo: 'quién la anuló',
    dia: 'día',
    direccion: 'dirección',
    exoneracion: 'exoneración',
    lineas: 'líneas',
    numero: 'número',
    paga: 'quién paga',
    por: 'quién la hizo',
    ruc: 'RUC',
    tramite: 'trámite',
  },
  writes: { create: ['cobros:create'], edit: ['cobros:anular'], remove: ['cobros:anular'] },
  rules: (actor) =>
    allOf<Orden>(
      kept<Orden>('Una orden de pago'),
      keepNumber,
      frozen<Orden>(FROZEN_ORDEN, 'Una orden de pago no se cambia. Anúlela y haga otra.'),
      annulled<Orden>('anulada', 'Esta orden'),
      exempting(actor),
      holding<Orden>(ordenRules),
      agreeing<Orden>(ordenSchema, [
        {
          fields: ['total', 'lineas'],
          sentence: 'El total no es la suma de las líneas.',
          wrong: (orden) => !cuadra(orden),
        },
      ]),
    ),
  readers: READERS,
  sync: {
    number: { field: 'numero', series: serieDeOrden, otro: 'otra orden de pago', begins: inicioDeOrden },
  },
  backup: true,
  newLabel: 'Agregar orden de pago',
  search: {
    detail: ({ tramite, dia, nombre }) => [tramite, formatDay(dia), nombre],
    text: ({ tramite, paga, ruc, direccion, parroquia }) => [tramite, paga, ruc, direccion, parroquia],
  },
}

export const pagosList: ModuleList<Pago> = {
  key: 'bomberos_inspecciones_pagos',
  idPrefix: 'pago-',
  title: 'Pagos de órdenes',
  schema: pagoSchema,
  seed: () => [],
  compare: newestFirst(({ dia }) => dia),
  name: ({ recibo, dia }) => `Recibo ${recibo}, ${formatDay(dia)}`,
  within: ({ orden }) => orden,
  words: {
    anulo: 'quién lo anuló',
    como: 'cómo se pagó',
    dia: 'día',
    orden: 'orden de pago',
    por: 'quién cobró',
  },
  writes: { create: ['cobros:pay'], edit: ['cobros:anular'], remove: ['cobros:anular'] },
  rules: () =>
    allOf<Pago>(
      kept<Pago>('Un pago'),
      frozen<Pago>(
        FROZEN_PAGO,
        'Esta orden ya está pagada, y un pago no se cambia: se anula y se anota otro.',
      ),
      annulled<Pago>('anulado', 'Este pago'),
      holding<Pago>(pagoRules),
    ),
  readers: READERS,
  backup: true,
}
