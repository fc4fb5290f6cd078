import { byName } from '@/shared/lib/text'
import { mergeBegun } from '@/shared/storage/merge'
import { type Unir, unirFilas, versionAnterior, versionDe, versionVigente } from '@/shared/storage/versiones'
import { FUNCIONAMIENTO, type Permiso } from './permiso'
import type { Campo, PasoDeTipo, Tipo } from './tipo'

const SIEMPRE = ['Solicitud de inspección', 'Informe favorable de la inspección']

const pasos = (...textos: readonly string[]): PasoDeTipo[] =>
  textos.map((texto, n) => ({ id: `paso-${n + 1}`, texto, dias: 0 }))

type Propio = Pick<Tipo, 'nombre' | 'para' | 'vigencia' | 'norma' | 'papeles'> & {
  anticipacion?: number
  campos?: Campo[]
  pasos?: PasoDeTipo[]
}

const inicial = (tipo: string, propio: Propio): Tipo => ({
  ...{ id: `base-${tipo.toLowerCase()}`, tipo, desde: '2026-11-26', por: '', base: '', retirado: false },
  ...{ anticipacion: 0, campos: [], papelesPara: [], fuente: 'Reglamento de prevención (RO-E 114, 2009)' },
  pasos: pasos('Se presenta la solicitud', 'Se inspecciona', 'Se paga la orden', 'Se otorga el permiso'),
  ...propio,
})

/** Those with which every brigade begins. Articles are of the Reglamento de prevención (RO-E 114, 2009). */
export const TIPOS_BASE: readonly Tipo[] = [
  inicial(FUNCIONAMIENTO, {
    ...{ nombre: 'Permiso de funcionamiento', para: 'Local', vigencia: 'ANIO' },
    norma: 'los artículos 349 y 350',
    papeles: [...SIEMPRE, 'Copia del RUC', 'Calificación artesanal, si es artesano'],
  }),
  inicial('OCASIONAL', {
    ...{ nombre: 'Permiso ocasional', para: 'Evento o actividad', vigencia: 'DIAS', anticipacion: 5 },
    norma: 'los artículos 353 y 354',
    campos: [{ id: 'lucro', pide: 'Con fines de lucro', entre: ['Sí', 'No'] }],
    papeles: [
      ...[...SIEMPRE, 'Copia del RUC'],
      'Registros de mantenimiento de estructuras y máquinas, firmados por un profesional (ferias, circos y juegos)',
    ],
  }),
  inicial('GAS', {
    ...{ nombre: 'Permiso de vehículo que transporta gas', para: 'Vehículo', vigencia: 'ANIO' },
    norma: 'los artículos 305 y 350',
    campos: [
      { id: 'placa', pide: 'Placa' },
      { id: 'cilindros', pide: 'Cilindros que lleva' },
    ],
    papeles: [...SIEMPRE, 'Copia de la matrícula'],
  }),
  inicial('EXTINTORES', {
    ...{ nombre: 'Permiso de venta y recarga de extintores', para: 'Local', vigencia: 'ANIO' },
    norma: 'los artículos 359 a 362',
    campos: [{ id: 'certificado', pide: 'Certificado de capacitación N.º' }],
    papeles: [...SIEMPRE, 'Copia del RUC', 'Certificado de capacitación'],
  }),
]

const textos = (rows: readonly string[]) => rows.map((id) => ({ id }))

const unir: Unir<Tipo> = (base, earlier, later) => ({
  ...mergeBegun(base ?? later, earlier, later, later),
  campos: unirFilas(base?.campos ?? [], earlier.campos, later.campos),
  pasos: unirFilas(base?.pasos ?? [], earlier.pasos, later.pasos),
  papeles: unirFilas(textos(base?.papeles ?? []), textos(earlier.papeles), textos(later.papeles)).map(
    ({ id }) => id,
  ),
  papelesPara: unirFilas(base?.papelesPara ?? [], earlier.papelesPara, later.papelesPara),
  // Who changed a kind that another one retired goes on granting it.
  retirado: earlier.retirado && later.retirado,
})

/** Every version of a kind, with the one that every brigade began with. */
export const versionesDeTipo = (list: readonly Tipo[], tipo: string): Tipo[] =>
  [...TIPOS_BASE, ...list].filter((one) => one.tipo === tipo)

/** Every kind as it is now, also those that aren't granted any more: the first ones in their order, the brigade's by name. Pure. */
export function tiposDe(list: readonly Tipo[]): Tipo[] {
  const first = TIPOS_BASE.map(({ tipo }) => tipo)
  const own = new Set(list.map(({ tipo }) => tipo).filter((tipo) => !first.includes(tipo)))
  const now = (some: Iterable<string>) =>
    [...some].flatMap((tipo) => versionVigente(versionesDeTipo(list, tipo), unir) ?? [])
  return [...now(first), ...now(own).sort((a, b) => byName(a.nombre, b.nombre))]
}

/** The kind as it is now; one that this device hasn't heard of is told by the premises' own words. */
export const tipoDe = (list: readonly Tipo[], tipo: string): Tipo =>
  versionVigente(versionesDeTipo(list, tipo), unir) ?? (TIPOS_BASE[0] as Tipo)

/** What this version changed; undefined for the first of a kind. */
export const tipoDeAntes = (list: readonly Tipo[], version: Tipo): Tipo | undefined =>
  versionAnterior(versionesDeTipo(list, version.tipo), version, unir)

/** The kind with the words that it had when the permit was granted. */
export const tipoDePermiso = (list: readonly Tipo[], { tipo, version }: Pick<Permiso, 'tipo' | 'version'>) =>
  versionDe(versionesDeTipo(list, tipo), version || `base-${tipo.toLowerCase()}`, unir) ?? tipoDe(list, tipo)
