import { usuarios } from '@/access/usuarios/usuarios'
import { asistenciasRepository, eventosRepository } from '@/entities/eventos/queries'
import { mediosRepository } from '@/entities/galeria/queries'
import { itemsRepository } from '@/entities/inventario/items'
import { miembrosRepository } from '@/entities/personal/queries'
import { gastosRepository, ingresosRepository } from '@/entities/presupuesto/partidas'
import { registrosRepository } from '@/entities/registro-servicios/registros'
import { rendicionesRepository } from '@/entities/rendicion/queries'
import { reportesRepository } from '@/entities/reportes/queries'

/** Every stored list with its contract key (contract §1) and how many sample records it has (spec §9). */
export const LISTS = [
  ['bomberos_reportes_reportes', reportesRepository, 2],
  ['bomberos_inventario_items', itemsRepository, 25],
  ['bomberos_presupuesto_ingresos', ingresosRepository, 8],
  ['bomberos_presupuesto_gastos', gastosRepository, 12],
  ['bomberos_rendicion_reportesRC', rendicionesRepository, 2],
  ['bomberos_eventos_eventos', eventosRepository, 2],
  ['bomberos_eventos_asistencias', asistenciasRepository, 0],
  ['bomberos_servicios_servicios', registrosRepository, 2],
  ['bomberos_config_usuarios', usuarios, 6],
  ['bomberos_personal_personal', miembrosRepository, 3],
  ['bomberos_galeria_media', mediosRepository, 2],
] as const

type Entry = { data: unknown; timestamp: number; v?: number; ttl?: number; emptied?: boolean }

export function stored(key: string): Entry {
  const raw = localStorage.getItem(key)
  if (raw === null) throw new Error(`${key} is not stored`)
  return JSON.parse(raw) as Entry
}

export const setAside = () =>
  Object.entries({ ...localStorage })
    .filter(([key]) => key.startsWith('bomberos_cuarentena_'))
    .map(([, raw]) => raw as string)
