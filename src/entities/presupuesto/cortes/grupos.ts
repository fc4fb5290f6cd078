import type { Partida } from '@/entities/presupuesto/partida'
import { codeOf } from '@/entities/presupuesto/warnings'
import { sumUsd } from '@/shared/lib/moneda'
import { rowsOf } from './corte-csv'

type Words = readonly [nombre: string, palabras: string]

/**
 * The first two digits of a code in words for whoever never saw a budget: what it is, and what it is good for. Source:
 * Clasificador Presupuestario de Ingresos y Gastos del Sector Público, Ministerio de Economía y Finanzas del Ecuador.
 */
const GRUPOS: Readonly<Record<string, Words>> = {
  '11': ['Impuestos', 'Dinero que la ley pide a cada persona o negocio. Una parte llega a la brigada.'],
  '13': [
    'Tasas y contribuciones',
    'Lo que se paga por permisos, y la parte de la planilla de luz y del predio que es para los bomberos. Casi todos la pagan en su casa o negocio.',
  ],
  '14': ['Ventas y servicios', 'Lo que otros pagan por un servicio o un producto. Cada uno tiene su precio.'],
  '17': ['Rentas y multas', 'Arriendos, intereses y multas. No se sabe de antemano cuánto será.'],
  '18': [
    'Aportes de otras instituciones',
    'Dinero que entrega, por ejemplo, el municipio. Sirve para el día a día.',
  ],
  '19': ['Otros ingresos', 'Dinero que no cabe en los demás grupos. Suele ser poco.'],
  '24': [
    'Venta de bienes',
    'Lo que se recibe por vender algo usado, como un vehículo viejo. Pasa pocas veces.',
  ],
  '28': [
    'Aportes para obras y equipos',
    'Dinero que otros entregan para construir o comprar. No se puede usar en otra cosa.',
  ],
  '36': ['Préstamos', 'Dinero que un banco presta. Hay que devolverlo con intereses.'],
  '37': ['Lo que quedó de antes', 'Dinero que no se gastó en años pasados. Se puede usar este año.'],
  '38': [
    'Lo que nos debían',
    'Cobros de años pasados que llegan este año. Ya se contaban como de la brigada.',
  ],
  '51': [
    'Las personas',
    'Sueldos, décimos y seguro social de quienes trabajan en la brigada. Se pagan cada mes.',
  ],
  '53': [
    'El día a día',
    'Combustible, repuestos, uniformes, luz y teléfono. Hace falta para salir cada vez que alguien llama.',
  ],
  '56': ['Intereses', 'Lo que cobra un banco por haber prestado. Se paga además de lo prestado.'],
  '57': ['Otros gastos', 'Seguros, impuestos y costos del banco. Hay que pagarlos para poder funcionar.'],
  '58': [
    'Lo que se entrega a otros',
    'Dinero que pasa a otra institución. La ley o un acuerdo dice cuánto y a quién.',
  ],
  '71': [
    'Personas de los proyectos',
    'Sueldos de quienes trabajan en un proyecto. Terminan cuando el proyecto termina.',
  ],
  '73': ['Lo que necesitan los proyectos', 'Materiales y servicios de un proyecto. Se compran una vez.'],
  '75': ['Obras', 'Construir o arreglar edificios. Quedan para el cantón.'],
  '77': [
    'Otros gastos de los proyectos',
    'Seguros e impuestos de un proyecto. Hay que pagarlos para hacerlo.',
  ],
  '78': [
    'Aportes a proyectos de otros',
    'Dinero que pasa a otra institución para una obra. Un acuerdo dice para cuál.',
  ],
  '84': ['Cosas que duran', 'Vehículos, motobombas, equipos y muebles. Sirven varios años.'],
  '87': ['Inversiones', 'Dinero que se presta o se guarda para que rinda. Después vuelve.'],
  '96': ['Pago de préstamos', 'Devolver lo que un banco prestó. Se hace por partes.'],
  '97': ['Cuentas de años pasados', 'Lo que se debía de antes. Se paga este año.'],
  '99': ['Otras deudas', 'Lo que se debe y no cabe en los demás grupos. Suele ser poco.'],
}

const OTHER: Words = ['Otros', 'Partidas que no están en los demás grupos. Su nombre dice qué son.']

export type Grupo<T extends Partida> = {
  codigo: string
  nombre: string
  palabras: string
  lines: T[]
  /** US dollars. */
  previsto: number
  hecho: number
}

/** The lines of one side by their group, the largest first; `done` is what of a line was collected or spent, in US dollars. */
export function gruposDe<T extends Partida>(lines: readonly T[], done: (line: T) => number): Grupo<T>[] {
  const byCode = new Map<string, T[]>()
  for (const line of lines) {
    const codigo = codeOf(line).slice(0, 2)
    const known = GRUPOS[codigo] ? codigo : ''
    byCode.set(known, [...(byCode.get(known) ?? []), line])
  }
  return [...byCode]
    .map(([codigo, group]) => {
      const [nombre, palabras] = GRUPOS[codigo] ?? OTHER
      return {
        ...{ codigo, nombre, palabras, lines: group },
        previsto: sumUsd(group.map(({ codificado }) => codificado)),
        hecho: sumUsd(group.map(done)),
      }
    })
    .sort((a, b) => b.previsto - a.previsto)
}

/** What a cut's file sums up to, in US dollars, exact in cents: without making lines of it, as a year has twelve. Pure. */
export function sumasDe(texto: string): { recaudado: number; devengado: number } {
  const [head = [], ...rows] = rowsOf(texto)
  const lado = head.indexOf('Lado')
  const sum = (side: string, heading: string) => {
    const at = head.indexOf(heading)
    return sumUsd(rows.flatMap((row) => (row[lado] === side ? [Number(row[at] || 0)] : [])))
  }
  return { recaudado: sum('Ingreso', 'Recaudado'), devengado: sum('Gasto', 'Devengado') }
}
