import type { Module, ModuleList } from '@/access/module'
import { type Credencial, credencialName, credencialSchema } from './credencial'
import { type Miembro, miembroSchema } from './miembro'
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
    area: 'área',
    contactoEmergencia: 'contacto de emergencia',
    datosPropios: 'cambió sus datos desde su teléfono',
    email: 'correo',
    fechaIngreso: 'fecha de ingreso',
    fechaSalida: 'fecha de salida',
    motivoSalida: 'motivo de salida',
    fotoUrl: 'foto',
    telefono: 'teléfono',
  },
  writes: { create: ['personal:create'], edit: ['personal:edit'], remove: ['personal:delete'] },
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
  backup: true,
}

export const personalModule: Module = {
  page: {
    to: '/admin/personal',
    title: 'Gestión de Personal',
    shortcut: { title: 'Personal', rank: 4 },
    icon: 'users',
    permission: 'personal:view',
  },
  areas: { personal: 'Personal' },
  agenda: () => import('./agenda').then(({ agenda }) => agenda),
  tratamiento: {
    deQuien: 'Personal de la brigada',
    datos:
      'Nombres, cargo, área, fotografía, teléfono, correo, contacto de emergencia, fechas y motivo de salida, licencias y credenciales',
    para: 'Organizar la brigada, llamarla y saber quién puede hacer qué',
  },
  lists: [miembrosList, credencialesList],
}
