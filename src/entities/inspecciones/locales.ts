import type { FieldsRule } from '@/shared/lib/form/fields-rule'
import { inOrder } from '@/shared/lib/text'
import type { Draft } from '@/shared/storage/stored-module'
import type { Local } from './local'
import type { Clase, Duda, Riesgo } from './options'
import { rucProblem } from './ruc'

export const CLASE_LABELS: Readonly<Record<Clase, string>> = {
  COMERCIO: 'Comercio',
  INDUSTRIA: 'Industria y fabriles',
  SERVICIOS: 'Servicios',
  SALUD: 'Salud',
  OFICINAS: 'Oficinas',
  FUNDACIONES: 'Fundaciones',
  ESPECIALES: 'Instalaciones especiales',
  CONCENTRACION: 'Concentración de público',
  ALMACENAMIENTO: 'Almacenamiento',
  EDUCACION: 'Instituciones educativas',
  TURISMO: 'Complejos turísticos y otros',
}

/** The parishes that premises are in, by name. */
export const parroquiasOf = (list: readonly Pick<Local, 'parroquia'>[]): string[] =>
  inOrder(new Set(list.map(({ parroquia }) => parroquia).filter(Boolean)))

export const RIESGO_LABELS: Readonly<Record<Riesgo, string>> = {
  LEVE: 'Leve',
  ORDINARIO: 'Ordinario',
  EXTRA: 'Extra',
}

export const DUDA_LABELS: Readonly<Record<Duda, string>> = {
  RUC: 'Sin RUC, o no cuadra',
  REPETIDO: 'Mismo RUC y establecimiento',
  SIN_CLASE: 'Sin clase',
}

/** The fields of a premises that belong to its owner. */
export const DE_DUENO = ['dueno', 'representante', 'telefono', 'email'] as const
export type Dueno = Pick<Local, (typeof DE_DUENO)[number]>

/** The same of its fields together. */
export const localTogether: readonly FieldsRule<Draft<Local>>[] = [
  {
    fields: ['motivoRuc', 'ruc'],
    sentence: 'Corrija el RUC, o escriba por qué se guarda así.',
    wrong: ({ ruc, motivoRuc }) => rucProblem(ruc) !== null && !motivoRuc.trim(),
  },
]

export const newLocal = (): Draft<Local> => ({
  ...{ ruc: '', establecimiento: '001', motivoRuc: '', nombre: '', actividad: '', clase: '', riesgo: '' },
  ...{ area: undefined, pisos: undefined, ocupantes: undefined, aforo: undefined },
  ...{
    direccion: '',
    parroquia: '',
    lat: undefined,
    lng: undefined,
    clave: '',
    contacto: '',
    telefonoLocal: '',
  },
  ...{ dueno: '', representante: '', telefono: '', email: '', funciona: true, notas: '' },
})

type Numero = Pick<Local, 'ruc' | 'establecimiento'>

/** By RUC and establishment; '' where there is no number to tell premises apart by. */
export const claveDe = ({ ruc, establecimiento }: Numero): string =>
  ruc && establecimiento ? `${ruc}-${establecimiento}` : ''

/** Two devices that write down the same premises make one record; undefined where it has no number. */
export const idDeLocal = (numero: Numero): string | undefined => {
  const clave = claveDe(numero)
  return /^[\d-]+$/.test(clave) ? `local-${clave}` : undefined
}

/** `0912345675001 · 002`, for a person. */
export const numeroDe = ({ ruc, establecimiento }: Numero): string =>
  [ruc || 'Sin RUC', establecimiento].filter(Boolean).join(' · ')

/** The other premises of the same owner. */
export const hermanos = (list: readonly Local[], { ruc }: Pick<Local, 'ruc'>, id?: string): Local[] =>
  ruc ? list.filter((one) => one.ruc === ruc && one.id !== id) : []

/** What an owner's fields would be changed to in the other premises of the RUC; only what differs. */
export const cambiosDeDueno = (others: readonly Local[], dueno: Dueno) =>
  others.flatMap((base) => {
    const differs = DE_DUENO.filter((field) => base[field] !== dueno[field])
    const next = Object.fromEntries(differs.map((field) => [field, dueno[field]])) as Partial<Local>
    return differs.length > 0 ? [{ id: base.id, next, base }] : []
  })

/** The records that have a doubt of each kind. */
export function dudasDe(list: readonly Local[]): Readonly<Record<Duda, readonly Local[]>> {
  const many = new Map<string, number>()
  for (const one of list) many.set(claveDe(one), (many.get(claveDe(one)) ?? 0) + 1)
  return {
    RUC: list.filter(({ ruc }) => rucProblem(ruc) !== null),
    REPETIDO: list.filter((one) => claveDe(one) !== '' && (many.get(claveDe(one)) ?? 0) > 1),
    SIN_CLASE: list.filter(({ clase }) => clase === ''),
  }
}
