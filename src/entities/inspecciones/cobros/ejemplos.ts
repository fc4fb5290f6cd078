import { fold } from '@/shared/lib/text'
import { ANUAL, type Banda, type Tarifa } from './tarifa'

type Ejemplo = Omit<Tarifa, 'id' | 'vigente' | 'minimo' | 'recargos'>

/** A canton's table as it was read in the system of its brigade: an example, never a rule. */
export type Canton = { canton: string; fuente: string; tarifas: readonly Ejemplo[] }

const OCASIONAL = 'Permiso ocasional'
const TRANSPORTE = 'Vehículo con gas o combustible'
const PLANOS = 'Planos'
const MULTAS = 'Multas'

/** Bounds as the ordinance writes them, each the end of a band; the last amount has no end. */
const enBandas = (limits: readonly number[], amounts: readonly number[], field: 'centavos' | 'sbu') =>
  amounts.map((amount, n): Banda => {
    const hasta = limits[n]
    return { desde: limits[n - 1] ?? 0, hasta, centavos: undefined, sbu: undefined, [field]: amount }
  })

const fijo = (centavos: number): Banda[] => enBandas([], [centavos], 'centavos')
const salario = (hundredths: number): Banda[] => enBandas([], [hundredths], 'sbu')

type Escrito = Pick<Ejemplo, 'tramite' | 'concepto' | 'bandas'> & Partial<Ejemplo>

const cantonOf = (canton: string, ordenanza: string, fuente: string, list: readonly Escrito[]): Canton => ({
  ...{ canton, fuente },
  tarifas: list.map((one) => ({
    ...{ clase: '', riesgo: '', unidad: '', cobro: 'BANDA', borde: 'TERMINA', siempre: false, articulo: '' },
    ...{ ordenanza, ejemplo: canton },
    ...one,
  })),
})

const GALONES = [1000, 3000]
const PERSONAS = [500, 1500, 5000]

const evento = (concepto: string, usd: readonly number[]): Escrito => ({
  ...{ tramite: OCASIONAL, concepto, unidad: 'personas' },
  bandas: enBandas(
    PERSONAS,
    usd.map((one) => one * 100),
    'centavos',
  ),
})

const galones = (concepto: string, usd: readonly number[]): Escrito => ({
  ...evento(concepto, usd),
  ...{ tramite: TRANSPORTE, unidad: 'galones' },
  bandas: enBandas(
    GALONES,
    usd.map((one) => one * 100),
    'centavos',
  ),
})

const porUnidad = (tramite: string, concepto: string, unidad: string, bandas: Banda[]): Escrito => ({
  ...{ tramite, concepto, unidad, bandas },
  cobro: 'UNIDAD',
})

const ATACAMES = cantonOf(
  'Atacames',
  'Ordenanza del cantón Atacames, arts. 20 a 24',
  'Código del sistema de su cuerpo de bomberos, 2024. El texto de la ordenanza no se revisó.',
  [
    { tramite: ANUAL, concepto: 'Especie del permiso', bandas: fijo(200), siempre: true },
    porUnidad(ANUAL, 'Gasolinera', 'surtidores', fijo(12000)),
    porUnidad(TRANSPORTE, 'Transporte de gas, cilindros de 14 kg', 'cilindros', fijo(75)),
    porUnidad(TRANSPORTE, 'Transporte de gas, cilindros de 45 kg o más', 'cilindros', fijo(180)),
    galones('Transporte de aceites', [50, 80, 100]),
    galones('Transporte de combustible', [100, 200, 250]),
    galones('Transporte de químicos', [100, 200, 250]),
    evento('Circo', [80, 150, 200, 250]),
    evento('Juegos mecánicos', [100, 150, 200, 250]),
    evento('Evento barrial', [30, 50, 80, 100]),
    evento('Evento parroquial o comunitario', [50, 75, 100, 150]),
    evento('Espectáculo con fuego', [80, 150, 200, 250]),
    evento('Espectáculo nacional', [80, 150, 200, 250]),
    evento('Espectáculo internacional', [150, 200, 250, 350]),
    porUnidad(PLANOS, 'Planos de vivienda', 'm²', fijo(25)),
    porUnidad(PLANOS, 'Planos residenciales de 4 pisos o más', 'm²', fijo(25)),
    porUnidad(PLANOS, 'Planos comerciales', 'm²', fijo(50)),
    porUnidad(PLANOS, 'Planos de urbanizaciones', 'm²', fijo(50)),
    porUnidad(PLANOS, 'Planos industriales', 'm²', fijo(75)),
    { tramite: MULTAS, concepto: 'Sello roto', bandas: salario(10_000) },
    { tramite: MULTAS, concepto: 'Primera citación', bandas: fijo(0) },
    { tramite: MULTAS, concepto: 'Segunda citación', bandas: salario(500) },
    { tramite: MULTAS, concepto: 'Tercera citación', bandas: salario(1000) },
    { tramite: MULTAS, concepto: 'Clausura', bandas: salario(10_000) },
  ],
)

const SANTO_DOMINGO = cantonOf(
  'Santo Domingo',
  'Ordenanza de tasas del cantón Santo Domingo, arts. 8 a 15',
  'Código del sistema de su cuerpo de bomberos, 2024. Faltan los números del permiso anual: no están en el código.',
  [
    {
      ...{ tramite: OCASIONAL, concepto: 'Evento con fines de lucro', unidad: 'personas' },
      bandas: enBandas(PERSONAS, [1500, 2500, 3000, 4000], 'sbu'),
    },
    {
      ...{ tramite: OCASIONAL, concepto: 'Evento sin fines de lucro', unidad: 'personas' },
      bandas: enBandas(PERSONAS, [150, 250, 300, 400], 'sbu'),
    },
    { ...porUnidad(PLANOS, 'Revisión de planos', 'm²', fijo(10)), articulo: 'art. 9' },
    { ...porUnidad(PLANOS, 'Cambios de planos', 'm²', fijo(10)), articulo: 'art. 9' },
    { ...porUnidad(PLANOS, 'Tanques de combustible', 'tanques', salario(800)), articulo: 'art. 9' },
    { ...porUnidad(PLANOS, 'Surtidores', 'surtidores', salario(1500)), articulo: 'art. 9' },
    {
      ...{ tramite: 'Factibilidad de gas', concepto: 'Tanque de gas', unidad: 'm³', articulo: 'art. 10' },
      bandas: enBandas([0.5, 2.5, 5, 20], [400, 600, 800, 1000, 1200], 'sbu'),
    },
  ],
)

const AZOGUES = cantonOf(
  'Azogues',
  'Valores del cantón Azogues de 2022',
  'Base de datos de un sistema, con el salario de 425. Los porcentajes se dedujeron de los valores.',
  [
    { tramite: ANUAL, concepto: 'Escuela o colegio', bandas: salario(300) },
    { tramite: ANUAL, concepto: 'Depósito de 100 cilindros de gas', bandas: salario(5000) },
    { tramite: ANUAL, concepto: 'Fábrica de cemento', bandas: salario(250_000) },
    porUnidad(TRANSPORTE, 'Transporte de gas', 'cilindros', fijo(40)),
    { tramite: TRANSPORTE, concepto: 'Transporte de combustible', bandas: salario(1500) },
    { tramite: TRANSPORTE, concepto: 'Transporte de oxígeno', bandas: salario(1000) },
    { tramite: OCASIONAL, concepto: 'Espectáculo nacional', bandas: salario(5000) },
    { tramite: OCASIONAL, concepto: 'Espectáculo internacional', bandas: salario(10_000) },
    { tramite: OCASIONAL, concepto: 'Feria', bandas: salario(3000) },
    { tramite: OCASIONAL, concepto: 'Circo', bandas: salario(3000) },
    { tramite: OCASIONAL, concepto: 'Juegos mecánicos pequeños', bandas: salario(1000) },
    { tramite: OCASIONAL, concepto: 'Juegos mecánicos grandes', bandas: salario(4000) },
  ],
)

export const CANTONES: readonly Canton[] = [ATACAMES, SANTO_DOMINGO, AZOGUES]

const slug = (text: string): string =>
  fold(text)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

/** A canton's table as it is taken for the year `vigente`. Two devices that take one make one record of each line. */
export const tarifasDeEjemplo = ({ canton, tarifas }: Canton, vigente: number): Tarifa[] =>
  tarifas.map((one) => ({
    ...one,
    vigente,
    ...{ minimo: undefined, recargos: undefined },
    id: `tarifa-${slug(canton)}-${slug(one.concepto)}-${vigente}`,
  }))
