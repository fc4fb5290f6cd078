import { mutationOptions } from '@tanstack/react-query'
import { currentUser } from '@/access/current-user'
import { listRepository } from '@/access/repository'
import { type Part, part, writeTogether } from '@/access/write-together'
import type { MutationMeta } from '@/shared/query/toast'
import { ownEquipo } from '@/shared/storage/device/equipo'
import { newId } from '@/shared/storage/ids'
import type { Batch } from '@/shared/storage/list-command'
import type { Stored } from '@/shared/storage/stored-module'
import { contadoAt } from './existencias'
import type { Item } from './item'
import { type Lugar, lugaresOf, lugarKey, plainName } from './lugares'
import { aplicador } from './plan/cuales'
import { newPlan } from './plan/plan'
import { REVERSAL_OF_MANY } from './queries'
import { type Falla, isAbierta } from './revision/falla'
import type { Lista, Punto } from './revision/lista'
import { fallasList, respuestasList, revisionesList } from './revision/listas'
import { type Respuesta, respuestaId } from './revision/respuesta'
import type { Hallado, Revision } from './revision/revision'
import { vigentes } from './revision/vigentes'
import { loVisto } from './revision/visto'

/**
 * What is looked at: a place with the things in it, or a thing. A vehicle is both, so that its checklist is its list, and
 * `clave` is the same whether things are in it or not. `item` is the thing itself, which a critical falla takes out.
 */
export type Sujeto = { clave: string; nombre: string; lugar?: Lugar | undefined; item?: Item | undefined }

const isOf = (nombre: string) => (item: Item) => plainName(item.nombre) === plainName(nombre)

/** The subject that is meant by the name of a place, or by the id of an item; undefined where neither is there. Pure. */
export function sujetoDe(
  items: readonly Item[],
  asked: { lugar?: string | undefined; item?: string | undefined },
): Sujeto | undefined {
  const lugares = lugaresOf(items)
  const item = asked.item ? items.find(({ id }) => id === asked.item) : undefined
  if (item && item.categoria !== 'VEHICULO') return { clave: item.id, nombre: item.nombre, item }
  const nombre = item?.nombre ?? asked.lugar
  if (!nombre) return undefined
  const lugar = lugares.find(({ key }) => key === lugarKey(nombre))
  const named = items.filter(isOf(nombre))
  const itself = item ?? named.find(({ categoria }) => categoria === 'VEHICULO') ?? named[0]
  if (!lugar && !itself) return undefined
  return { clave: lugarKey(nombre), nombre: itself?.nombre ?? lugar?.nombre ?? nombre, lugar, item: itself }
}

/** A point that is asked; `de` is the thing of which it tells. */
export type Pregunta = Punto & { de?: Item | undefined }

const GENERAL: Punto = {
  ...{ id: 'estado', texto: 'Se ve bien y funciona', numero: false, unidad: '', critico: false },
}

/**
 * What is asked of a subject: the points of its lists, then each thing that is in it. Without either, one question. `versiones`
 * are the lists that asked. Pure.
 */
export function preguntasDe(
  sujeto: Sujeto,
  versiones: readonly Lista[],
): { preguntas: Pregunta[]; versiones: string[] } {
  const now = vigentes(versiones)
  const kinds = now.filter(({ lugar }) => !lugar)
  const plansOf = aplicador(
    kinds.map(({ id, nombre, categoria, palabra }) => ({ ...newPlan(''), id, nombre, categoria, palabra })),
  )
  const ofKind = new Set(sujeto.item ? plansOf(sujeto.item).map(({ plan }) => plan.id) : [])
  const own = now.filter(({ id, lugar }) => (lugar ? lugarKey(lugar) === sujeto.clave : ofKind.has(id)))
  const things = (sujeto.lugar?.items ?? []).filter(({ id }) => id !== sujeto.item?.id)
  const preguntas: Pregunta[] = [
    ...own.flatMap(({ puntos }) => puntos.map((punto) => ({ ...punto, de: sujeto.item }))),
    ...things.map((item) => ({ ...GENERAL, id: item.id, texto: item.nombre, de: item })),
  ]
  return {
    preguntas: preguntas.length > 0 ? preguntas : [{ ...GENERAL, de: sujeto.item }],
    versiones: own.map(({ id }) => id),
  }
}

/** What a look says of a point: how it was found, and undefined where nobody looked. */
export function vistoEn(
  { bien, hallado }: Revision,
  punto: string,
): { resultado: 'BIEN' | 'FALLA' | 'NO_APLICA'; numero?: number | undefined; nota?: string } | undefined {
  return (
    hallado.find((one) => one.punto === punto) ?? (bien.includes(punto) ? { resultado: 'BIEN' } : undefined)
  )
}

/** The open falla that was found at this point of this thing, if there is one. */
export const fallaEn = (
  fallas: readonly Falla[],
  { de, id }: Pick<Pregunta, 'de' | 'id'>,
  sujeto: Sujeto,
): Falla | undefined =>
  fallas.find(
    ({ alta, punto, item, nombre }) =>
      !alta && punto === id && (de ? item === de.id : item === '' && nombre === sujeto.nombre),
  )

const fallasRepository = listRepository(fallasList)
const respuestasRepository = listRepository(respuestasList)

/** What somebody saw of a point. `fuera`: it takes the thing out of service. */
export type Visto = Pick<Respuesta, 'resultado' | 'numero' | 'nota'> & { fuera?: boolean | undefined }

/**
 * What this phone, or this person on another one, said of a point. A phone that died may have lost by what its records
 * differ, and nobody's own word stands against themselves.
 */
export const esPropia = (one: Respuesta, id: string, por: string): boolean =>
  one.id === id || (por !== '' && one.por === por)

const batchOf = <T extends Stored>(before: T | undefined, after: T | undefined): Batch<T> => ({
  added: after && !before ? [after] : [],
  patches: after && before ? [{ id: after.id, next: after }] : [],
  removed: before && !after ? [before.id] : [],
})

const queFalla = ({ texto, unidad }: Pregunta, { numero, nota }: Visto): string =>
  [
    texto,
    [numero !== undefined && `${String(numero).replace('.', ',')} ${unidad}`.trim(), nota]
      .filter(Boolean)
      .join(', '),
  ]
    .filter(Boolean)
    .join(': ')
    .slice(0, 300)

type Tap = { sujeto: Sujeto; pregunta: Pregunta; visto: Visto | null }

/**
 * Keeps what this phone saw of a point, in place of what it said before, and with it what was found broken, in one commit;
 * null takes it away. What is known to be broken at that point isn't told twice.
 */
async function note({ sujeto, pregunta, visto }: Tap): Promise<void> {
  const equipo = await ownEquipo()
  const id = respuestaId(sujeto.clave, pregunta.id, equipo)
  const [answers, known, user] = await Promise.all([
    respuestasRepository.all(),
    fallasRepository.all(),
    currentUser(),
  ])
  const same = answers.filter(
    (one) => one.sujeto === sujeto.clave && one.punto === pregunta.id && esPropia(one, id, user?.name ?? ''),
  )
  const before = same.find((one) => one.id === id)
  const mine = known.find((one) => isAbierta(one) && same.some(({ falla }) => falla === one.id))
  const others = fallaEn(
    known.filter((one) => one !== mine),
    pregunta,
    sujeto,
  )
  const stamp = { cuando: contadoAt(new Date()), por: user?.name ?? '' }
  const of = pregunta.de ?? sujeto.item
  const falla: Falla | undefined =
    visto?.resultado === 'FALLA' && !others
      ? {
          ...{ id: mine?.id ?? newId(fallasList.idPrefix), item: of?.id ?? '', punto: pregunta.id },
          ...{ nombre: of?.nombre ?? sujeto.nombre, vehiculo: of?.categoria === 'VEHICULO' },
          ...{ que: queFalla(pregunta, visto), fuera: visto.fuera ?? mine?.fuera ?? pregunta.critico },
          ...(mine ? { cuando: mine.cuando, por: mine.por } : stamp),
        }
      : undefined
  const answer: Respuesta | undefined = visto
    ? {
        ...{ id, sujeto: sujeto.clave, punto: pregunta.id, equipo, ...stamp },
        ...{ resultado: visto.resultado, nota: visto.nota, falla: falla?.id ?? '' },
        ...(visto.numero !== undefined && { numero: visto.numero }),
      }
    : undefined
  const said = batchOf(before, answer)
  const gone = same.filter((one) => one !== before).map((one) => one.id)
  await writeTogether([
    part(respuestasList, { kind: 'batch', batch: { ...said, removed: [...said.removed, ...gone] } }),
    part(fallasList, { kind: 'batch', batch: batchOf(mine, falla) }),
  ])
}

/** One tap of a look. No toast: it would lie over the next button, and the screen shows it. */
export const anotarVisto = mutationOptions({
  mutationFn: note,
  scope: { id: respuestasList.key },
  meta: {
    invalidates: [respuestasList.key, fallasList.key],
    failure: 'No se pudo anotar.',
  } satisfies MutationMeta,
})

type Fin = { sujeto: Sujeto; preguntas: readonly Pregunta[]; versiones: readonly string[]; message: string }

const halladoOf = ({ id, texto, unidad }: Pregunta, { resultado, numero, nota }: Respuesta): Hallado => ({
  ...{ punto: id, texto, resultado, unidad, nota },
  ...(numero !== undefined && { numero }),
})

/** Ends a look: what all phones saw that this one knows becomes one record, in one commit. */
async function end({ sujeto, preguntas, versiones }: Fin): Promise<Part[]> {
  const open = (await respuestasRepository.all()).filter((one) => one.sujeto === sujeto.clave)
  const seen = loVisto(open)
  const told = preguntas.flatMap((pregunta) => {
    const visto = seen.get(pregunta.id)?.cuenta
    return visto ? [{ pregunta, visto }] : []
  })
  const plain = told.filter(({ visto }) => visto.resultado === 'BIEN' && visto.numero === undefined)
  const lecturas = told.flatMap(({ pregunta: { lectura, de }, visto: { numero } }) =>
    lectura && de && numero !== undefined ? [{ item: de.id, unidad: lectura, va: numero }] : [],
  )
  const revision: Revision = {
    ...{ id: newId(revisionesList.idPrefix), sujeto: sujeto.clave, nombre: sujeto.nombre },
    cuando: contadoAt(new Date()),
    por: [...new Set(open.map(({ por }) => por).filter(Boolean))].join(', '),
    listas: [...versiones],
    bien: plain.map(({ pregunta }) => pregunta.id),
    hallado: told
      .filter((one) => !plain.includes(one))
      .map(({ pregunta, visto }) => halladoOf(pregunta, visto)),
    faltaron: preguntas.length - told.length,
    lecturas,
  }
  const removed = open.map(({ id }) => id)
  return writeTogether([
    part(revisionesList, { kind: 'batch', batch: { added: [revision], patches: [], removed: [] } }),
    part(respuestasList, { kind: 'batch', batch: { added: [], patches: [], removed } }),
  ])
}

export const terminarRevision = mutationOptions({
  mutationFn: end,
  scope: { id: respuestasList.key },
  meta: {
    invalidates: [respuestasList.key, revisionesList.key],
    success: (_, fin) => ({ title: 'Revisión guardada', message: (fin as Fin).message }),
    failure: 'No se pudo guardar la revisión.',
    undo: (back) => writeTogether(back as Part[]),
    undoWords: REVERSAL_OF_MANY,
  } satisfies MutationMeta,
})
