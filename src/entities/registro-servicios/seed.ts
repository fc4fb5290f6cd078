import type { RegistroServicio } from './registro'

/** The two sample entries (spec §3). */
export const sampleRegistros = (): RegistroServicio[] => [
  {
    id: 'srv-1717874100001',
    fecha: '2024-06-08',
    horaInicio: '14:20',
    horaFin: '15:35',
    tipo: 'RESCATE',
    descripcion: 'Choque lateral entre camioneta y motocicleta, con un ocupante atrapado por las piernas.',
    direccion: 'Ave. 30 de julio y calle Sucre',
    personalAsignado: ['Crnl. Marco Antonio Villacís Paredes', 'Tcrnl. Gabriela Elizabeth Morán Zambrano'],
    tiempoRespuesta: 8,
    tiempoTotal: 75,
    costoEstimado: 120.5,
    estado: 'COMPLETADO',
    observaciones: 'Paciente estable, trasladado al centro de salud en ambulancia.',
    reporte: 'Se estabilizó la camioneta y se retiró el tablero con herramienta hidráulica.',
  },
  {
    id: 'srv-1719031800002',
    fecha: '2024-06-21',
    horaInicio: '23:50',
    horaFin: '01:20',
    tipo: 'INCENDIO',
    descripcion: 'Incendio en la cocina de una vivienda de una planta, sin personas heridas.',
    direccion: 'Barrio San José, calle Los Ceibos',
    personalAsignado: ['Tcrnl. Gabriela Elizabeth Morán Zambrano'],
    tiempoRespuesta: 9,
    tiempoTotal: 90,
    costoEstimado: 245,
    estado: 'COMPLETADO',
    observaciones: 'Se recomendó revisar la instalación de gas antes de volver a ocuparla.',
    reporte: 'Fuego controlado con una línea de ataque; ventilación y revisión de puntos calientes.',
  },
]
