import { CAMPOS_CORTE } from '@/entities/presupuesto/cortes/corte-filas'

/** The sets of open data that a central offers, with each field in a reader's words. */
export const CONJUNTOS = [
  {
    id: 'rendiciones',
    titulo: 'Rendición de cuentas',
    descripcion: 'Los informes publicados en Transparencia, con su texto completo.',
    campos: {
      id: 'identificador del informe',
      titulo: 'título',
      fecha: 'día del informe, como AAAA-MM-DD',
      autor: 'quien lo firma',
      etiquetas: 'categorías, separadas por punto y coma',
      texto: 'el informe, en Markdown',
      enlace: 'dirección de su página',
    },
  },
  {
    id: 'cifras',
    titulo: 'Cifras del sitio',
    descripcion:
      'Los números que muestran las páginas públicas, del año que ellas muestran; los de muestra y los que la brigada no publica no están.',
    campos: {
      cifra: 'qué se cuenta',
      valor: 'el número como se muestra',
      anio: 'año que se cuenta; vacío si el número no es de un año',
    },
  },
  {
    id: 'servicios-por-mes',
    titulo: 'Servicios por mes',
    descripcion:
      'Cuántas salidas hubo de cada tipo en cada mes de todos los años, sin direcciones ni personas.',
    campos: {
      mes: 'mes, como AAAA-MM',
      tipo: 'tipo de servicio',
      servicios: 'salidas de ese tipo, sin las canceladas',
      respuesta_minutos:
        'minutos hasta llegar, en promedio; vacío con menos de 5 salidas que los tengan, y cambia de cinco en cinco, para que nadie sepa los de una casa',
    },
  },
  {
    id: 'presupuesto',
    titulo: 'Presupuesto',
    descripcion: 'Cada partida de cada corte publicado, con las cifras de su archivo.',
    campos: CAMPOS_CORTE,
  },
  {
    id: 'transparencia-por-mes',
    titulo: 'Ley de transparencia, mes a mes',
    descripcion:
      'Cada numeral de cada mes publicado: qué se dijo de él, o que falta. Sus filas están en su página.',
    campos: {
      mes: 'mes, como AAAA-MM',
      numeral: 'número del numeral',
      nombre: 'nombre del conjunto',
      estado: 'qué se dijo de él; Falta, si la brigada no lo publicó',
      motivo: 'por qué no aplica o no está disponible',
      filas: 'cuántas filas tiene',
      publicado: 'día en que se publicó, como AAAA-MM-DD',
      enlace: 'dirección de la página del mes',
    },
  },
] as const

export type Conjunto = (typeof CONJUNTOS)[number]

/** A row of a set: a value for each of its fields. */
export type Fila<C extends Conjunto> = Record<keyof C['campos'], string | number | null>

export const FORMATOS = ['csv', 'json'] as const

export const datosPath = (id: Conjunto['id'], formato: (typeof FORMATOS)[number]) => `/datos/${id}.${formato}`
