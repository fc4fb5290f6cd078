import * as v from 'valibot'

/** The unified basic wage (SBU) of a year, with who says so. */
export const salarioSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  ano: v.optional(v.number(), 0),
  /** US cents. */
  centavos: v.optional(v.number(), 0),
  fuente: v.optional(v.string(), ''),
  /** Somebody compared it with the ministry's agreement. */
  verificado: v.optional(v.boolean(), false),
})

export type Salario = v.InferOutput<typeof salarioSchema>

const CENTS = 'Escriba los dólares con centavos, sin signo.'

export const salarioRules = {
  centavos: v.pipe(v.number(CENTS), v.integer(CENTS), v.minValue(1, CENTS)),
}
