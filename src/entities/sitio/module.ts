import type { Module, ModuleObject } from '@/access/module'
import { TIPO_SERVICIO_LABELS, TIPOS_SERVICIO, type TipoServicio } from '@/shared/lib/tipos-servicio'
import { type CifrasContadas, contadasStored } from './cifras'
import { type Dibujos, dibujosStored } from './dibujos'
import { type CampoId, type Sitio, sitioStored } from './sitio'

const TIPO_WORDS = Object.fromEntries(
  TIPOS_SERVICIO.map((tipo) => [tipo, `servicios: ${TIPO_SERVICIO_LABELS[tipo]}`]),
) as Record<TipoServicio, string>

/** On-screen names, for labels and for the log alike. */
export const CAMPO_WORDS: Record<CampoId, string> = {
  emblema: 'emblema',
  color: 'color de la brigada',
  anio: 'año que muestra el sitio',
  anioQue: 'regla del año',
  anioPie: 'año del pie de página',
  insignia: 'letrero de la portada',
  titular: 'titular de la portada',
  bienvenida: 'bienvenida de la portada',
  sobreMision: 'línea sobre el título de la misión',
  tituloMision: 'título de la misión',
  mision: 'misión',
  vision: 'visión',
  sobreServicios: 'línea sobre el título de los servicios',
  tituloServicios: 'título de los servicios',
  lemaServicios: 'frase de los servicios',
  sobreCifras: 'línea sobre el título de las estadísticas',
  tituloCifras: 'título de las estadísticas',
  lemaCifras: 'frase de las estadísticas',
  sobreGaleria: 'línea sobre el título de la galería',
  tituloGaleria: 'título de la galería',
  sobreEquipo: 'línea sobre el título del equipo',
  tituloEquipo: 'título del equipo',
  lemaEquipo: 'frase del equipo',
  sobreContacto: 'línea sobre el título del contacto',
  tituloContacto: 'título del contacto',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
  correoInformacion: 'correo de información',
  correoInspecciones: 'correo de inspecciones',
  correoQuejas: 'correo de quejas',
  horarioEmergencias: 'horario de emergencias',
  horarioOficinas: 'horario de oficinas',
  horarioInspecciones: 'horario de inspecciones',
  atenciones: 'emergencias atendidas',
  activos: 'personal activo',
  vehiculos: 'vehículos operativos',
  ejecucion: 'ejecución presupuestaria',
  respuesta: 'minutos de respuesta',
  inspecciones: 'inspecciones de prevención',
  capacitadas: 'personas capacitadas',
  disponibilidad: 'disponibilidad',
  experiencia: 'años de experiencia',
  compromiso: 'compromiso',
  nuevos: 'personal nuevo del mes',
  habitantes: 'habitantes',
  habitantesAnio: 'año de los habitantes',
  habitantesFuente: 'fuente de los habitantes',
  ...TIPO_WORDS,
}

export const sitioObject: ModuleObject<Sitio> = {
  ...sitioStored,
  words: {
    ...CAMPO_WORDS,
    valores: 'valores',
    servicios: 'servicios',
    diapositivas: 'imágenes de la portada',
    ejemplo: 'con datos de ejemplo',
    revisado: 'textos de ejemplo confirmados',
  },
  writes: { edit: ['config:edit'] },
  backup: true,
  readers: [],
  whenEmptied: { ejemplo: false },
}

/** Counted anew by any of the staff's devices, and therefore in no copy. */
export const cifrasObject: ModuleObject<CifrasContadas> = {
  ...contadasStored,
  writes: { edit: ['dashboard:view'] },
  backup: false,
}

/** Any device that may change the site draws them. */
export const dibujosObject: ModuleObject<Dibujos> = {
  ...dibujosStored,
  writes: { edit: ['config:edit'] },
  backup: true,
  readers: [],
}

export const sitioModule: Module = { objects: [sitioObject, cifrasObject, dibujosObject] }
