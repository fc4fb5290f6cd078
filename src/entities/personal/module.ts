import { agreeing, allOf, atMost, holding, ofChanged } from '@/access/holding'
import type { Module, ModuleList } from '@/access/module'
import {
  type Credencial,
  credencialName,
  credencialRules,
  credencialSchema,
  credencialTogether,
  MOST_PDF,
} from './credencial'
import { mandosObject } from './mandos'
import { type Miembro, miembroRules, miembroSchema, miembroTogether } from './miembro'
import { sampleMiembros } from './seed'

export const miembrosList: ModuleList<Miembro> = {
  key: 'bomberos_personal_personal',
  idPrefix: 'staff',
  title: 'Personal',
  schema: miembroSchema,
  seed: sampleMiembros,
  compare: (a, b) => a.orden - b.orden,
  name: ({ nombres }) => nombres,
  words: {
    activo: 'estado activo',
    anotaSalida: 'anota la salida desde su teléfono',
    area: 'área',
    cedula: 'cédula',
    contactoEmergencia: 'contacto de emergencia',
    datosPropios: 'cambió sus datos desde su teléfono',
    email: 'correo',
    fechaIngreso: 'fecha de ingreso',
    fechaSalida: 'fecha de salida',
    motivoSalida: 'motivo de salida',
    noPuedeHasta: 'avisó que no puede hasta',
    fotoUrl: 'foto',
    mando: 'puede ir al mando',
    muestraSangre: 'acepta que se vea su tipo de sangre',
    sangre: 'tipo de sangre',
    telefono: 'teléfono',
  },
  writes: { create: ['personal:create'], edit: ['personal:edit'], remove: ['personal:delete'] },
  // Sheets of earlier years brought people without a position, or who left before they came: nobody stays out for that, and
  // the form asks for it at their next edit.
  rules: () =>
    allOf(
      holding<Miembro>({ nombres: miembroRules.nombres, orden: miembroRules.orden }),
      ofChanged(agreeing(miembroSchema, miembroTogether)),
    ),
  backup: true,
  samples: true,
  drawnByBuild: true,
  newLabel: 'Agregar Personal',
  search: {
    detail: ({ cargo, area }) => [cargo, area],
    text: ({ cargo, area, email, telefono }) => [cargo, area, email, telefono],
  },
}

export const credencialesList: ModuleList<Credencial> = {
  key: 'bomberos_personal_credenciales',
  idPrefix: 'cred-',
  title: 'Credenciales',
  schema: credencialSchema,
  seed: () => [],
  name: credencialName,
  within: ({ personalId }) => personalId,
  words: {
    clase: 'tipo de licencia',
    fotoUrl: 'foto',
    numero: 'número',
    personalId: 'persona',
    vence: 'fecha de caducidad',
  },
  writes: { create: ['personal:edit'], edit: ['personal:edit'], remove: ['personal:edit'] },
  rules: () =>
    allOf(
      holding<Credencial>(credencialRules),
      agreeing(credencialSchema, credencialTogether),
      atMost<Credencial>({ archivos: [MOST_PDF, 'archivos'] }),
    ),
  backup: true,
}

export const personalModule: Module = {
  page: {
    to: '/admin/personal',
    title: 'Gestión de Personal',
    group: 'Gente',
    shortcut: { title: 'Personal', rank: 4 },
    icon: 'users',
    permission: 'personal:view',
  },
  areas: { personal: 'Personal' },
  agenda: () => import('./agenda').then(({ agenda }) => agenda),
  tratamiento: {
    deQuien: 'Personal de la brigada',
    datos:
      'Nombres, cédula, cargo, área, fotografía, teléfono, correo, tipo de sangre, contacto de emergencia, disponibilidad, fechas y motivo de salida, licencias y credenciales',
    para: 'Organizar la brigada, llamarla y saber quién puede hacer qué',
  },
  lists: [miembrosList, credencialesList],
  objects: [mandosObject],
}
