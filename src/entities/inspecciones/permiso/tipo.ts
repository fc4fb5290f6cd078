import * as v from 'valibot'
import { goodRows } from '@/shared/storage/good-rows'

const texto = v.optional(v.string(), '')

/** What a kind asks besides; it is printed on the permit. `entre`: what can be answered; any text without it. */
const campoSchema = v.object({
  id: v.string(),
  pide: v.string(),
  entre: v.optional(v.array(v.string())),
})

/** A paper that only premises of these classes hand in; `id` is its text among `papeles`. */
const paraSchema = v.object({ id: v.string(), clases: v.optional(v.array(v.string()), () => []) })

/** One step until the permit, and the working days that it may take; 0 where no term is set. */
const pasoSchema = v.object({ id: v.string(), texto: v.string(), dias: v.optional(v.number(), 0) })

/**
 * A kind of permit as one version, which nobody edits, so that a permit keeps the words of its day. What differs between kinds is
 * here alone: no screen and no rule knows one of them by name, but for the one that a premises is granted. `tipo` is the same for
 * all versions of a kind, `base` the version that this one changes, `desde` the ISO instant at which it was made.
 */
export const tipoSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  tipo: v.string(),
  nombre: v.string(),
  /** What it is granted to. */
  para: texto,
  /** `ANIO`: until 31 December (art. 349). `DIAS`: as long as it says. */
  vigencia: v.optional(v.picklist(['ANIO', 'DIAS']), 'ANIO'),
  /** In working days: how long before its first day it is asked; 0 where no term is set. */
  anticipacion: v.optional(v.number(), 0),
  campos: v.optional(goodRows(campoSchema), () => []),
  /** What is handed in. */
  papeles: v.optional(v.array(v.string()), () => []),
  /** Those of them that not every class hands in. */
  papelesPara: v.optional(goodRows(paraSchema), () => []),
  pasos: v.optional(goodRows(pasoSchema), () => []),
  /** As the paper cites it, and who says so. */
  norma: texto,
  fuente: texto,
  desde: v.string(),
  por: texto,
  base: v.optional(v.string()),
  /** From then on none is granted. */
  retirado: v.optional(v.boolean(), false),
})

export type Tipo = v.InferOutput<typeof tipoSchema>
export type Campo = Tipo['campos'][number]
export type PasoDeTipo = Tipo['pasos'][number]

const LONGEST = 200
const LONG = `Use ${LONGEST} letras como máximo.`
const MOST = 40
const MANY = `Aquí caben ${MOST} como máximo.`
const DIAS = 'Escriba los días hábiles en números, de 0 a 180.'

const escrito = (missing: string) =>
  v.pipe(v.string(missing), v.trim(), v.minLength(1, missing), v.maxLength(LONGEST, LONG))
const dias = v.pipe(v.number(DIAS), v.integer(DIAS), v.minValue(0, DIAS), v.maxValue(180, DIAS))

/** What a version must satisfy, whoever writes it; the messages are sentences for the person. */
export const tipoRules = {
  tipo: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,60}$/, 'Ese tipo no se puede leer.')),
  nombre: escrito('Escriba cómo se llama el permiso.'),
  para: escrito('Escriba a qué se otorga.'),
  norma: escrito('Escriba qué artículo u ordenanza lo pide.'),
  anticipacion: v.optional(dias),
  papeles: v.optional(v.pipe(v.array(escrito('Escriba qué papel se pide.')), v.maxLength(MOST, MANY))),
  papelesPara: v.optional(
    v.pipe(
      v.array(
        v.looseObject({
          id: escrito('Escriba qué papel se pide.'),
          clases: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{1,20}$/, 'Esa clase no existe.')))),
        }),
      ),
      v.maxLength(MOST, MANY),
    ),
  ),
  campos: v.optional(
    v.pipe(
      v.array(
        v.looseObject({
          id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,60}$/, 'Ese dato no se puede leer.')),
          pide: escrito('Escriba qué dato se pide.'),
        }),
      ),
      v.maxLength(MOST, MANY),
    ),
  ),
  pasos: v.optional(
    v.pipe(
      v.array(v.looseObject({ texto: escrito('Escriba qué se hace en el paso.'), dias: v.optional(dias) })),
      v.maxLength(MOST, MANY),
    ),
  ),
}

/** What stays of a version once it is made. */
export const FIJOS_DE_TIPO = [
  ...(['tipo', 'nombre', 'para', 'vigencia', 'anticipacion', 'campos', 'papeles', 'pasos'] as const),
  ...(['papelesPara', 'norma', 'fuente', 'desde', 'por', 'base', 'retirado'] as const),
] as const
