import { expect, test } from 'vitest'
import { usuarioSchema } from '@/access/usuario'
import { configuracionSchema } from '@/entities/configuracion/configuracion'
import { asistenciaSchema } from '@/entities/eventos/asistencia'
import { eventoSchema } from '@/entities/eventos/evento'
import { mediaSchema } from '@/entities/galeria/media'
import { itemSchema } from '@/entities/inventario/item'
import { miembroSchema } from '@/entities/personal/miembro'
import { gastoSchema, ingresoSchema } from '@/entities/presupuesto/partida'
import { rendicionSchema } from '@/entities/rendicion/rendicion'
import { reporteSchema } from '@/entities/reportes/reporte'
import { registroSchema } from '@/entities/servicios/registro'
import { fieldName } from '@/shared/storage/field-names'

const schemas = [
  asistenciaSchema,
  configuracionSchema,
  eventoSchema,
  gastoSchema,
  ingresoSchema,
  itemSchema,
  mediaSchema,
  miembroSchema,
  registroSchema,
  rendicionSchema,
  reporteSchema,
  usuarioSchema,
]

test('every stored field has a word that a person would say', () => {
  const fields = new Set(schemas.flatMap((schema) => Object.keys(schema.entries)))
  expect([...fields].filter((field) => /[a-z][A-Z]/.test(fieldName(field)))).toEqual([])
  expect(fieldName('saldoComprometer')).toBe('saldo por comprometer')
  expect(fieldName('notificacionesSMS')).toBe('notificaciones por SMS')
})
