import { holding } from '@/access/holding'
import type { Module, ModuleList, ModuleObject } from '@/access/module'
import { formatShortDay } from '@/shared/lib/fecha'
import { defaultPlantilla, type Plantilla, plantillaSchema } from './plantilla'
import { type Puesto, puestoSchema, type Turno, turnoRules, turnoSchema } from './turno'

/** Who runs the people runs their shifts. */
const WRITES = { create: ['personal:edit'], edit: ['personal:edit'], remove: ['personal:edit'] } as const

export const turnosList: ModuleList<Turno> = {
  key: 'bomberos_guardias_turnos',
  idPrefix: 'turno-',
  title: 'Turnos',
  schema: turnoSchema,
  seed: () => [],
  name: ({ nombre, fecha }) => `${nombre} del ${formatShortDay(fecha)}`,
  words: {},
  writes: WRITES,
  rules: () => holding<Turno>(turnoRules),
  backup: true,
}

export const puestosList: ModuleList<Puesto> = {
  key: 'bomberos_guardias_puestos',
  idPrefix: 'puesto-',
  title: 'Personas en turnos',
  schema: puestoSchema,
  seed: () => [],
  name: ({ nombre }) => nombre,
  within: ({ turnoId }) => turnoId,
  words: {
    acordado: 'cambio acordado desde el teléfono',
    anotado: 'anotado desde el teléfono',
    cedidoA: 'cedido a',
    negado: 'quién no pudo',
    pide: 'pide un cambio',
    revisado: 'visto por quien lleva la lista',
    confirmo: 'quién confirmó',
    personalId: 'persona',
    turnoId: 'turno',
  },
  writes: WRITES,
  sync: { createdAgain: () => import('./new-turno').then(({ joinPuestos }) => joinPuestos) },
  backup: true,
}

export const plantillaObject: ModuleObject<Plantilla> = {
  key: 'bomberos_guardias_plantilla',
  title: 'Plantilla de turnos',
  schema: plantillaSchema,
  defaults: defaultPlantilla,
  // There is one: its title says enough.
  name: () => '',
  words: {
    anotarse: 'las personas se anotan solas',
    feriados: 'feriados como domingo',
    salirHoras: 'horas antes para salirse',
  },
  writes: { edit: ['personal:edit'] },
  backup: true,
}

export const guardiasModule: Module = {
  page: {
    to: '/admin/guardias',
    title: 'Guardias',
    shortcut: { title: 'Guardias', rank: 9, leads: 'ADMIN_OPERATIVO' },
    group: 'Salidas',
    icon: 'calendar-clock',
    permission: 'personal:view',
  },
  optional: { id: 'guardias', desde: 'SALE' },
  tratamiento: {
    deQuien: 'Personal de guardia',
    datos: 'Turnos, cambios y horas de cada persona',
    para: 'Cubrir las guardias y contar sus horas',
  },
  lists: [turnosList, puestosList],
  objects: [plantillaObject],
}
