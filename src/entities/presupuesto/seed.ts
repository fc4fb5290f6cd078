import { type Gasto, type Ingreso, saldoComprometerOf, saldoDevengarOf } from './partida'

const FIRST_ID = 1704117600000

/** partida, denominacion, codificado, devengado, recaudado */
const INGRESOS: readonly [string, string, number, number, number][] = [
  ['13.01.12', 'Permisos, Licencias y Patentes', 62000, 57840.5, 57840.5],
  ['13.01.18', 'Aprobación de planos', 9500, 8215, 8215],
  ['13.04.99.01', 'Contribución predial', 74000, 70312.84, 66945.12],
  ['13.04.99.02', 'Contribución de energía eléctrica', 238000, 218166.7, 198240.35],
  ['17.04.99', 'Otras multas', 4500, 3280, 2940],
  ['18.01.04', 'Transferencias del GAD', 60000, 55000, 50000],
  ['19.04.99', 'Otros no especificados', 7000, 5126.4, 5126.4],
  ['37.01.02', 'Fondos de autogestión', 25000, 25000, 25000],
]

/** partida, denominacion, codificado, comprometido, devengado, pagado */
const GASTOS: readonly [string, string, number, number, number, number][] = [
  ['51.01.05', 'Remuneraciones Unificadas', 198000, 181500, 181500, 181500],
  ['51.02.03', 'Decimotercer Sueldo', 16500, 8250, 6875, 6875],
  ['51.02.04', 'Decimocuarto Sueldo', 10120, 10120, 10120, 10120],
  ['51.06.01', 'Aporte Patronal', 19107, 17514.75, 17514.75, 15922.5],
  ['51.06.02', 'Fondo de Reserva', 16493.4, 15118.95, 15118.95, 15118.95],
  ['53.01.05', 'Telecomunicaciones', 6600, 6050, 5987.36, 5432.18],
  ['53.02.55', 'Combustibles', 24000, 22800, 21356.48, 19874.92],
  ['53.04.05', 'Vehículos (mantenimiento)', 28500, 26940, 24318.75, 23105.4],
  ['53.06.12', 'Capacitación', 12000, 10800, 9650, 9650],
  ['53.08.02', 'Vestuario y Prendas de Protección', 46800, 45230, 42115.6, 38940.1],
  ['53.08.13', 'Repuestos y Accesorios', 17879.6, 16120.35, 14902.77, 14230.15],
  ['84.01.04', 'Maquinarias y Equipos', 84000, 82350, 76480, 68832],
]

/** The 8 sample income lines (spec §9), as of November; their codificado adds up to that of the expenses. */
export const sampleIngresos = (): Ingreso[] =>
  INGRESOS.map(([partida, denominacion, codificado, devengado, recaudado], index) => {
    const line = { id: `ing-${FIRST_ID + index}`, partida, denominacion, codificado, devengado, recaudado }
    return { ...line, saldoDevengar: saldoDevengarOf(line) }
  })

/** The 12 sample expense lines (spec §9): codificado ≥ comprometido ≥ devengado ≥ pagado in each. */
export const sampleGastos = (): Gasto[] =>
  GASTOS.map(([partida, denominacion, codificado, comprometido, devengado, pagado], index) => {
    const amounts = { codificado, comprometido, devengado, pagado }
    return {
      id: `gas-${FIRST_ID + index}`,
      partida,
      denominacion,
      ...amounts,
      saldoComprometer: saldoComprometerOf(amounts),
      saldoDevengar: saldoDevengarOf(amounts),
    }
  })
