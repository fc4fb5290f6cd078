import type { ImportField } from '@/shared/lib/file/import-result'

/** In US dollars, and stored. */
export const WRITTEN = [
  'inicial',
  'codificado',
  'certificado',
  'comprometido',
  'devengado',
  'pagado',
  'recaudado',
] as const
export const MAY_BE_NEGATIVE = ['reformas', 'saldoComprometer', 'saldoDevengar'] as const
/** In US dollars. */
export const AMOUNTS = [...WRITTEN, ...MAY_BE_NEGATIVE] as const
export type Amount = (typeof AMOUNTS)[number]
/** Those that a cédula's totals are held against: its balances follow from them. */
export const COMPARED = [...WRITTEN, 'reformas'] as const
export type Field = 'partida' | 'denominacion' | 'programa' | 'actividad' | 'fuente' | Amount
type Fields = readonly ImportField<Field>[]

/** The ways in which programs and people write the heading of an amount. */
const amounts = (...names: string[]) =>
  names.flatMap((name) => [
    name,
    `Monto ${name}`,
    `Valor ${name}`,
    `Total ${name}`,
    `Presupuesto ${name}`,
    `${name} acumulado`,
  ])

/** Both those of the export and those of the programs of institutions; `ejecución` is derived and never read. */
export const FIELDS: Fields = [
  {
    key: 'partida',
    header: 'Partida',
    aliases: [
      'Código',
      'Partida presupuestaria',
      'Código presupuestario',
      'Código de la partida',
      'Código de partida presupuestaria',
      'Ítem',
      'Ítem presupuestario',
      'Código del ítem',
      'Cuenta',
      'Cuenta presupuestaria',
      'Rubro',
      'Estructura programática',
      'Estructura presupuestaria',
    ],
    required: true,
  },
  {
    key: 'denominacion',
    header: 'Denominación',
    aliases: [
      'Nombre de la partida',
      'Denominación de la partida',
      'Descripción de la partida',
      'Descripción',
      'Concepto',
      'Nombre',
      'Detalle',
      'Nombre de la cuenta',
      'Nombre del ítem',
      'Descripción del ítem',
    ],
    required: true,
  },
  {
    key: 'programa',
    header: 'Programa',
    aliases: ['Programa y actividad', 'Programa/actividad', 'Código del programa', 'Proyecto'],
    spans: true,
  },
  { key: 'actividad', header: 'Actividad', spans: true },
  { key: 'fuente', header: 'Fuente', aliases: ['Fuente de financiamiento'], spans: true },
  {
    key: 'inicial',
    header: 'Asignación Inicial',
    aliases: [
      ...amounts('Inicial', 'Asignado', 'Aprobado'),
      'Asignación',
      'Estimación inicial',
      'Presupuesto inicial aprobado',
    ],
  },
  {
    key: 'reformas',
    header: 'Reformas',
    aliases: [
      ...amounts('Reformas', 'Modificado'),
      'Reformas presupuestarias',
      'Modificaciones',
      'Modificación',
      'Modificaciones presupuestarias',
    ],
  },
  {
    key: 'codificado',
    header: 'Codificado',
    aliases: [...amounts('Codificado', 'Vigente'), 'Codificado actual', 'Asignación codificada'],
    required: true,
    instead: ['inicial', 'reformas'],
  },
  {
    key: 'certificado',
    header: 'Certificado',
    aliases: [
      ...amounts('Certificado'),
      'Certificación',
      'Certificaciones',
      'Certificaciones presupuestarias',
    ],
  },
  { key: 'comprometido', header: 'Comprometido', aliases: [...amounts('Comprometido', 'Compromiso')] },
  { key: 'devengado', header: 'Devengado', aliases: [...amounts('Devengado', 'Devengo')] },
  { key: 'pagado', header: 'Pagado', aliases: amounts('Pagado') },
  {
    key: 'recaudado',
    header: 'Recaudado',
    aliases: [...amounts('Recaudado', 'Percibido', 'Cobrado'), 'Recaudación'],
  },
  {
    key: 'saldoComprometer',
    header: 'Saldo por Comprometer',
    aliases: ['Por comprometer', 'Saldo comprometer'],
  },
  { key: 'saldoDevengar', header: 'Saldo por Devengar', aliases: ['Por devengar', 'Saldo devengar'] },
]

const without = (...keys: Field[]) => FIELDS.filter(({ key }) => !keys.includes(key))

export const INGRESO_FIELDS: Fields = without('certificado', 'comprometido', 'pagado', 'saldoComprometer')
export const GASTO_FIELDS: Fields = without('recaudado')
