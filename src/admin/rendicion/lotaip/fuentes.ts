import type { Configuracion } from '@/entities/configuracion/configuracion'
import type { Asistencia } from '@/entities/eventos/asistencia'
import type { Evento } from '@/entities/eventos/evento'
import type { Suma } from '@/entities/inspecciones/cobros/cobrado'
import type { Item } from '@/entities/inventario/item'
import type { Mensaje } from '@/entities/mensajes/mensaje'
import type { Miembro } from '@/entities/personal/miembro'
import { ejecucionGasto, ejecucionIngreso } from '@/entities/presupuesto/formulas'
import { type Gasto, type Ingreso, minusUsd } from '@/entities/presupuesto/partida'
import type { Rendicion } from '@/entities/rendicion/rendicion'
import { toDay } from '@/shared/lib/fecha'
import { fromCents } from '@/shared/lib/moneda'
import { countBy, fold } from '@/shared/lib/text'

/** A row by the names of the catalogue's fields; a name that the catalogue doesn't have goes nowhere. */
export type Fila = Readonly<Record<string, string>>

type Sitio = Pick<Configuracion, 'canton' | 'direccion' | 'telefono' | 'email'>

/** Ecuador's public figures have a decimal point and two digits in an open file. */
const usd = (amount: number) => amount.toFixed(2)

const NO_APLICA = 'NO APLICA'

const delMes = (moment: string, mes: string): boolean => {
  // An instant counts in the month of whoever reads it; a day has no zone.
  const day = moment.includes('T') ? toDay(new Date(moment)) : moment
  return day.startsWith(mes)
}

/** The people of the month's close, by the days on which they came and left. Telephone and mail are the institution's: the people's own are not public. */
export const directorio = (people: readonly Miembro[], sitio: Sitio, cierre: string): Fila[] =>
  people
    .filter(
      ({ activo, fechaIngreso, fechaSalida }) => fechaIngreso <= cierre && (activo || fechaSalida > cierre),
    )
    .map(({ nombres, cargo, area }, n) => ({
      'No.': String(n + 1),
      'Apellidos y nombres': nombres,
      'Puesto institucional': cargo,
      Unidad: area,
      'Dirección institucional': sitio.direccion,
      Ciudad: sitio.canton,
      'Teléfono institucional': sitio.telefono,
      'Correo institucional': sitio.email,
    }))

/**
 * The lines of a fiscal year. What nobody wrote down of a line stays empty, and what the other side of the budget alone has
 * is NO APLICA. Amounts in US dollars.
 */
export function presupuesto(ingresos: readonly Ingreso[], gastos: readonly Gasto[]): Fila[] {
  const common = ({ partida, denominacion, codificado, devengado, inicial }: Ingreso | Gasto) => ({
    Código: partida,
    Descripción: denominacion,
    ...(inicial !== undefined && { Asignado: usd(inicial), Modificado: usd(minusUsd(codificado, inicial)) }),
    Codificado: usd(codificado),
    Devengado: usd(devengado),
  })
  return [
    ...ingresos.map((line) => ({
      ...common(line),
      Categoría: 'Ingreso',
      Certificado: NO_APLICA,
      Comprometido: NO_APLICA,
      Pagado: NO_APLICA,
      Recaudado: usd(line.recaudado),
      'Saldo por comprometer': NO_APLICA,
      'Saldo por devengar': usd(line.saldoDevengar),
      'Saldo por pagar': NO_APLICA,
      'Porcentaje de ejecución': ejecucionIngreso(line).toFixed(2),
    })),
    ...gastos.map((line) => ({
      ...common(line),
      Categoría: 'Gasto',
      ...(line.certificado !== undefined && { Certificado: usd(line.certificado) }),
      Comprometido: usd(line.comprometido),
      Pagado: usd(line.pagado),
      Recaudado: NO_APLICA,
      'Saldo por comprometer': usd(line.saldoComprometer),
      'Saldo por devengar': usd(line.saldoDevengar),
      'Saldo por pagar': usd(minusUsd(line.devengado, line.pagado)),
      'Porcentaje de ejecución': ejecucionGasto(line).toFixed(2),
    })),
  ]
}

/** Published reports up to the close of the month; `address` is the site's own, empty where nobody knows it. */
export const rendicionDeCuentas = (list: readonly Rendicion[], mes: string, address: string): Fila[] =>
  list
    .filter(({ publicado, fecha }) => publicado && fecha.slice(0, 7) <= mes)
    .map(({ id, titulo, fecha }) => ({
      Mecanismo: titulo,
      Período: fecha.slice(0, 7),
      ...(address && { 'Enlace al documento': `${address}/transparencia/${encodeURIComponent(id)}` }),
    }))

/** Who answers isn't kept anywhere: the row has the institution's address and waits for the name. */
export const responsable = ({ direccion, telefono, email }: Sitio): Fila[] => [
  {
    'Dirección institucional': direccion,
    'Teléfono institucional': telefono,
    'Correo institucional': email,
  },
]

/**
 * What of the brigade's services it knows by inspecting: how many premises were inspected in the month, and how many times each
 * fee was paid, in US dollars where the catalogue has a field for it. `inspecciones` is a count.
 */
export const servicios = (inspecciones: number, tasas: readonly Suma[], address: string): Fila[] =>
  [
    { Servicio: 'Inspección de locales', veces: inspecciones, cobrado: {} },
    ...tasas.map(({ nombre, veces, centavos }) => ({
      ...{ Servicio: nombre, veces, cobrado: { Recaudado: usd(fromCents(centavos)) } },
    })),
  ]
    .filter(({ veces }) => veces > 0)
    .map(({ Servicio, veces, cobrado }) => ({
      ...{ Servicio, 'Personas que accedieron en el mes': String(veces), ...cobrado },
      ...(address && { 'Enlace al servicio': `${address}/permisos` }),
    }))

/** The meetings of the month; who was there, where somebody took attendance. */
export const reuniones = (
  eventos: readonly Evento[],
  asistencias: readonly Asistencia[],
  mes: string,
): Fila[] =>
  eventos
    .filter(({ categoria, fecha }) => categoria === 'REUNION' && delMes(fecha, mes))
    .sort((a, b) => (a.fecha < b.fecha ? -1 : 1))
    .map(({ id, titulo, fecha }) => ({
      Participantes: asistencias
        .filter(({ eventoId, asistio }) => eventoId === id && asistio)
        .map(({ nombre }) => nombre)
        .join('; '),
      Asunto: titulo,
      Fecha: fecha,
    }))

/** What was donated and came in in the month. */
export const donativos = (items: readonly Item[], mes: string): Fila[] =>
  items
    .filter(({ donado, fechaIngreso }) => donado && delMes(fechaIngreso, mes))
    .map(({ nombre, cantidad, fechaIngreso, proveedor }) => ({
      Fecha: fechaIngreso,
      Descripción: cantidad > 1 ? `${nombre} (${cantidad})` : nombre,
      'De quién': proveedor,
    }))

/** The subjects of the month's messages, the most frequent first. Nothing of who wrote them. */
export function preguntas(list: readonly Mensaje[], mes: string): Fila[] {
  const asked = list.filter(({ fecha, asunto }) => delMes(fecha, mes) && asunto.trim())
  const first = new Map(asked.toReversed().map(({ asunto }) => [fold(asunto.trim()), asunto.trim()]))
  return countBy(asked, ({ asunto }) => fold(asunto.trim())).map(([key, veces]) => ({
    Tema: first.get(key) ?? key,
    'Veces solicitada': String(veces),
  }))
}

/** Rows under a numeral's fields, by their names without case and accents; the last are fields that nothing fills. */
export function bajoCampos(
  rows: readonly Fila[],
  campos: readonly string[],
): { filas: string[][]; vacios: string[] } {
  const folded = rows.map((row) => new Map(Object.entries(row).map(([name, cell]) => [fold(name), cell])))
  const filas = folded.map((row) => campos.map((campo) => row.get(fold(campo)) ?? ''))
  return {
    filas,
    vacios: campos.filter((_, at) => filas.length > 0 && filas.some((fila) => !fila[at]?.trim())),
  }
}
