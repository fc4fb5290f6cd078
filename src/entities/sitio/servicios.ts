import type { TipoServicio } from '@/shared/lib/tipos-servicio'

/** A service's icon (spec §3). */
export const ICONOS_SERVICIO = [
  'Car',
  'HardHat',
  'Building2',
  'Mountain',
  'Home',
  'TreePine',
  'Truck',
  'Factory',
  'AlertTriangle',
  'Waves',
  'CloudRain',
  'FileSearch',
  'GraduationCap',
  'Heart',
  'Users',
] as const
export type IconoServicio = (typeof ICONOS_SERVICIO)[number]

/** What the brigade does (spec §3). */
export type ServicioCatalogo = {
  id: string
  nombre: string
  descripcion: string
  tipo: TipoServicio
  icono: IconoServicio
  activo: boolean
  orden: number
}

type Row = [tipo: TipoServicio, icono: IconoServicio, nombre: string, descripcion: string]

const ROWS: Row[] = [
  [
    'RESCATE',
    'Car',
    'Rescate vehicular',
    'Liberación de personas atrapadas en accidentes de tránsito, con herramientas hidráulicas y estabilización del vehículo.',
  ],
  [
    'RESCATE',
    'HardHat',
    'Rescate en espacios confinados',
    'Ingreso seguro a pozos, cisternas, silos y alcantarillas, con medición de gases, aire autónomo y sistemas de descenso.',
  ],
  [
    'RESCATE',
    'Building2',
    'Rescate en estructuras colapsadas',
    'Búsqueda, apuntalamiento y extracción de víctimas tras sismos, derrumbes o colapsos de edificaciones.',
  ],
  [
    'RESCATE',
    'Mountain',
    'Rescate en áreas abiertas',
    'Búsqueda y evacuación de personas extraviadas o heridas en montaña, quebradas, senderos y zonas de difícil acceso.',
  ],
  [
    'INCENDIO',
    'Home',
    'Incendios estructurales',
    'Combate del fuego en viviendas, comercios y edificios, con búsqueda de ocupantes y ventilación controlada.',
  ],
  [
    'INCENDIO',
    'TreePine',
    'Incendios forestales',
    'Control de fuegos en bosques, páramos y cultivos mediante líneas de defensa, agua y liquidación de focos.',
  ],
  [
    'INCENDIO',
    'Truck',
    'Incendios vehiculares',
    'Extinción de incendios en automóviles, camiones y maquinaria, con control de combustibles y baterías.',
  ],
  [
    'INCENDIO',
    'Factory',
    'Incendios industriales',
    'Respuesta en fábricas, bodegas y gasolineras, con espuma, enfriamiento de tanques y protección de áreas vecinas.',
  ],
  [
    'MATERIALES_PELIGROSOS',
    'AlertTriangle',
    'Materiales peligrosos',
    'Identificación, aislamiento y contención de fugas de gas, derrames químicos y otras sustancias peligrosas.',
  ],
  [
    'FLUVIAL',
    'Waves',
    'Rescate acuático',
    'Búsqueda y rescate en ríos, esteros y represas, con embarcación, cuerdas y personal entrenado en aguas rápidas.',
  ],
  [
    'FLUVIAL',
    'CloudRain',
    'Evacuación por inundaciones',
    'Traslado de familias a lugares seguros durante crecidas y lluvias fuertes, y achique de zonas inundadas.',
  ],
  [
    'PREVENCION',
    'FileSearch',
    'Inspecciones de prevención',
    'Revisión de extintores, salidas, instalaciones eléctricas y de gas en locales y eventos, con informe de recomendaciones.',
  ],
  [
    'CAPACITACION',
    'GraduationCap',
    'Capacitación contra incendios',
    'Talleres teóricos y prácticos sobre uso de extintores y prevención para barrios, escuelas y empresas.',
  ],
  [
    'CAPACITACION',
    'Heart',
    'Primeros auxilios',
    'Formación en reanimación cardiopulmonar, control de hemorragias y atención inicial hasta que llegue la ayuda.',
  ],
  [
    'CAPACITACION',
    'Users',
    'Simulacros de evacuación',
    'Planificación, conducción y evaluación de simulacros en instituciones educativas, públicas y privadas.',
  ],
]

/** The fifteen services of spec §3. */
export const SERVICIOS: readonly ServicioCatalogo[] = ROWS.map(
  ([tipo, icono, nombre, descripcion], index) => ({
    id: `servicio-${index + 1}`,
    nombre,
    descripcion,
    tipo,
    icono,
    activo: true,
    orden: index + 1,
  }),
)

/** The services that are active, of the brigade's own catalogue or of the fifteen, by orden (spec §2.5, §4). */
export const serviciosDe = ({
  servicios,
}: {
  servicios?: readonly ServicioCatalogo[] | undefined
}): ServicioCatalogo[] =>
  (servicios ?? SERVICIOS).filter(({ activo }) => activo).sort((a, b) => a.orden - b.orden)
