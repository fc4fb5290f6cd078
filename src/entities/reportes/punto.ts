import * as v from 'valibot'
import { degrees } from '@/shared/lib/form/degrees'

/** Where the person was, in degrees, with the accuracy in metres; `fecha` is when the phone measured it. */
export const puntoSchema = v.object({
  lat: degrees(90),
  lng: degrees(180),
  precision: v.number(),
  fecha: v.string(),
})

export type Punto = v.InferOutput<typeof puntoSchema>

/** How far off it may be, in whole metres: no phone knows it to less than one. */
export const marginOf = ({ precision }: Pick<Punto, 'precision'>): number =>
  Math.max(1, Math.round(precision))
