import * as v from 'valibot'
import { parseAmount } from '@/shared/lib/file/amount'
import { archivoSchema } from '@/shared/lib/file/archivo'
import { required } from '@/shared/lib/form/rules'
import { fromCents, toCents } from '@/shared/lib/moneda'
import { goodRows } from '@/shared/storage/good-rows'
import type { Draft } from '@/shared/storage/stored-module'

const amount = v.optional(v.number(), 0)

/**
 * A change of what was approved. `fecha` is `YYYY-MM-DD`, `monto` US dollars; less than 0 takes away. `archivos` are its
 * document.
 */
const reformaSchema = v.object({
  fecha: v.string(),
  documento: v.optional(v.string(), ''),
  motivo: v.optional(v.string(), ''),
  monto: amount,
  archivos: v.optional(goodRows(archivoSchema)),
})
export type Reforma = v.InferOutput<typeof reformaSchema>

/**
 * What a line may have besides the specification's fields is missing where nobody wrote it. `ejercicio` is the fiscal
 * year (`ejercicioOf`), `inicial` (US dollars) what was approved at first; `programa` sets apart two lines of one code,
 * and `cerrado` is true on each line of a closed year.
 */
const partidaEntries = {
  id: v.pipe(v.string(), v.minLength(1)),
  partida: v.string(),
  denominacion: v.string(),
  codificado: amount,
  devengado: amount,
  ejercicio: v.optional(v.pipe(v.number(), v.integer())),
  programa: v.optional(v.string()),
  // Null is what a central is told of a figure that somebody erased.
  inicial: v.pipe(
    v.nullish(v.number()),
    v.transform((usd) => usd ?? undefined),
  ),
  reformas: v.optional(v.array(reformaSchema)),
  cerrado: v.optional(v.boolean()),
}

const [REQUIRED, DAY] = ['Este campo es obligatorio.', 'Escriba el día de la reforma.']
const MONTO = 'Escriba cuánto cambia, en dólares; con − si quita.'

/** How many files a reform has at most. */
export const MOST_DOCUMENTOS = 3

/**
 * What a form must satisfy of a line; the messages are sentences for the person. Its amounts aren't among them: a cédula
 * brings negative ones, which nothing tells from those that a form refuses.
 */
export const partidaRules = {
  partida: required(REQUIRED),
  denominacion: required(REQUIRED),
  reformas: v.nullish(
    v.array(
      v.object({
        fecha: v.pipe(v.string(DAY), v.minLength(1, DAY)),
        monto: v.pipe(
          v.number(MONTO),
          v.check((usd) => usd !== 0, MONTO),
        ),
        archivos: v.optional(
          v.pipe(
            v.array(v.unknown()),
            v.maxLength(MOST_DOCUMENTOS, `Aquí caben ${MOST_DOCUMENTOS} archivos como máximo.`),
          ),
        ),
      }),
    ),
  ),
}

/** Exact difference of two amounts in US dollars; may be negative. */
export const minusUsd = (a: number, b: number): number => fromCents(toCents(a) - toCents(b))

type Accrual = { codificado: number; devengado: number; saldoDevengar?: number | undefined }
type Commitment = { codificado: number; comprometido: number; saldoComprometer?: number | undefined }

/** codificado − devengado, in US dollars (contract §4). */
export const saldoDevengarOf = ({ codificado, devengado }: Accrual): number => minusUsd(codificado, devengado)

/** codificado − comprometido, in US dollars (contract §4). */
export const saldoComprometerOf = ({ codificado, comprometido }: Commitment): number =>
  minusUsd(codificado, comprometido)

/** An income line (spec §3); amounts in US dollars. A balance left out is derived. */
export const ingresoSchema = v.pipe(
  v.object({ ...partidaEntries, recaudado: amount, saldoDevengar: v.optional(v.number()) }),
  v.transform((line) => ({ ...line, saldoDevengar: line.saldoDevengar ?? saldoDevengarOf(line) })),
)

/** An expense line (spec §3); amounts in US dollars. Balances left out are derived. */
export const gastoSchema = v.pipe(
  v.object({
    ...partidaEntries,
    certificado: v.optional(v.number()),
    comprometido: amount,
    pagado: amount,
    saldoComprometer: v.optional(v.number()),
    saldoDevengar: v.optional(v.number()),
  }),
  v.transform((line) => ({
    ...line,
    saldoComprometer: line.saldoComprometer ?? saldoComprometerOf(line),
    saldoDevengar: line.saldoDevengar ?? saldoDevengarOf(line),
  })),
)

export type Ingreso = v.InferOutput<typeof ingresoSchema>
export type Gasto = v.InferOutput<typeof gastoSchema>
export type Partida = Ingreso | Gasto

/** A line is treated as income when it has a recaudado field (spec §3). */
export const isIngreso = (line: Draft<Ingreso> | Draft<Gasto>): line is Draft<Ingreso> => 'recaudado' in line

/** The content of a number field, which may be text or nothing while somebody types. */
type Typed = number | string | undefined

export type IngresoForm = Pick<Ingreso, 'partida' | 'denominacion'> &
  Record<'codificado' | 'devengado' | 'recaudado' | 'saldoDevengar', Typed>
export type GastoForm = Pick<Gasto, 'partida' | 'denominacion'> &
  Record<'codificado' | 'comprometido' | 'devengado' | 'pagado' | 'saldoComprometer' | 'saldoDevengar', Typed>

/** Reads `1234.5` or `1.234,56` as US dollars; text that is no number becomes 0 (spec §5). */
const asAmount = (typed: Typed): number => parseAmount(typed) ?? 0

/** A balance as typed, or derived from the amounts when the field is empty (contract §4). */
const asSaldo = (typed: Typed, derived: number): number =>
  typed === undefined || typed === '' ? derived : asAmount(typed)

/** A balance that equals the derived one starts as an empty field, so that it follows later edits of the amounts. */
const saldoField = (saldo: number, derived: number): Typed =>
  toCents(saldo) === toCents(derived) ? '' : saldo

/** The form of a new income line, or of a stored one. New amounts are 0 (spec §5). */
export const ingresoForm = (line?: Ingreso): IngresoForm => ({
  partida: line?.partida ?? '',
  denominacion: line?.denominacion ?? '',
  codificado: line?.codificado ?? 0,
  devengado: line?.devengado ?? 0,
  recaudado: line?.recaudado ?? 0,
  saldoDevengar: line ? saldoField(line.saldoDevengar, saldoDevengarOf(line)) : '',
})

/** The form of a new expense line, or of a stored one. New amounts are 0 (spec §5). */
export const gastoForm = (line?: Gasto): GastoForm => ({
  partida: line?.partida ?? '',
  denominacion: line?.denominacion ?? '',
  codificado: line?.codificado ?? 0,
  comprometido: line?.comprometido ?? 0,
  devengado: line?.devengado ?? 0,
  pagado: line?.pagado ?? 0,
  saldoComprometer: line ? saldoField(line.saldoComprometer, saldoComprometerOf(line)) : '',
  saldoDevengar: line ? saldoField(line.saldoDevengar, saldoDevengarOf(line)) : '',
})

/** A filled form as a record to store. */
export function ingresoFrom(form: IngresoForm): Draft<Ingreso> {
  const codificado = asAmount(form.codificado)
  const devengado = asAmount(form.devengado)
  return {
    partida: form.partida.trim(),
    denominacion: form.denominacion.trim(),
    codificado,
    devengado,
    recaudado: asAmount(form.recaudado),
    saldoDevengar: asSaldo(form.saldoDevengar, minusUsd(codificado, devengado)),
  }
}

/** A filled form as a record to store. */
export function gastoFrom(form: GastoForm): Draft<Gasto> {
  const codificado = asAmount(form.codificado)
  const comprometido = asAmount(form.comprometido)
  const devengado = asAmount(form.devengado)
  return {
    partida: form.partida.trim(),
    denominacion: form.denominacion.trim(),
    codificado,
    comprometido,
    devengado,
    pagado: asAmount(form.pagado),
    saldoComprometer: asSaldo(form.saldoComprometer, minusUsd(codificado, comprometido)),
    saldoDevengar: asSaldo(form.saldoDevengar, minusUsd(codificado, devengado)),
  }
}
