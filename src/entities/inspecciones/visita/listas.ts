import * as v from 'valibot'
import { frozen } from '@/access/frozen'
import { holding } from '@/access/holding'
import type { ModuleList } from '@/access/module'
import { isDay } from '@/shared/lib/dias'
import { formatDay, newestFirst } from '@/shared/lib/fecha'
import { type Plantilla, plantillaSchema } from './plantilla'
import { type Visita, visitaSchema } from './visita'

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
    frozen(['desde', 'puntos'], 'Una lista que ya se usó no se cambia: lo que cambie es una lista nueva.'),
  backup: true,
}
