import { frozen } from '@/access/frozen'
import { allOf, atMost, holding } from '@/access/holding'
import type { Module, ModuleList, RecordRules } from '@/access/module'
import { formatMoment, formatShortDay, newestFirst } from '@/shared/lib/fecha'
import { SpokenError } from '@/shared/lib/spoken-error'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import type { Joins } from '@/shared/storage/joined'
import { type Informe, informeSchema } from './informe'
import {
  ESTADO_LABELS,
  MOST_FOTOS,
  type RegistroServicio,
  registroKeptRules,
  registroSchema,
  serieOf,
} from './registro'
import { sampleRegistros } from './seed'

const keepNumber: RecordRules<RegistroServicio> = (changes) => {
  for (const { before, after } of changes)
    if (before?.numero && after && after.numero !== before.numero)
      throw new SpokenError(`El parte ${before.numero} conserva su número.`)
}

const JOINS: Joins = {
  personalAsignado: [],
  funciones: [],
  instituciones: [],
  vehiculos: ['nombre'],
  insumos: ['nombre', 'item'],
  equipos: ['nombre', 'item'],
  fotos: [],
  observaciones: [],
}

export const registrosList: ModuleList<RegistroServicio> = {
  key: 'bomberos_servicios_servicios',
  idPrefix: 'srv-',
  title: 'Bitácora de servicios',
  schema: registroSchema,
  seed: sampleRegistros,
  compare: newestFirst(({ fecha, horaInicio }) => `${fecha}T${horaInicio}`),
  name: ({ descripcion, tipo }) => descripcion || TIPO_SERVICIO_LABELS[tipo],
  words: {
    comoControlado: 'cómo se anotó la hora de control',
    comoFin: 'cómo se anotó la hora de fin',
    comoInicio: 'cómo se anotó la hora de inicio',
    comoLlegada: 'cómo se anotó la llegada',
    comoSalida: 'cómo se anotó la salida',
    costoEstimado: 'costo estimado',
    descripcion: 'descripción',
    diaControlado: 'día del control',
    diaFin: 'día de fin',
    diaLlegada: 'día de la llegada',
    diaSalida: 'día de la salida',
    direccion: 'dirección',
    equipos: 'equipos que se usaron',
    falsaAlarma: 'falsa alarma',
    fotos: 'fotografías',
    hectareas: 'hectáreas',
    horaFin: 'hora de fin',
    horaInicio: 'hora de inicio',
    kilometros: 'kilómetros',
    numero: 'número',
    personalAsignado: 'personal asignado',
    insumos: 'insumos usados',
    tiempoRespuesta: 'tiempo de respuesta',
    tiempoTotal: 'tiempo total',
    vehiculos: 'vehículos',
  },
  says: { estado: ESTADO_LABELS, tipo: TIPO_SERVICIO_LABELS },
  // Everyone who may view the log may also add and delete entries (spec §6, contract §3).
  writes: { create: ['servicios:view'], edit: ['servicios:edit'], remove: ['servicios:view'] },
  rules: () =>
    allOf(
      keepNumber,
      holding<RegistroServicio>(registroKeptRules),
      atMost<RegistroServicio>({ fotos: [MOST_FOTOS, 'fotografías'] }, JOINS),
    ),
  joins: JOINS,
  sync: { number: { field: 'numero', series: serieOf, otro: 'otro parte' } },
  backup: true,
  samples: true,
  newLabel: 'Nuevo Servicio',
  search: {
    detail: ({ tipo, fecha, direccion }) => [TIPO_SERVICIO_LABELS[tipo], formatShortDay(fecha), direccion],
    text: ({ numero = '', tipo, fecha, direccion, reporte, personalAsignado }) => [
      numero,
      TIPO_SERVICIO_LABELS[tipo],
      fecha,
      direccion,
      reporte,
      ...personalAsignado,
    ],
  },
}

export const informesList: ModuleList<Informe> = {
  key: 'bomberos_servicios_informes',
  idPrefix: 'inf-',
  title: 'Informes de servicios',
  schema: informeSchema,
  seed: () => [],
  compare: newestFirst(({ hecho }) => hecho),
  name: ({ titulo, hecho }) => `${titulo}, hecho el ${formatMoment(hecho)}`,
  words: { titulo: 'título' },
  writes: { create: ['servicios:edit'], edit: ['servicios:edit'], remove: ['servicios:edit'] },
  rules: () =>
    frozen(
      ['titulo', 'desde', 'hasta', 'hecho', 'autor', 'tablas'],
      'Un informe guardado no se cambia. Para corregirlo, haga otro.',
    ),
  backup: true,
}

export const serviciosModule: Module = {
  page: {
    to: '/admin/servicios',
    title: 'Bitácora de Servicios',
    group: 'Salidas',
    shortcut: { title: 'Bitácora', rank: 3, leads: 'ADMIN_OPERATIVO' },
    icon: 'clipboard-list',
    permission: 'servicios:view',
  },
  areas: { servicios: 'Bitácora de servicios' },
  agenda: () => import('./agenda').then(({ agenda }) => agenda),
  tratamiento: {
    deQuien: 'Personas atendidas y personal en servicio',
    datos: 'Lo que el parte anota de cada salida: lugar, personas, horas, nombres del personal y fotografías',
    para: 'Dejar constancia de cada servicio',
  },
  lists: [registrosList, informesList],
}
