import { type Cell, cellText } from '@/shared/lib/file/cells'
import type { Categoria, Estado } from './options'

/** How storekeepers write a state besides the product's words; by `plain` text. */
const ESTADOS: Readonly<Record<Estado, readonly string[]>> = {
  BUENO: ['bien', 'buen estado', 'b', 'buena', 'buenos', 'nuevo', 'nueva', 'excelente', 'optimo'],
  REGULAR: ['usado', 'usada', 'r', 'estado regular', 'medio uso'],
  MALO: ['mal', 'm', 'mala', 'mal estado', 'danado', 'danada', 'averiado', 'deteriorado', 'inservible'],
  MANTENIMIENTO: ['en mantenimiento', 'en taller', 'taller', 'en reparacion', 'reparacion'],
  OPERATIVO: ['operativa', 'en servicio', 'en uso', 'funcional', 'activo'],
  FUERA_SERVICIO: ['de baja', 'baja', 'dado de baja', 'inoperativo', 'no operativo', 'fuera de uso'],
}

const CATEGORIAS: Readonly<Record<Categoria, readonly string[]>> = {
  VEHICULO: ['vehiculos', 'automotores', 'unidades'],
  EQUIPO_RESCATE: ['rescate', 'equipos de rescate', 'material de rescate'],
  EPP: [
    'proteccion personal',
    'equipo de proteccion personal',
    'equipos de proteccion personal',
    'uniformes',
  ],
  HERRAMIENTA: ['herramientas', 'herramienta manual', 'herramientas manuales'],
  ELECTRONICO: [
    ...['electronicos', 'comunicaciones', 'comunicacion', 'equipos de comunicacion'],
    ...['equipos informaticos', 'equipo informatico', 'informatica', 'computacion', 'tecnologia'],
  ],
  MOBILIARIO: ['muebles', 'muebles y enseres', 'mobiliarios', 'enseres'],
  OTROS: ['otro', 'varios'],
}

const among =
  <T extends string>(words: Readonly<Record<T, readonly string[]>>) =>
  (word: string): T | undefined =>
    (Object.keys(words) as T[]).find((value) => words[value].includes(word))

export const guessEstado = among(ESTADOS)
export const guessCategoria = among(CATEGORIAS)

const UNITS = /^(?:u|un|und|unds|uni|unid|unidad|unidades|ud|uds)\.?$/i

/**
 * A quantity with what it is counted in, `12 u.` or `4 cajas`: the number as text, and the unit where it says more than
 * that things are counted.
 */
export function quantityOf(cell: Cell | undefined): { cell: Cell; unit: string } {
  const [, number, unit = ''] = /^(\d[\d.,]*)\s*(\p{L}[\p{L} ]*\.?)$/u.exec(cellText(cell)) ?? []
  if (number === undefined) return { cell: cell ?? null, unit: '' }
  return { cell: number, unit: UNITS.test(unit) ? '' : unit }
}
