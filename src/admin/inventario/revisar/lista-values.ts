import type { Lista, Punto, Unidad } from '@/entities/inventario/revision/lista'
import { parseAmount } from '@/shared/lib/file/amount'
import { newId } from '@/shared/storage/ids'

/** A point as it is typed; `id` stays that of the point, so that its history goes on. */
export type FilaPunto = {
  id: string
  texto: string
  clase: 'ESTADO' | 'NUMERO'
  unidad: string
  min: string
  max: string
  lectura: Unidad | ''
  critico: boolean
}

/** `base` is the version that the form began with: what others saved meanwhile isn't lost. */
export type ListaValues = {
  base: string
  nombre: string
  para: 'LUGAR' | 'CLASE'
  lugar: string
  categoria: string
  palabra: string
  puntos: FilaPunto[]
}

export const newFila = (rest: Partial<FilaPunto> = {}): FilaPunto => ({
  ...{ id: newId('punto-'), texto: '', clase: 'ESTADO', unidad: '', min: '', max: '', lectura: '' },
  critico: false,
  ...rest,
})

/** What is usually looked at on a vehicle, to be corrected by the brigade. */
export const puntosUsuales = (): FilaPunto[] => [
  newFila({ texto: 'Frenos', critico: true }),
  newFila({ texto: 'Luces, sirena y balizas' }),
  newFila({ texto: 'Aceite, refrigerante y líquido de frenos' }),
  newFila({ texto: 'Presión de las llantas', clase: 'NUMERO', unidad: 'psi', min: '90', max: '120' }),
  newFila({ texto: 'Bomba', critico: true }),
  newFila({ texto: 'Tanque de agua lleno' }),
  newFila({ texto: 'Combustible' }),
  newFila({ texto: 'Kilometraje', clase: 'NUMERO', unidad: 'km', lectura: 'KM' }),
  newFila({ texto: 'Horas de la bomba', clase: 'NUMERO', unidad: 'h', lectura: 'HORAS' }),
]

const typed = (n: number | undefined): string => (n === undefined ? '' : String(n).replace('.', ','))

export const valuesOf = (lista: Lista | undefined, lugar: string): ListaValues => ({
  base: lista?.id ?? '',
  nombre: lista?.nombre ?? (lugar && `Revisión de ${lugar}`),
  para: lista && !lista.lugar ? 'CLASE' : 'LUGAR',
  lugar: lista?.lugar ?? lugar,
  categoria: lista?.categoria ?? '',
  palabra: lista?.palabra ?? '',
  puntos: (lista?.puntos ?? []).map(({ id, texto, numero, unidad, min, max, lectura, critico }) => ({
    ...{ id, texto, unidad, lectura: lectura ?? '', critico },
    ...{ clase: numero ? 'NUMERO' : 'ESTADO', min: typed(min), max: typed(max) },
  })),
})

const limit = (text: string): number | undefined =>
  text.trim() ? (parseAmount(text) ?? Number.NaN) : undefined

/** The points that have words, as they are stored. */
export const puntosOf = (filas: readonly FilaPunto[]): Punto[] =>
  filas
    .filter(({ texto }) => texto.trim() !== '')
    .map(({ id, texto, clase, unidad, min, max, lectura, critico }) => {
      const base = { id, texto: texto.trim(), critico }
      if (clase === 'ESTADO') return { ...base, numero: false, unidad: '' }
      const [low, high] = [limit(min), limit(max)]
      return {
        ...base,
        numero: true,
        unidad: unidad.trim(),
        ...(low !== undefined && { min: low }),
        ...(high !== undefined && { max: high }),
        ...(lectura && { lectura }),
      }
    })

/** What is wrong with what was typed, by the address of its field. */
export function listaProblems({
  para,
  lugar,
  categoria,
  palabra,
  puntos,
}: ListaValues): Record<string, string> {
  const problems: Record<string, string> = {}
  if (para === 'LUGAR' && !lugar.trim()) problems.lugar = 'Elija de qué lugar o vehículo es.'
  if (para === 'CLASE' && !categoria && !palabra.trim())
    problems.palabra = 'Elija una categoría o escriba qué dice el nombre.'
  for (const [n, { min, max }] of puntos.entries()) {
    const [low, high] = [limit(min), limit(max)]
    if (Number.isNaN(low)) problems[`puntos.${n}.min`] = 'Ingrese un número.'
    if (Number.isNaN(high)) problems[`puntos.${n}.max`] = 'Ingrese un número.'
    if (low !== undefined && high !== undefined && low > high)
      problems[`puntos.${n}.max`] = 'Es menor que el mínimo.'
  }
  return problems
}
