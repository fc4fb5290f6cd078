import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { formatNumber } from '@/shared/lib/moneda'

const number = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value))

/** What a record of a call has besides the quick entry; an undefined value is what nobody wrote down. */
export const parteRows = (registro: RegistroServicio): [name: string, value: string | undefined][] => [
  ['Salida', registro.salida],
  ['Llegada', registro.llegada],
  ['Controlado', registro.controlado],
  ['Subtipo', registro.subtipo],
  ['Falsa alarma', registro.falsaAlarma ? 'Sí' : undefined],
  ['Causa', registro.causa],
  ['Sector', registro.sector],
  ['Personas atendidas', number(registro.atendidos)],
  ['Personas trasladadas', number(registro.trasladados)],
  ['Personas fallecidas', number(registro.fallecidos)],
  ['Hectáreas', number(registro.hectareas)],
  ['Kilómetros', number(registro.kilometros)],
  ['Agua (litros)', number(registro.agua)],
  ['Instituciones presentes', registro.instituciones?.join(', ')],
]
