import type { Reporte } from './reporte'

/** The two sample reports (spec §9, contract §7). */
export const sampleReportes = (): Reporte[] => [
  {
    id: 'reporte-1718200800000',
    titulo: 'Hidrante sin presión en el mercado',
    descripcion:
      'El hidrante de la esquina del mercado municipal casi no bota agua desde el fin de semana. Los comerciantes están preocupados porque por ahí pasan las instalaciones eléctricas viejas.',
    categoria: 'Infraestructura',
    prioridad: 'ALTA',
    estado: 'EN_PROCESO',
    fechaCreacion: '2024-06-12T14:00:00.000Z',
    fechaActualizacion: '2024-06-13T15:30:00.000Z',
    autor: { nombre: 'Rosa Cevallos', email: 'rosa.cevallos@correo.example', telefono: '099 000 0001' },
    ubicacion: 'Mercado municipal, calle Bolívar y Sucre',
    imagenes: [],
    respuesta: 'Inspección realizada. Se coordinó con agua potable el cambio de la válvula.',
    administrador: 'Jefe de Bomberos',
  },
  {
    id: 'reporte-1718805600000',
    titulo: 'Árbol inclinado sobre la vía a La Esperanza',
    descripcion:
      'Con las lluvias se aflojó la tierra y un árbol grande está a punto de caer sobre la carretera, junto a la parada de los estudiantes.',
    categoria: 'Seguridad',
    prioridad: 'MEDIA',
    estado: 'PENDIENTE',
    fechaCreacion: '2024-06-19T14:00:00.000Z',
    fechaActualizacion: '2024-06-19T14:00:00.000Z',
    autor: { nombre: 'Luis Andrade', email: 'luis.andrade@correo.example' },
    ubicacion: 'Kilómetro 3 de la vía a La Esperanza, junto a la parada',
    imagenes: [],
    respuesta: '',
    administrador: '',
  },
]
