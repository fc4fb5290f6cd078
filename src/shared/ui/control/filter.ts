import { options } from '@/shared/lib/form/options'

/** One field of the address that a list is filtered by. */
export type Filter<S> = {
  [F in keyof S & string]: {
    field: F
    label: string
    /** The first option, which filters nothing. */
    all: string
    /** Only where no cards stand above the list: on a phone they are folded. */
    phone?: true
    options: readonly (readonly [value: NonNullable<S[F]> & string, label: string])[]
  }
}[keyof S & string]

export const byEstado = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  ({
    field: 'estado',
    label: 'Filtrar por estado',
    all: 'Todos los estados',
    options: options(values, labels),
  }) as const

export const byArea = (areas: readonly string[]) =>
  ({
    field: 'area',
    label: 'Filtrar por área',
    all: 'Todas las áreas',
    options: areas.map((name) => [name, name] as const),
  }) as const

export const byRiesgo = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  ({
    field: 'riesgo',
    label: 'Filtrar por riesgo',
    all: 'Todos los riesgos',
    options: options(values, labels),
  }) as const

export const byParroquia = (parroquias: readonly string[]) =>
  ({
    field: 'parroquia',
    label: 'Filtrar por parroquia',
    all: 'Todas las parroquias',
    options: parroquias.map((name) => [name, name] as const),
  }) as const
