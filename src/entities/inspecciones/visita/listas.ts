import * as v from 'valibot'
import { frozen, staying } from '@/access/frozen'
import { allOf, holding } from '@/access/holding'
import type { ModuleList } from '@/access/module'
import { isDay } from '@/shared/lib/dias'
import { formatDay, newestFirst } from '@/shared/lib/fecha'
import { byCode } from '@/shared/lib/text'
import { type Acta, actaSchema, inicioDeActa, PASO_LABELS } from './acta'
import { PLAZO_LABELS, type Plazo, plazoRules, plazoSchema } from './plazo'
import { type Prorroga, prorrogaRules, prorrogaSchema } from './prorroga'
import { type Plantilla, plantillaRules, plantillaSchema } from './punto'
import { type Visita, visitaSchema } from './visita'

const LISTA = 'Una lista que ya se usó no se cambia: lo que cambie es una lista nueva.'
const TERM = 'Escriba cuántos días hábiles.'
const dia = v.pipe(v.string(), v.check(isDay, 'Escriba el día de la visita.'))

const VISITA_WORDS = {
  acordado: 'lo que se eligió entre dos visitas',
  area: 'área en m²',
  comoQue: 'en calidad de',
  con: 'quién atendió',
  dia: 'día',
  pide: 'extintores que hacen falta',
  por: 'inspector',
} as const

export const visitasList: ModuleList<Visita> = {
  key: 'bomberos_inspecciones_visitas',
  idPrefix: 'visita-',
  title: 'Visitas de inspección',
  schema: visitaSchema,
  seed: () => [],
  compare: newestFirst(({ dia, fin = '' }) => `${dia} ${fin}`),
  name: ({ dia }) => `Visita del ${formatDay(dia)}`,
  within: ({ local }) => local,
  words: VISITA_WORDS,
  writes: { create: ['inspecciones:create'], edit: ['inspecciones:edit'], remove: ['inspecciones:delete'] },
  rules: () => holding<Visita>({ dia }),
  backup: true,
}

/**
 * Visits that run. They are a list of their own because each tap writes one, and a tap must not write nine thousand others
 * with it.
 */
export const abiertasList: ModuleList<Visita> = {
  ...visitasList,
  key: 'bomberos_inspecciones_abiertas',
  title: 'Visitas sin terminar',
  // Ending a visit takes it from here.
  writes: { create: ['inspecciones:create'], edit: ['inspecciones:edit'], remove: ['inspecciones:edit'] },
  silent: true,
}

export const plantillasList: ModuleList<Plantilla> = {
  key: 'bomberos_inspecciones_plantillas',
  idPrefix: 'plantilla-',
  title: 'Listas de lo que se inspecciona',
  schema: plantillaSchema,
  seed: () => [],
  compare: newestFirst(({ desde }) => desde),
  name: ({ desde }) => `Lista del ${formatDay(desde.slice(0, 10))}`,
  words: { puntos: 'puntos' },
  writes: { create: ['inspecciones:edit'], edit: ['inspecciones:edit'], remove: ['inspecciones:delete'] },
  rules: () =>
    allOf(
      staying<Plantilla>(LISTA),
      frozen<Plantilla>(['desde', 'por', 'base', 'puntos'], LISTA),
      holding<Plantilla>(plantillaRules),
    ),
  backup: true,
}

/** The terms that a brigade gives, by what they are of. */
export const plazosList: ModuleList<Plazo> = {
  key: 'bomberos_inspecciones_plazos',
  idPrefix: 'plazo-',
  title: 'Plazos de las notificaciones',
  schema: plazoSchema,
  seed: () => [],
  compare: (a, b) => byCode(a.id, b.id),
  name: ({ que }) => PLAZO_LABELS[que],
  words: { dias: 'días hábiles', que: 'de qué', verificado: 'verificado el' },
  writes: { create: ['inspecciones:edit'], edit: ['inspecciones:edit'], remove: ['inspecciones:edit'] },
  rules: () => holding<Plazo>(plazoRules),
  backup: true,
}

const SIGNED = 'Un papel entregado no se cambia. Para corregirlo, haga otro.'

export const actasList: ModuleList<Acta> = {
  key: 'bomberos_inspecciones_actas',
  idPrefix: 'acta-',
  title: 'Actas y notificaciones',
  schema: actaSchema,
  seed: () => [],
  compare: newestFirst(({ dia, numero }) => `${dia} ${numero}`),
  name: ({ numero, paso }) => `${PASO_LABELS[paso]} ${numero}`,
  within: ({ local }) => local,
  words: {
    comoQue: 'en calidad de',
    dia: 'día',
    dias: 'días de término',
    numero: 'número',
    recibe: 'quién recibe',
  },
  writes: { create: ['inspecciones:create'], edit: ['inspecciones:edit'], remove: ['inspecciones:delete'] },
  rules: () =>
    allOf(
      frozen<Acta>(['numero', 'paso', 'local', 'plantilla', 'dia', 'puntos', 'dias', 'vence'], SIGNED),
      holding<Acta>({ dia, dias: v.optional(v.pipe(v.number(TERM), v.integer(TERM), v.minValue(0, TERM))) }),
    ),
  backup: true,
  // Its phone gives it, with letters of its own.
  sync: { number: { field: 'numero', series: () => '', otro: 'otra acta', begins: inicioDeActa } },
}

export const prorrogasList: ModuleList<Prorroga> = {
  key: 'bomberos_inspecciones_prorrogas',
  idPrefix: 'prorroga-',
  title: 'Prórrogas',
  schema: prorrogaSchema,
  seed: () => [],
  compare: newestFirst(({ dia }) => dia),
  name: ({ pide, dia }) => `Prórroga que pide ${pide}, ${formatDay(dia)}`,
  within: ({ acta }) => acta,
  words: { comoQue: 'en calidad de', decision: 'decisión', dia: 'día', pide: 'quién la pide' },
  writes: { create: ['inspecciones:create'], edit: ['inspecciones:edit'], remove: ['inspecciones:delete'] },
  rules: () => holding<Prorroga>(prorrogaRules),
  backup: true,
}
