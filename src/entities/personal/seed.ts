import type { Miembro } from './miembro'

/** Three members in two areas (spec §3). */
export const sampleMiembros = (): Miembro[] => [
  {
    id: 'staff1705323600001',
    nombres: 'Crnl. Marco Antonio Villacís Paredes',
    cargo: 'Primer Jefe',
    area: 'Comando',
    fotoUrl: '',
    orden: 1,
    activo: true,
    telefono: '099 000 0101',
    email: 'jefatura@bomberos.example',
    fechaIngreso: '2009-07-30',
    contactoEmergencia: '',
  },
  {
    id: 'staff1705323600002',
    nombres: 'Tcrnl. Gabriela Elizabeth Morán Zambrano',
    cargo: 'Segunda Jefa y Jefa de Operaciones',
    area: 'Comando',
    fotoUrl: '',
    orden: 2,
    activo: true,
    telefono: '099 000 0102',
    email: 'gmoran@bomberos.example',
    fechaIngreso: '2013-03-18',
    contactoEmergencia: '',
  },
  {
    id: 'staff1705323600003',
    nombres: 'Ing. Carmen Lucía Tenesaca Quizhpe',
    cargo: 'Tesorera',
    area: 'Administración',
    fotoUrl: '',
    orden: 3,
    activo: true,
    telefono: '099 000 0103',
    email: 'ctenesaca@bomberos.example',
    fechaIngreso: '2018-01-08',
    contactoEmergencia: '',
  },
]
