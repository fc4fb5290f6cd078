import { type Campo, type PasoDeTipo, type Tipo, tipoRules } from '@/entities/inspecciones/permiso/tipo'
import { byRule } from '@/shared/lib/form/form-values'
import { parseWhole } from '@/shared/lib/form/whole'
import { newId, newUuid } from '@/shared/storage/ids'
import type { Draft } from '@/shared/storage/stored-module'

/** A draft of before has no classes. */
type FilaPapel = { id: string; texto: string; clases?: string[] }
type FilaPaso = { id: string; texto: string; dias: string }
type FilaCampo = { id: string; pide: string; entre: string }

/** A kind as it is typed. `base` is the version that the form began with, `entre` are answers with a comma between them. */
export type TipoValues = Pick<Tipo, 'nombre' | 'para' | 'vigencia' | 'norma' | 'fuente' | 'retirado'> & {
  tipo: string
  base: string
  anticipacion: string
  papeles: FilaPapel[]
  pasos: FilaPaso[]
  campos: FilaCampo[]
}

const ID_LETTERS = 8

export const newPapel = (): FilaPapel => ({ id: newId('papel-'), texto: '', clases: [] })
export const newPaso = (): FilaPaso => ({ id: newId('paso-'), texto: '', dias: '' })
export const newCampo = (): FilaCampo => ({ id: newId('dato-'), pide: '', entre: '' })

/** What the form of a kind begins with: the kind given, or one of the brigade's own. */
export function valuesOf(tipo: Tipo | undefined): TipoValues {
  if (!tipo)
    return {
      ...{ tipo: `T-${newUuid().slice(0, ID_LETTERS)}`, base: '', nombre: '', para: '', vigencia: 'ANIO' },
      ...{ anticipacion: '0', norma: '', fuente: '', retirado: false, papeles: [], pasos: [], campos: [] },
    }
  const { nombre, para, vigencia, norma, fuente, retirado } = tipo
  return {
    ...{ tipo: tipo.tipo, base: tipo.id, nombre, para, vigencia, norma, fuente, retirado },
    anticipacion: String(tipo.anticipacion),
    papeles: tipo.papeles.map((texto) => ({
      ...{ id: texto, texto },
      clases: tipo.papelesPara.find(({ id }) => id === texto)?.clases ?? [],
    })),
    pasos: tipo.pasos.map(({ id, texto, dias }) => ({ id, texto, dias: dias > 0 ? String(dias) : '' })),
    campos: tipo.campos.map(({ id, pide, entre = [] }) => ({ id, pide, entre: entre.join(', ') })),
  }
}

const diasOf = (typed: string) => (typed.trim() ? parseWhole(typed) : 0)

const entreOf = (typed: string) => [...new Set(typed.split(',').flatMap((one) => one.trim() || []))]

/** Those that not every class hands in; one that is typed twice is for the classes of both. */
function paraOf(papeles: readonly FilaPapel[]): Tipo['papelesPara'] {
  const all = new Map<string, string[] | null>()
  for (const { texto, clases = [] } of papeles) {
    const id = texto.trim()
    const had = all.get(id) ?? (all.has(id) ? null : [])
    all.set(id, had && clases.length > 0 ? [...new Set([...had, ...clases])] : null)
  }
  return [...all].flatMap(([id, clases]) => (clases ? [{ id, clases }] : []))
}

/** The version that was typed. */
export function tipoOf(values: TipoValues, rest: Pick<Tipo, 'desde' | 'por'>): Draft<Tipo> {
  const { tipo, base, nombre, para, vigencia, norma, fuente, retirado } = values
  const campos = values.campos.map(({ id, pide, entre }): Campo => {
    const among = entreOf(entre)
    return { id, pide: pide.trim(), ...(among.length > 0 && { entre: among }) }
  })
  return {
    ...{ tipo, base, vigencia, retirado, campos, ...rest },
    ...{ nombre: nombre.trim(), para: para.trim(), norma: norma.trim(), fuente: fuente.trim() },
    anticipacion: vigencia === 'DIAS' ? diasOf(values.anticipacion) : 0,
    papeles: [...new Set(values.papeles.map(({ texto }) => texto.trim()))],
    papelesPara: paraOf(values.papeles),
    pasos: values.pasos.map(
      ({ id, texto, dias }): PasoDeTipo => ({ id, texto: texto.trim(), dias: diasOf(dias) }),
    ),
  }
}

/** What is wrong with what was typed, by the address of its field. */
export function problemasDe(values: TipoValues): Record<string, string> {
  const typed = tipoOf(values, { desde: '', por: '' })
  const fields = (['nombre', 'para', 'norma', 'anticipacion', 'papeles', 'campos', 'pasos'] as const).flatMap(
    (field) => {
      const said = byRule(tipoRules[field])(typed[field])
      return said ? [[field, said] as const] : []
    },
  )
  return Object.fromEntries(fields)
}
