import type { ParteValues } from '@/admin/servicios/parte-values'
import type { Insumo, Vehiculo } from '@/entities/registro-servicios/parte/filas'
import { aguaOf, kilometrosOf, oddKilometros } from '@/entities/registro-servicios/recursos'
import { filasRules, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { parseAmount } from '@/shared/lib/file/amount'
import { byRule } from '@/shared/lib/form/form-values'
import { parseWhole } from '@/shared/lib/form/whole'
import { formatNumber } from '@/shared/lib/moneda'
import { newId } from '@/shared/storage/ids'

/** A supply as it is typed; `id` is the row's own. */
export type FilaInsumo = { id: string; nombre: string; cantidad: number | string; item?: string | undefined }

/** A vehicle as it is typed; '' is what nobody wrote down. */
export type FilaVehiculo = {
  id: string
  nombre: string
  kmSalida: string
  kmRegreso: string
  agua: number | string
}

export const newInsumo = (): FilaInsumo => ({ id: newId('insumo-'), nombre: '', cantidad: 1 })

export const newVehiculo = (): FilaVehiculo => ({
  id: newId('vehiculo-'),
  nombre: '',
  kmSalida: '',
  kmRegreso: '',
  agua: '',
})

const shown = (amount: number | undefined) => (amount === undefined ? '' : formatNumber(amount))

export const filasOf = ({ insumos = [], vehiculos = [] }: Partial<RegistroServicio>) => ({
  insumos: insumos.map((insumo, n): FilaInsumo => ({ id: `insumo-${n}`, ...insumo })),
  vehiculos: vehiculos.map(
    ({ nombre, kmSalida, kmRegreso, agua = '' }, n): FilaVehiculo => ({
      id: `vehiculo-${n}`,
      nombre,
      kmSalida: shown(kmSalida),
      kmRegreso: shown(kmRegreso),
      agua,
    }),
  ),
})

/** Exports part the names of a cell by semicolons. */
const nameOf = (nombre: string) => nombre.trim().replaceAll(';', ',')

const amountOf = (typed: number | string) =>
  String(typed).trim() === '' ? undefined : (parseAmount(typed) ?? Number.NaN)
const wholeOf = (typed: number | string) => (String(typed).trim() === '' ? undefined : parseWhole(typed))

/** What the rows say; one without a name says nothing. NaN is what can't be read. */
export const insumosOf = (filas: readonly FilaInsumo[]): Insumo[] | undefined => {
  const named = filas.filter(({ nombre }) => nombre.trim() !== '')
  return named.length === 0
    ? undefined
    : named.map(({ nombre, cantidad, item }) => ({
        nombre: nameOf(nombre),
        cantidad: parseWhole(cantidad),
        ...(item && { item }),
      }))
}

const vehiculoOf = ({ nombre, kmSalida, kmRegreso, agua }: FilaVehiculo): Vehiculo => {
  const facts = { kmSalida: amountOf(kmSalida), kmRegreso: amountOf(kmRegreso), agua: wholeOf(agua) }
  return {
    nombre: nameOf(nombre),
    ...Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)),
  }
}

export const vehiculosOf = (filas: readonly FilaVehiculo[]): Vehiculo[] | undefined => {
  const named = filas.filter(({ nombre }) => nombre.trim() !== '').map(vehiculoOf)
  return named.length > 0 ? named : undefined
}

/** What is odd about the kilometres of a row, while it may be saved. */
export const oddFila = (fila: FilaVehiculo): string | null => oddKilometros(vehiculoOf(fila))

const { insumo, vehiculo } = filasRules
const isEmpty = (...texts: (number | string)[]) => texts.every((text) => String(text).trim() === '')

function vehiculoProblems(fila: FilaVehiculo): [field: keyof FilaVehiculo, problem: string | null][] {
  const { nombre, kmSalida, kmRegreso, agua } = fila
  if (isEmpty(nombre, kmSalida, kmRegreso, agua)) return []
  return [
    ['nombre', byRule(vehiculo.nombre)(nombre)],
    ['kmSalida', byRule(vehiculo.kmSalida)(amountOf(kmSalida))],
    ['kmRegreso', byRule(vehiculo.kmRegreso)(amountOf(kmRegreso))],
    ['agua', byRule(vehiculo.agua)(wholeOf(agua))],
  ]
}

/** What is wrong with the rows, by the address of the field: `insumos.0.cantidad`. */
export function filasProblems({
  insumos,
  vehiculos,
}: Pick<ParteValues, 'insumos' | 'vehiculos'>): Record<string, string> {
  const supplies = insumos.flatMap(({ nombre, cantidad }, n) => {
    const problem = nombre.trim() && byRule(insumo.cantidad)(parseWhole(cantidad))
    return problem ? [[`insumos.${n}.cantidad`, problem]] : []
  })
  const vehicles = vehiculos.flatMap((fila, n) =>
    vehiculoProblems(fila).flatMap(([field, problem]) =>
      problem ? [[`vehiculos.${n}.${field}`, problem]] : [],
    ),
  )
  return Object.fromEntries([...supplies, ...vehicles])
}

/** The kilometres and the water of the parte follow from its vehicles, unless somebody wrote other ones by hand. */
export function withVehiculos(
  values: Pick<ParteValues, 'vehiculos' | 'kilometros' | 'agua'>,
  vehiculos: FilaVehiculo[],
): Partial<ParteValues> {
  const before = vehiculosOf(values.vehiculos) ?? []
  const after = vehiculosOf(vehiculos) ?? []
  const follows = (typed: number | undefined, sum: number | undefined) => typed === undefined || typed === sum
  return {
    vehiculos,
    ...(follows(amountOf(values.kilometros), kilometrosOf(before)) && {
      kilometros: shown(kilometrosOf(after)),
    }),
    ...(follows(wholeOf(values.agua), aguaOf(before)) && { agua: aguaOf(after) ?? '' }),
  }
}
