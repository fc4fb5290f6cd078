import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { AccessError, demandChanges } from '@/access/authorize'
import type { ModuleList } from '@/access/module'
import { type Actor, ADJUSTABLE, can, type Differences, type Permission } from '@/access/permissions'
import { ROLES, type Role } from '@/access/roles'
import { aportesList } from '@/entities/aportes/module'
import { feriadosList } from '@/entities/calendario/module'
import { despachosList } from '@/entities/despacho/module'
import { ordenesList } from '@/entities/inspecciones/cobros/listas'
import { tiposList } from '@/entities/inspecciones/permiso/module'
import { peticionesList } from '@/entities/inspecciones/peticiones-list'
import { plantillasList, plazosList, prorrogasList } from '@/entities/inspecciones/visita/listas'
import { actasList } from '@/entities/inventario/actas/acta'
import { movimientosList } from '@/entities/inventario/movimientos/movimiento'
import { listasList, respuestasList } from '@/entities/inventario/revision/listas'
import { publicadosList } from '@/entities/lotaip/publicado'
import { mensajesList } from '@/entities/mensajes/module'
import { isList, storedAt } from '@/entities/modules'
import { congeladosList } from '@/entities/presupuesto/cortes/congelado'
import { judge } from '@/server/sync/judge'
import { SpokenError } from '@/shared/lib/spoken-error'
import { applyCommand, type ListCommand } from '@/shared/storage/list-command'
import { same } from '@/shared/storage/merge'
import type { Stored } from '@/shared/storage/stored-module'
import { collections, mayRead } from '@/sync/collections'
import { derive } from '@/sync/derive'
import { EXISTS, type Fields, isAlive, mergeFields, type Register, recordOf } from '@/sync/fields'
import { aliveIn } from '@/sync/shadow'
import { stampOf } from '@/sync/stamp'
import { runs } from '../../runs'

const ID = 'uno'
const NOW = 1_000_000
const LISTS = collections().filter(({ only }) => !only)
const PUBLISH: Readonly<Record<string, Permission>> = {
  bomberos_eventos_eventos: 'eventos:publish',
  bomberos_rendicion_reportesRC: 'rendicion:publish',
  [congeladosList.key]: 'rendicion:publish',
  [aportesList.key]: 'rendicion:publish',
}

/** What the public reads of a published record: changing it takes the right to publish. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  bomberos_eventos_eventos: 'titulo fecha categoria resumen cuerpo galeria autor destacado'.split(' '),
  bomberos_rendicion_reportesRC: 'titulo fecha cuerpoMarkdown imagenes tags autor destacado archivos'.split(
    ' ',
  ),
  [aportesList.key]: 'ejercicio recibido respondido respuesta textoPublico'.split(' '),
}

/** A cut, a month and a citizen's question say since when they are published, a report and an event that they are. */
const SHA256_OF_LADO = '3abe1df52a7240cd97a7edb7dd79e106305ec4632fa87c5a86ace269641d7c4a'

const SINCE: readonly string[] = [congeladosList.key, publicadosList.key, aportesList.key]
const published = (key: string, is: boolean) =>
  SINCE.includes(key) ? (is ? '2026-11-25T10:00:00.000Z' : '') : is

/** What a tariff, an order of payment and a payment need. */
const COBRO = {
  ...{ tramite: 'Permiso anual', concepto: 'Tienda', vigente: 2026, bandas: [{ desde: 0, centavos: 1000 }] },
  ...{ dia: '2026-10-01', recibo: '001', centavos: 1000 },
}

/** What a request for a permit needs. */
const PETICION = { clase: 'COMERCIO', direccion: 'Calle 1', contacto: 'Rosa', telefono: '0991234567' }

/** Their points are records, and no text. */
const CHECKLISTS: readonly string[] = [plantillasList.key, listasList.key]
const PUNTO = { id: 'p1', texto: 'Salida' }

/** What a kind of permit and a term need. */
const TIPO = { tipo: 'CASETA', nombre: 'Permiso de caseta', para: 'Caseta', norma: 'el artículo 1' }
const PLAZO = { que: 'PRIMERA', dias: 8, fuente: 'Ordenanza' }

type Values = Readonly<Record<string, unknown>>
type StoredList = ModuleList<Stored & Record<string, unknown>>

function listAt(key: string): StoredList {
  const stored = storedAt(key)
  if (!stored || !isList(stored)) throw new Error(key)
  return stored as unknown as StoredList
}

const made = new Map<string, Values>()

/** A whole record of the list as its schema reads it, without its id. */
function valuesOf(key: string): Values {
  const known = made.get(key)
  if (known) return known
  const written = {
    ...{ eventoId: 'evento-1', personalId: 'staff-1', asistio: true, horaEntrada: '' },
    ...{
      titulo: 'Informe de octubre',
      desde: '2026-10-01',
      hasta: '2026-10-31',
      hecho: '2026-11-01T10:00:00.000Z',
    },
    ...{ turnoId: 'turno-1', inicio: '08:00', fin: '20:00', tipo: 'Curso de bombero' },
    ...(key === congeladosList.key && { ejercicio: 2026, texto: 'Lado', sha256: SHA256_OF_LADO }),
    ...{ mes: '2026-10', numeral: '20', constancia: 'Trámite 123' },
    ...{ pedido: 'Contratos', recibida: '2026-11-03', fase: 'ENTREGA', ejercicio: 2026 },
    ...{ recibido: '2026-11-03', derecho: 'ACCESO', dia: '2026-12-24', cerrado: true },
    ...{ regla: 'CADA', cada: 1, item: 'inv-1', plan: 'plan-1' },
    ...{ equipo: 'a', cantidad: 2, cuando: '2026-10-01T10:00', que: 'Frenos' },
    ...(key === movimientosList.key && { tipo: 'ENTRADA' }),
    ...COBRO,
    ...{ local: 'local-1', plantilla: 'base-1', puntos: CHECKLISTS.includes(key) ? [PUNTO] : 'ex1' },
    ...{ acta: 'acta-1', paso: 'PRIMERA' },
    ...(key === peticionesList.key && PETICION),
    ...(key === prorrogasList.key && { pide: 'Rosa', hasta: '2026-12-30' }),
    ...{ lista: 'lista-1', sujeto: 'inv-1', punto: 'p1' },
    ...(key === respuestasList.key && { resultado: 'BIEN' }),
    ...(key === aportesList.key && { texto: '¿Cuánto costó?' }),
    ...{ nombre: 'Luz', email: 'luz@correo.example', asunto: 'Visita', mensaje: 'Gracias.' },
    ...{ fecha: '2026-11-23T10:00:00.000Z', ...(key === mensajesList.key && { estado: 'NUEVO' }) },
    ...(key === actasList.key && { tipo: 'ENTREGA', fecha: '2026-11-03' }),
    ...(key === ordenesList.key && { lineas: [{ concepto: 'Tienda', centavos: 1000 }], total: 1000 }),
    ...(key === tiposList.key && TIPO),
    ...(key === plazosList.key && PLAZO),
    ...(key === despachosList.key && { tipo: 'INCENDIO', instante: '2026-11-23T10:00:00.000Z' }),
  }
  const list = listAt(key)
  const { id: _id, ...values } = v.parse(list.schema, list.seed()[0] ?? { id: ID, ...written })
  made.set(key, values)
  return values
}

const WORDS = ['create', 'edit', 'publish', 'unpublish', 'delete', 'revive'] as const
type Word = (typeof WORDS)[number]

/** What somebody writes at one moment; several words may travel together, as from a phone without a network. */
type Said = { words: readonly Word[]; at: number; boss: boolean }

function fieldsOf(key: string, { words, at, boss }: Said): Fields {
  const said: Record<Word, Values> = {
    create: { [EXISTS]: true, ...valuesOf(key), ...(key in PUBLISH && { publicado: published(key, false) }) },
    edit: { nota: `${boss} ${at}` },
    publish: key in PUBLISH ? { publicado: published(key, true) } : { nota: 'pública' },
    unpublish: key in PUBLISH ? { publicado: published(key, false) } : { nota: 'borrador' },
    delete: { [EXISTS]: false },
    revive: { [EXISTS]: true },
  }
  const stamp = stampOf(at, 0, boss ? 'jefatura' : 'telefono')
  return Object.fromEntries(
    Object.entries(Object.assign({}, ...words.map((word) => said[word])) as Values).map(
      ([field, value]): [string, Register] => [field, [stamp, value]],
    ),
  )
}

const at = fc.integer({ min: 1, max: 12 })
const word = fc.constantFrom(...WORDS)
const words = fc.oneof(
  word.map((one) => [one]),
  fc.uniqueArray(word, { minLength: 1, maxLength: 3 }),
)
const said = (boss: fc.Arbitrary<boolean>): fc.Arbitrary<Said> => fc.record({ words, at, boss })
const differences: fc.Arbitrary<Differences> = fc.oneof(
  fc.constant({}),
  fc.dictionary(fc.constantFrom(...ADJUSTABLE), fc.boolean(), { maxKeys: 12 }) as fc.Arbitrary<Differences>,
)
const personOf = (role: Role, permisos: Differences): Actor => ({
  id: 'user-x',
  active: true,
  role,
  permisos,
})

/** What anybody can tell of a record. */
function stateOf(fields: Fields) {
  const { [EXISTS]: existence, ...rest } = fields
  const alive = isAlive(fields)
  return {
    life: alive ? 'alive' : existence ? 'dead' : 'none',
    published: alive && Boolean(fields.publicado?.[1]),
    words: JSON.stringify(Object.entries(rest).sort()),
    existence: JSON.stringify(existence),
    publishedWord: Boolean(fields.publicado?.[1]),
  }
}

/** The rights that it takes to bring a record from one state to the other, as the panel's buttons name them. */
function rightsFor(key: string, before: Fields, after: Fields): Permission[] {
  const { writes } = listAt(key)
  const [was, is] = [stateOf(before), stateOf(after)]
  const turn = `${was.life} → ${is.life}`
  const needed: Permission[] = []
  if (turn === 'none → alive') needed.push(...writes.create)
  else if (was.words !== is.words) needed.push(...writes.edit)
  if (['dead → alive', 'alive → dead', 'none → dead'].includes(turn)) needed.push(...writes.remove)
  const again = is.life === was.life && is.existence !== was.existence
  if (again && (after[EXISTS]?.[1] === false || was.words === is.words)) needed.push(...writes.remove)
  const changesShown = (SHOWN[key] ?? []).some((field) => !same(before[field]?.[1], after[field]?.[1]))
  const published =
    was.published !== is.published ||
    (turn !== 'none → alive' &&
      (was.publishedWord !== is.publishedWord || (was.publishedWord && changesShown)))
  const publish = PUBLISH[key]
  if (publish && published) needed.push(publish)
  return needed
}

/** Holidays are changed with either of two rights. */
const mayBesides = (key: string, person: Actor): boolean =>
  key !== feriadosList.key || can(person, 'personal:edit') || can(person, 'rendicion:edit')

const counts = { words: 0, taken: 0, refused: 0, acts: 0, allowed: 0, denied: 0 }
afterAll(() => {
  const { words, taken, refused, acts, allowed, denied } = counts
  console.info(
    `derechos: ${ROLES.length} roles × ${LISTS.length} listas; palabras ${words} (${taken} aceptadas, ${refused} negadas), actos en un equipo y en la central ${acts} (${allowed} permitidos, ${denied} negados)`,
  )
})

describe.each(ROLES)('%s, with whatever a SUPERADMIN gave or took', (role) => {
  test.each(LISTS.map(({ key }) => key))(
    '%s: no order of words reaches a state that the person has no right to make, and none with it is refused',
    (key) => {
      const collection = LISTS.find((one) => one.key === key)
      fc.assert(
        fc.property(
          differences,
          fc.array(said(fc.constant(true)), { maxLength: 4 }),
          fc.array(said(fc.boolean()), { minLength: 1, maxLength: 8 }),
          (permisos, history, then) => {
            const person = personOf(role, permisos)
            const reads = collection !== undefined && mayRead(collection, person)
            const start: Said = { words: ['create'], at: 1, boss: true }
            let now: Fields = {}
            for (const one of history.length > 0 ? [start, ...history] : [])
              now = mergeFields(now, fieldsOf(key, one)) ?? now
            for (const one of then) {
              const campos = fieldsOf(key, one)
              const merged = mergeFields(now, campos)
              if (one.boss || !merged) {
                now = merged ?? now
                continue
              }
              const { estado, fields } = judge(person, { c: key, id: ID, campos }, now, NOW)
              counts.words++
              const may =
                reads &&
                mayBesides(key, person) &&
                rightsFor(key, now, merged).every((permission) => can(person, permission))
              counts[may ? 'taken' : 'refused']++
              // A record that isn't whole, or may not be deleted, is refused whoever sends it.
              if (estado === 'invalido') {
                expect(fields).toBeNull()
                continue
              }
              expect([estado, fields]).toEqual(may ? ['ok', merged] : ['prohibido', null])
              now = fields ?? now
            }
          },
        ),
        { numRuns: runs(1000) },
      )
    },
  )

  test.each(LISTS.map(({ key }) => key))(
    '%s: what a device allows the central takes, and nothing else',
    async (key) => {
      const collection = LISTS.find((one) => one.key === key)
      if (!collection) throw new Error(key)
      const list = listAt(key)
      await fc.assert(
        fc.asyncProperty(
          differences,
          fc.array(said(fc.constant(true)), { maxLength: 4 }),
          fc.constantFrom('create', 'update', 'publish', 'upsert', 'remove', 'restore', 'undo of an import'),
          async (permisos, history, act) => {
            const person = personOf(role, permisos)
            if (!mayRead(collection, person)) return
            const rows: Record<string, Fields> = {
              [ID]: fieldsOf(key, { words: ['create'], at: 1, boss: true }),
            }
            for (const one of history)
              rows[ID] = mergeFields(rows[ID] ?? {}, fieldsOf(key, one)) ?? rows[ID] ?? {}
            const here = aliveIn(rows)
            const alive = here.length > 0
            const fresh = { id: 'dos', ...valuesOf(key) }
            const commands: Record<typeof act, ListCommand<Stored & Record<string, unknown>> | false> = {
              create: { kind: 'create', records: [fresh] },
              update: alive && { kind: 'update', patches: [{ id: ID, next: { nota: 'otra' } }] },
              publish: alive && {
                kind: 'update',
                patches: [{ id: ID, next: { publicado: published(key, !rows[ID]?.publicado?.[1]) } }],
              },
              upsert: {
                kind: 'upsert',
                decide: (now) => [...now.map((one) => ({ ...one, nota: 'otra' })), fresh],
              },
              remove: alive && { kind: 'remove', ids: [ID] },
              restore: !alive && { kind: 'restore', records: [recordOf(ID, rows[ID] ?? {})] },
              'undo of an import': alive && {
                kind: 'unbatch',
                batch: { added: [], patches: [], removed: [ID] },
              },
            }
            const command = commands[act]
            if (!command) return
            const outcome = applyCommand(here, command, list)
            // A rule that holds for everybody, such as that a published cut isn't deleted, is no question of rights.
            let refusal: 'prohibido' | 'invalido' | undefined
            try {
              demandChanges(list, person, outcome.changes)
            } catch (error) {
              expect(error).toBeInstanceOf(SpokenError)
              refusal = error instanceof AccessError ? 'prohibido' : 'invalido'
            }
            const ops = await derive(
              collection,
              outcome.list,
              { seq: 1, rows, held: {} },
              {},
              { time: 50, v: 1, device: 'telefono' },
            )
            expect(Object.keys(ops)).not.toEqual([])
            const verdicts = Object.entries(ops).map(
              ([id, campos]) => judge(person, { c: key, id, campos }, rows[id] ?? {}, NOW).estado,
            )
            counts.acts++
            counts[refusal ? 'denied' : 'allowed']++
            if (refusal) expect(verdicts).toContain(refusal)
            else expect(new Set(verdicts)).toEqual(new Set(['ok']))
          },
        ),
        { numRuns: runs(1000) },
      )
    },
  )
})
