import * as v from 'valibot'
import { archivoSchema } from '@/shared/lib/file/archivo'
import type { FieldsRule } from '@/shared/lib/form/fields-rule'
import { required } from '@/shared/lib/form/rules'
import { fold } from '@/shared/lib/text'
import { goodRows } from '@/shared/storage/good-rows'
import type { Draft } from '@/shared/storage/stored-module'

/**
 * What proves that a person can do something, such as a licence or a course. `vence` is the last day on which it
 * counts, `YYYY-MM-DD`, or empty where it has no end. `clase` is a licence's. `fotoUrl` is as in `Miembro`; `archivos` are
 * its PDF.
 */
export const credencialSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  personalId: v.string(),
  tipo: v.string(),
  clase: v.optional(v.string(), ''),
  numero: v.optional(v.string(), ''),
  vence: v.optional(v.string(), ''),
  fotoUrl: v.optional(v.string(), ''),
  archivos: v.optional(goodRows(archivoSchema)),
})

export type Credencial = v.InferOutput<typeof credencialSchema>

export const newCredencial = (personalId: string): Draft<Credencial> => ({
  personalId,
  tipo: '',
  clase: '',
  numero: '',
  vence: '',
  fotoUrl: '',
})

export const isLicencia = ({ tipo }: Pick<Credencial, 'tipo'>): boolean => fold(tipo).includes('licencia')

/** What a form must satisfy; the messages are sentences for the person. */
export const credencialRules = { tipo: required('Escriba qué credencial es.') }

/** The same of its fields together. */
export const credencialTogether: readonly FieldsRule<Draft<Credencial>>[] = [
  {
    fields: ['clase', 'tipo'],
    sentence: 'Elija el tipo de la licencia.',
    wrong: (credencial) => isLicencia(credencial) && !credencial.clase,
  },
]

/** How many files a credential has at most. */
export const MOST_PDF = 3

/** `Licencia de conducir E`, `Primeros auxilios`. */
export const credencialName = (credencial: Pick<Credencial, 'tipo' | 'clase'>): string =>
  [credencial.tipo.trim(), isLicencia(credencial) && credencial.clase].filter(Boolean).join(' ')
