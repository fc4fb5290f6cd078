import type { Salario } from './salario'

/** Two devices that write the wage of one year make one record. */
export const idDeSalario = (ano: number): string => `sbu-${ano}`

const EN_USO = 'Visto en sistemas de otros cuerpos de bomberos'
const SIN_FUENTE = 'Sin fuente revisada'

/** What is known of the wage until a brigade writes its own: second-hand, so it is shown as not verified. */
const CONOCIDOS: readonly Salario[] = (
  [
    [2022, 42500, EN_USO],
    [2023, 45000, EN_USO],
    [2024, 46000, SIN_FUENTE],
    [2025, 47000, SIN_FUENTE],
    [2026, 48200, SIN_FUENTE],
  ] as const
).map(([ano, centavos, fuente]) => ({ id: idDeSalario(ano), ano, centavos, fuente, verificado: false }))

/** The wage of each known year, the brigade's word before what is known of it; the latest first. */
function salariosDe(list: readonly Salario[]): Salario[] {
  const own = new Set(list.map(({ ano }) => ano))
  return [...list, ...CONOCIDOS.filter(({ ano }) => !own.has(ano))].sort((a, b) => b.ano - a.ano)
}

/** The wage of one year; undefined where nobody knows it. No year takes that of another. */
export const salarioDe = (list: readonly Salario[], ano: number): Salario | undefined =>
  salariosDe(list).find((one) => one.ano === ano)
