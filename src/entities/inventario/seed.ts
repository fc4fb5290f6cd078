import { type Item, newItem } from './item'
import type { Categoria, Estado } from './options'

type Rest = Pick<Item, 'ubicacion' | 'fechaIngreso'> &
  Partial<Pick<Item, 'notas' | 'proveedor' | 'numeroSerie' | 'donado'>>

const FIRST_ID = 1704117600000

/** The 25 sample items (spec §9): every state and category of spec §4, values in US dollars for one unit. */
export function sampleItems(): Item[] {
  const list: Item[] = []
  const add = (
    categoria: Categoria,
    nombre: string,
    cantidad: number,
    estado: Estado,
    valorEstimado: number,
    rest: Rest,
  ) => {
    const id = `inv-${FIRST_ID + list.length}`
    list.push({ ...newItem(''), id, categoria, nombre, cantidad, estado, valorEstimado, ...rest })
  }

  add('VEHICULO', 'Autobomba de 1.000 galones', 2, 'OPERATIVO', 185000, {
    ubicacion: 'Estación central, bahías 1 y 2',
    fechaIngreso: '2019-03-14',
    proveedor: 'Carrocerías del Litoral',
    notas: 'Bomba de 1.250 GPM. Cambio de aceite cada 5.000 km.',
  })
  add('VEHICULO', 'Tanquero de 3.000 galones', 1, 'MANTENIMIENTO', 96000, {
    ubicacion: 'Taller municipal',
    fechaIngreso: '2016-08-22',
    proveedor: 'Carrocerías del Litoral',
    numeroSerie: 'TQ-3000-0417',
    notas: 'Cambio de embrague y revisión de la toma de fuerza.',
  })
  add('VEHICULO', 'Ambulancia tipo II', 1, 'OPERATIVO', 62000, {
    ubicacion: 'Estación central, bahía 3',
    fechaIngreso: '2021-11-05',
    numeroSerie: 'AMB-II-2108',
    donado: true,
    notas: 'Donación de la cooperación internacional.',
  })
  add('VEHICULO', 'Camioneta de rescate 4x4', 2, 'OPERATIVO', 38500, {
    ubicacion: 'Estación central, patio',
    fechaIngreso: '2020-02-18',
    proveedor: 'Automotores Andinos',
  })
  add('HERRAMIENTA', 'Motobomba portátil de 13 HP', 3, 'BUENO', 2450.5, {
    ubicacion: 'Bodega de equipos',
    fechaIngreso: '2022-05-30',
    proveedor: 'Equipos contra Incendios del Ecuador',
  })
  add('EPP', 'Equipo de respiración autónoma (ERA) de 45 minutos', 12, 'OPERATIVO', 4200, {
    ubicacion: 'Cuarto de aire respirable',
    fechaIngreso: '2021-06-10',
    proveedor: 'Seguridad Integral Andina',
    notas: 'Prueba hidrostática de los cilindros en 2026.',
  })
  add('EPP', 'Cilindro de repuesto para ERA', 10, 'REGULAR', 780, {
    ubicacion: 'Cuarto de aire respirable',
    fechaIngreso: '2018-09-03',
    proveedor: 'Seguridad Integral Andina',
  })
  add('EPP', 'Traje estructural NFPA 1971', 20, 'BUENO', 1450, {
    ubicacion: 'Vestidores',
    fechaIngreso: '2023-04-12',
    proveedor: 'Seguridad Integral Andina',
  })
  add('EPP', 'Traje forestal ignífugo', 18, 'BUENO', 320.75, {
    ubicacion: 'Vestidores',
    fechaIngreso: '2023-07-19',
    proveedor: 'Confecciones Chimborazo',
  })
  add('EPP', 'Casco estructural', 24, 'BUENO', 260, {
    ubicacion: 'Vestidores',
    fechaIngreso: '2022-10-27',
    proveedor: 'Seguridad Integral Andina',
  })
  add('EPP', 'Guantes estructurales (par)', 20, 'REGULAR', 75.9, {
    ubicacion: 'Vestidores',
    fechaIngreso: '2021-01-15',
    proveedor: 'Seguridad Integral Andina',
  })
  add('EPP', 'Botas de caucho para bombero (par)', 16, 'MALO', 145, {
    ubicacion: 'Bodega general',
    fechaIngreso: '2015-05-08',
    notas: 'Suelas despegadas: dar de baja y reponer.',
  })
  add('EQUIPO_RESCATE', 'Kit de extricación vehicular hidráulico', 2, 'OPERATIVO', 21500, {
    ubicacion: 'Camionetas de rescate',
    fechaIngreso: '2022-12-01',
    proveedor: 'Equipos contra Incendios del Ecuador',
    notas: 'Cizalla, separador, cilindro y central.',
  })
  add('EQUIPO_RESCATE', 'Camilla tipo canasta', 4, 'BUENO', 690, {
    ubicacion: 'Bodega de rescate',
    fechaIngreso: '2020-07-21',
    donado: true,
  })
  add('EQUIPO_RESCATE', 'Cuerda estática de 11 mm, 100 m', 6, 'REGULAR', 240, {
    ubicacion: 'Bodega de rescate',
    fechaIngreso: '2019-10-11',
    notas: 'Revisar la fecha de caducidad de las dos más antiguas.',
  })
  add('EQUIPO_RESCATE', 'Bote inflable con motor de 40 HP', 2, 'FUERA_SERVICIO', 8900, {
    ubicacion: 'Muelle municipal',
    fechaIngreso: '2014-03-25',
    notas: 'Flotadores perforados y motores sin compresión.',
  })
  add('EQUIPO_RESCATE', 'Desfibrilador externo automático (DEA)', 3, 'OPERATIVO', 1650, {
    ubicacion: 'Ambulancia y estación central',
    fechaIngreso: '2023-02-09',
    donado: true,
    notas: 'Los parches caducan en 2026.',
  })
  add('HERRAMIENTA', 'Manguera de ataque de 1½", 15 m', 30, 'BUENO', 210.4, {
    ubicacion: 'Autobombas',
    fechaIngreso: '2022-05-30',
    proveedor: 'Equipos contra Incendios del Ecuador',
  })
  add('HERRAMIENTA', 'Pitón de caudal regulable', 8, 'BUENO', 520, {
    ubicacion: 'Autobombas',
    fechaIngreso: '2022-05-30',
    proveedor: 'Equipos contra Incendios del Ecuador',
  })
  add('HERRAMIENTA', 'Motosierra de 20"', 4, 'MANTENIMIENTO', 640, {
    ubicacion: 'Taller de herramientas',
    fechaIngreso: '2020-11-16',
    proveedor: 'Ferretería El Constructor',
    notas: 'Cambio de espada y carburador.',
  })
  add('HERRAMIENTA', 'Batefuego forestal', 25, 'BUENO', 38.25, {
    ubicacion: 'Bodega forestal',
    fechaIngreso: '2023-08-04',
    donado: true,
    notas: 'Donación del programa de prevención de incendios forestales.',
  })
  add('ELECTRONICO', 'Radio portátil VHF', 15, 'OPERATIVO', 385, {
    ubicacion: 'Central de radio',
    fechaIngreso: '2021-09-13',
    proveedor: 'Comunicaciones del Pacífico',
  })
  add('ELECTRONICO', 'Radio base VHF de 50 W', 2, 'BUENO', 920, {
    ubicacion: 'Central de radio',
    fechaIngreso: '2018-04-17',
    proveedor: 'Comunicaciones del Pacífico',
  })
  add('MOBILIARIO', 'Litera metálica con colchón', 8, 'REGULAR', 180, {
    ubicacion: 'Dormitorios de guardia',
    fechaIngreso: '2017-01-20',
    donado: true,
  })
  add('OTROS', 'Extintor PQS de 10 lb para capacitación', 20, 'BUENO', 42, {
    ubicacion: 'Aula de capacitación',
    fechaIngreso: '2023-10-02',
    notas: 'Recarga anual en octubre.',
  })
  return list
}
