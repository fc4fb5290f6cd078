import { type Cell, cellText } from '@/shared/lib/file/cells'
import type { ImportField } from '@/shared/lib/file/import-result'
import { CATEGORIA_LABELS, ESTADO_LABELS, type Item } from './item'
import type { Categoria, Estado } from './options'

/** How storekeepers write a state besides the product's words; by `plain` text. */
const ESTADOS: Readonly<Record<Estado, readonly string[]>> = {
  BUENO: ['bien', 'buen estado', 'b', 'buena', 'buenos', 'nuevo', 'nueva', 'excelente', 'optimo'],
  REGULAR: ['usado', 'usada', 'r', 'estado regular', 'medio uso', 'mas o menos', 'aceptable'],
  MALO: ['mal', 'm', 'mala', 'mal estado', 'danado', 'danada', 'averiado', 'deteriorado', 'inservible'],
  MANTENIMIENTO: ['en mantenimiento', 'en taller', 'taller', 'en reparacion', 'reparacion'],
  OPERATIVO: ['operativa', 'en servicio', 'en uso', 'funcional', 'activo'],
  FUERA_SERVICIO: ['de baja', 'baja', 'dado de baja', 'inoperativo', 'no operativo', 'fuera de uso'],
}

const CATEGORIAS: Readonly<Record<Categoria, readonly string[]>> = {
  VEHICULO: ['vehiculos', 'automotores', 'unidades'],
  EQUIPO_RESCATE: ['rescate', 'equipos de rescate', 'material de rescate'],
  EPP: [
    ...['proteccion personal', 'equipo de proteccion personal', 'equipos de proteccion personal'],
    ...['ropa de proteccion', 'equipo de proteccion', 'equipos de proteccion', 'uniformes'],
  ],
  HERRAMIENTA: [...['herramientas', 'herramienta manual', 'herramientas manuales', 'herramientas de mano']],
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

const guessEstado = among(ESTADOS)
const guessCategoria = among(CATEGORIAS)

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

/** What all of one kind cost together is read and not stored. */
export type Field = keyof Item | 'valorTotal'

/** The columns that a file of items may have, by the titles that brigades use. */
export const FIELDS: readonly ImportField<Field>[] = [
  { key: 'id', header: 'ID' },
  { key: 'categoria', header: 'Categoría', aliases: ['Tipo', 'Clase', 'Rubro', 'Grupo'], required: true },
  {
    key: 'nombre',
    header: 'Nombre',
    aliases: [
      ...[
        'Item',
        'Ítem',
        'Descripción',
        'Bien',
        'Artículo',
        'Detalle',
        'Nombre del bien',
        'Descripción del bien',
      ],
      ...['Descripción del artículo', 'Material', 'Equipo'],
    ],
    required: true,
  },
  {
    key: 'cantidad',
    header: 'Cantidad',
    aliases: ['Cant', 'Unidades', 'Existencia', 'Existencias', 'Stock', 'Cantidad actual'],
  },
  {
    key: 'estado',
    header: 'Estado',
    aliases: ['Condición', 'Estado del bien', 'Estado actual', 'Estado de conservación'],
  },
  {
    key: 'ubicacion',
    header: 'Ubicación',
    aliases: [
      'Bodega',
      'Lugar',
      'Dónde está',
      'Dónde',
      'Sitio',
      'Ubicado en',
      'Ubicación actual',
      'Unidad o bodega',
    ],
  },
  { key: 'donado', header: 'Donado', aliases: ['Donación'] },
  {
    key: 'valorEstimado',
    header: 'Valor Estimado',
    aliases: [
      'Valor',
      'Valor unitario',
      'V Unit',
      'V Unitario',
      'Precio',
      'Precio unitario',
      'Costo unitario',
    ],
  },
  {
    key: 'valorTotal',
    header: 'Valor Total',
    aliases: ['V Total', 'Costo total', 'Precio total', 'Monto total'],
  },
  {
    key: 'fechaIngreso',
    header: 'Fecha Ingreso',
    aliases: ['Fecha de ingreso', 'Fecha', 'Fecha de compra', 'Fecha de adquisición'],
  },
  { key: 'notas', header: 'Notas', aliases: ['Observaciones', 'Observación', 'Nota', 'Obs'] },
  { key: 'proveedor', header: 'Proveedor' },
  { key: 'custodio', header: 'Custodio', aliases: ['Custodia', 'A cargo de', 'Responsable'] },
  { key: 'minimo', header: 'Mínimo', aliases: ['Stock mínimo', 'Cantidad mínima', 'Mín'] },
  {
    key: 'proximaRevision',
    header: 'Próxima revisión',
    aliases: [
      ...['Próxima recarga', 'Próximo mantenimiento', 'Siguiente revisión', 'Fecha próxima revisión'],
      ...['Próxima inspección', 'Próxima prueba', 'Fecha de próxima recarga'],
    ],
  },
  {
    key: 'fabricado',
    header: 'Fabricado',
    aliases: ['Fabricación', 'Fecha de fabricación', 'Año de fabricación'],
  },
  {
    key: 'vence',
    header: 'Vence',
    aliases: [
      ...['Vencimiento', 'Fecha de vencimiento', 'Caducidad', 'Caduca', 'Expira', 'Fecha de caducidad'],
      ...['F Caducidad', 'F Vencimiento', 'Fecha caducidad', 'Fecha vencimiento', 'Vida útil hasta'],
    ],
  },
  { key: 'placa', header: 'Placa', aliases: ['Placas'] },
  {
    key: 'numeroSerie',
    header: 'Número de serie',
    aliases: [
      ...['Serie', 'Código', 'Código del bien', 'Cód', 'Código interno', 'Código institucional'],
      ...['Código de inventario', 'Código activo', 'Nro de serie', 'N de serie', 'No de serie'],
    ],
  },
]

export const CATEGORIA_WORDS = {
  list: 'inventario',
  key: 'categoria',
  header: 'Categoría',
  labels: CATEGORIA_LABELS,
  guess: guessCategoria,
} as const
export const ESTADO_WORDS = {
  list: 'inventario',
  key: 'estado',
  header: 'Estado',
  labels: ESTADO_LABELS,
  guess: guessEstado,
} as const
