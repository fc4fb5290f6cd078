import { FUNCIONAMIENTO } from './permiso'

/** What a kind asks besides; it is printed on the permit. */
type Campo = { id: string; pide: string; entre?: readonly string[] }

/**
 * A kind of permit. What differs between kinds stands here alone: no screen and no rule knows one of them by name, but for the
 * one that a premises is granted. Articles are of the Reglamento de prevención (RO-E 114, 2009).
 */
export type Tipo = {
  id: string
  nombre: string
  /** What it is granted to. */
  para: string
  /** `ANIO`: until 31 December (art. 349). `DIAS`: as long as it says. */
  vigencia: 'ANIO' | 'DIAS'
  /** In working days: how long before its first day it is asked; 0 where no term is set. */
  anticipacion: number
  campos: readonly Campo[]
  /** What is handed in. */
  papeles: readonly string[]
  /** As the paper cites it. */
  norma: string
}

const SIEMPRE = ['Solicitud de inspección', 'Informe favorable de la inspección']

export const TIPOS: readonly Tipo[] = [
  {
    ...{ id: FUNCIONAMIENTO, nombre: 'Permiso de funcionamiento', para: 'Local', vigencia: 'ANIO' },
    ...{ anticipacion: 0, campos: [], norma: 'los artículos 349 y 350' },
    papeles: [...SIEMPRE, 'Copia del RUC', 'Calificación artesanal, si es artesano'],
  },
  {
    ...{ id: 'OCASIONAL', nombre: 'Permiso ocasional', para: 'Evento o actividad', vigencia: 'DIAS' },
    ...{ anticipacion: 5, norma: 'los artículos 353 y 354' },
    campos: [{ id: 'lucro', pide: 'Con fines de lucro', entre: ['Sí', 'No'] }],
    papeles: [
      ...[...SIEMPRE, 'Copia del RUC'],
      'Registros de mantenimiento de estructuras y máquinas, firmados por un profesional (ferias, circos y juegos)',
    ],
  },
  {
    ...{ id: 'GAS', nombre: 'Permiso de vehículo que transporta gas', para: 'Vehículo', vigencia: 'ANIO' },
    ...{ anticipacion: 0, norma: 'los artículos 305 y 350' },
    campos: [
      { id: 'placa', pide: 'Placa' },
      { id: 'cilindros', pide: 'Cilindros que lleva' },
    ],
    papeles: [...SIEMPRE, 'Copia de la matrícula'],
  },
  {
    ...{ id: 'EXTINTORES', nombre: 'Permiso de venta y recarga de extintores', para: 'Local' },
    ...{ vigencia: 'ANIO', anticipacion: 0, norma: 'los artículos 359 a 362' },
    campos: [{ id: 'certificado', pide: 'Certificado de capacitación N.º' }],
    papeles: [...SIEMPRE, 'Copia del RUC', 'Certificado de capacitación'],
  },
]

/** The kind of that id; a permit of a kind that this version doesn't know is shown by the first one's words. */
export const tipoDe = (id: string): Tipo => TIPOS.find((one) => one.id === id) ?? (TIPOS[0] as Tipo)
