import * as v from 'valibot'
import { FUNCION_LABELS, FUNCIONES, type Funcion } from '@/shared/lib/funciones'
import { enumerated } from '@/shared/lib/text'

/** What somebody was on this run: `nombre` as in the crew. One person may be several things in a small brigade. */
export const encargoSchema = v.object({ nombre: v.string(), funcion: v.picklist(FUNCIONES) })

export type Encargo = v.InferOutput<typeof encargoSchema>

type Tripulacion = { personalAsignado: readonly string[]; funciones?: readonly Encargo[] | undefined }

/** What this person was on the run, in the usual order. */
export const funcionesEn = ({ funciones = [] }: Pick<Tripulacion, 'funciones'>, nombre: string): Funcion[] =>
  FUNCIONES.filter((funcion) => funciones.some((one) => one.nombre === nombre && one.funcion === funcion))

/** `al mando y conductor`; empty where nobody wrote what somebody was. */
export const funcionesSaid = (funciones: readonly Funcion[]): string =>
  enumerated(funciones.map((funcion) => FUNCION_LABELS[funcion].toLowerCase()))

/** `Ana Ruiz (al mando y conductor), Luis Mora`. */
export const tripulacionSaid = (registro: Tripulacion): string =>
  registro.personalAsignado
    .map((nombre) => {
      const said = funcionesSaid(funcionesEn(registro, nombre))
      return said ? `${nombre} (${said})` : nombre
    })
    .join(', ')
