import { rowsOf } from './corte-csv'

/** What each field of a cut's line is, in a reader's words; amounts are US dollars, null where the line has none. */
export const CAMPOS_CORTE = {
  ejercicio: 'año del presupuesto',
  al: 'día de las cifras, como AAAA-MM-DD',
  lado: 'Ingreso o Gasto',
  partida: 'código de la partida',
  denominacion: 'nombre de la partida',
  programa: 'programa o actividad, si tiene',
  inicial: 'lo que se aprobó al comienzo, en dólares',
  codificado: 'lo previsto, con los cambios aprobados, en dólares',
  certificado: 'lo reservado para una compra, en dólares',
  comprometido: 'lo que ya se acordó gastar, en dólares',
  devengado: 'lo que ya se recibió o trabajó y se debe pagar, en dólares',
  pagado: 'lo que ya salió de la cuenta, en dólares',
  recaudado: 'lo que ya entró a la cuenta, en dólares',
  saldo_por_comprometer: 'lo que todavía se puede acordar, en dólares',
  saldo_por_devengar: 'lo que falta por recibir o trabajar, en dólares',
  reformas: 'cuánto cambió lo aprobado al comienzo, en dólares',
} as const

type Campo = keyof typeof CAMPOS_CORTE
export type FilaCorte = Record<Campo, string | number | null>

/** The headings of the file, in its order (`corteCsv`). */
const HEADINGS: Readonly<Record<Campo, string>> = {
  ...{ ejercicio: 'Ejercicio', al: 'Al', lado: 'Lado', partida: 'Partida', denominacion: 'Denominación' },
  ...{ programa: 'Programa', inicial: 'Inicial', codificado: 'Codificado', certificado: 'Certificado' },
  ...{ comprometido: 'Comprometido', devengado: 'Devengado', pagado: 'Pagado', recaudado: 'Recaudado' },
  saldo_por_comprometer: 'Saldo por Comprometer',
  saldo_por_devengar: 'Saldo por Devengar',
  reformas: 'Reformas',
}

/** The same words under the headings of the CSV. */
export const CAMPOS_CSV: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(HEADINGS).map(([campo, heading]) => [heading, CAMPOS_CORTE[campo as Campo]]),
)

const TEXTS: readonly string[] = ['al', 'lado', 'partida', 'denominacion', 'programa']

/** The lines of a cut's file as open data: every figure as the file has it. Pure. */
export function filasDe(texto: string): FilaCorte[] {
  const [head = [], ...rows] = rowsOf(texto)
  const places = Object.entries(HEADINGS).map(([campo, heading]) => [campo, head.indexOf(heading)] as const)
  return rows.map((row) => {
    const cells = places.map(([campo, at]) => {
      const cell = row[at] ?? ''
      return [campo, TEXTS.includes(campo) ? cell : cell === '' ? null : Number(cell)]
    })
    return Object.fromEntries(cells)
  })
}
