import type { Evento } from './evento'

/** A vehicle rescue training and a forest fire drill, both published, the second highlighted (spec §3). */
export const sampleEventos = (): Evento[] => [
  {
    id: 'evento-1715436000001',
    titulo: 'Capacitación en Rescate Vehicular',
    fecha: '2024-05-11',
    categoria: 'CAPACITACION',
    resumen: 'Jornada práctica de estabilización de vehículos y extricación con herramientas hidráulicas.',
    cuerpo:
      'El personal operativo practicó la estabilización de vehículos volcados, el corte de postes y techo, y la extracción de la víctima con tabla rígida. La jornada terminó con dos ejercicios cronometrados y la revisión del equipo hidráulico.',
    galeria: [],
    autor: 'Jefatura Operativa',
    publicado: true,
    destacado: false,
  },
  {
    id: 'evento-1722693600002',
    titulo: 'Simulacro de Incendio Forestal',
    fecha: '2024-08-03',
    categoria: 'SIMULACRO',
    resumen: 'Ejercicio con brigadas comunitarias antes de la temporada seca, en el sector del mirador.',
    cuerpo:
      'Tres cuadrillas abrieron una línea de defensa, tendieron ciento veinte metros de manguera desde la autobomba y evacuaron a las familias del sector hasta el punto de encuentro. Participaron la junta parroquial, la policía y las brigadas comunitarias.',
    galeria: [],
    autor: 'Jefatura Operativa',
    publicado: true,
    destacado: true,
  },
]
