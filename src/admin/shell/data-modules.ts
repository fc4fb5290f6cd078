import * as v from 'valibot'
import { usuarioSchema } from '@/access/usuario'
import { usuarios } from '@/access/usuarios'
import { entradaSchema } from '@/entities/bitacora/bitacora'
import { configuracionRepository } from '@/entities/configuracion/configuracion-repository'
import { asistenciaSchema } from '@/entities/eventos/asistencia'
import { asistenciasRepository } from '@/entities/eventos/asistencias'
import { eventoSchema } from '@/entities/eventos/evento'
import { eventosRepository } from '@/entities/eventos/eventos'
import { mediaSchema } from '@/entities/galeria/media'
import { mediosRepository } from '@/entities/galeria/medios'
import { itemSchema } from '@/entities/inventario/item'
import { itemsRepository } from '@/entities/inventario/items'
import { miembroSchema } from '@/entities/personal/miembro'
import { miembrosRepository } from '@/entities/personal/miembros'
import { gastoSchema, ingresoSchema } from '@/entities/presupuesto/partida'
import { gastosRepository, ingresosRepository } from '@/entities/presupuesto/partidas'
import { rendicionSchema } from '@/entities/rendicion/rendicion'
import { rendicionesRepository } from '@/entities/rendicion/rendiciones'
import { reporteSchema } from '@/entities/reportes/reporte'
import { reportesRepository } from '@/entities/reportes/reportes'
import { misReportesRepository, seguimientoSchema } from '@/entities/reportes/seguimiento'
import { RESPALDO_KEYS, type RespaldoKey } from '@/entities/respaldo/claves'
import { registroSchema } from '@/entities/servicios/registro'
import { registrosRepository } from '@/entities/servicios/registros'
import { KEYS } from '@/shared/storage/keys'

type DataModule = {
  /** Of one record; a configuration has fields instead and mends itself when read. */
  schema?: v.GenericSchema
  /** Heals and, on first use, seeds what is stored. */
  load?: () => Promise<unknown>
}

const DATA_MODULES: Record<RespaldoKey, DataModule> = {
  [KEYS.personal]: { schema: miembroSchema, load: miembrosRepository.all },
  [KEYS.media]: { schema: mediaSchema, load: mediosRepository.all },
  [KEYS.inventario]: { schema: itemSchema, load: itemsRepository.all },
  [KEYS.ingresos]: { schema: ingresoSchema, load: ingresosRepository.all },
  [KEYS.gastos]: { schema: gastoSchema, load: gastosRepository.all },
  [KEYS.rendicion]: { schema: rendicionSchema, load: rendicionesRepository.all },
  [KEYS.eventos]: { schema: eventoSchema, load: eventosRepository.all },
  [KEYS.asistencias]: { schema: asistenciaSchema, load: asistenciasRepository.all },
  [KEYS.servicios]: { schema: registroSchema, load: registrosRepository.all },
  [KEYS.reportes]: { schema: reporteSchema, load: reportesRepository.all },
  [KEYS.configuracion]: { load: configuracionRepository.read },
  [KEYS.usuarios]: { schema: usuarioSchema, load: usuarios.all },
  [KEYS.bitacora]: { schema: entradaSchema },
  [KEYS.misReportes]: { schema: seguimientoSchema, load: misReportesRepository.all },
}

/** So that a complete backup also holds the modules that nobody has opened yet. */
export async function loadAllModules(): Promise<void> {
  for (const key of RESPALDO_KEYS) await DATA_MODULES[key].load?.()
}

/** A module's data from a backup without the records that this version can't read, and how many those are. */
export function readableData(key: RespaldoKey, data: unknown): { data: unknown; unreadable: number } {
  const { schema } = DATA_MODULES[key]
  if (!schema) {
    const isObject = typeof data === 'object' && data !== null && !Array.isArray(data)
    return isObject ? { data, unreadable: 0 } : { data: undefined, unreadable: 1 }
  }
  if (!Array.isArray(data)) return { data: undefined, unreadable: 1 }
  const good = data.filter((record) => v.is(schema, record))
  return { data: good, unreadable: data.length - good.length }
}
