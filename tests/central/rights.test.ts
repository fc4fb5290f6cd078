import { describe, expect, test } from 'vitest'
import { neededFor } from '@/access/authorize'
import type { ModuleList } from '@/access/module'
import { can, type Permission } from '@/access/permissions'
import { ROLES, type Role } from '@/access/roles'
import { feriadosList } from '@/entities/calendario/module'
import { despachosList } from '@/entities/despacho/module'
import { eventosList } from '@/entities/eventos/module'
import { ordenesList, pagosList, tarifasList } from '@/entities/inspecciones/cobros/listas'
import { tiposList } from '@/entities/inspecciones/permiso/module'
import { peticionesList } from '@/entities/inspecciones/peticiones-list'
import {
  actasList as papelesList,
  plantillasList,
  plazosList,
  prorrogasList,
} from '@/entities/inspecciones/visita/listas'
import { actasList } from '@/entities/inventario/actas/acta'
import { movimientosList } from '@/entities/inventario/movimientos/movimiento'
import { hechosList } from '@/entities/inventario/plan/listas'
import { fallasList, respuestasList } from '@/entities/inventario/revision/listas'
import { mensajesList } from '@/entities/mensajes/module'
import { MODULES, storedIn } from '@/entities/modules'
import { rendicionesList } from '@/entities/rendicion/module'
import { newRendicion } from '@/entities/rendicion/rendicion'
import { reportesList } from '@/entities/reportes/reportes-list'
import { collections, ONLY } from '@/sync/collections'
import { EXISTS, isAlive } from '@/sync/fields'
import type { Op } from '@/sync/wire'
import { type Client, written } from './support/client'
import { ENGINES } from './support/engines'
import { useCentral } from './support/world'

const VERBS = { create: 'create', edit: 'update', delete: 'remove' } as const
type Verb = keyof typeof VERBS

const ASISTENCIA = {
  eventoId: 'evento-1',
  personalId: 'staff-1',
  nombre: 'Ana',
  asistio: true,
  horaEntrada: '',
}

/** Also what a shift, a place in one and a credential need. */
const GUARDIA = { turnoId: 'turno-1', fecha: '2026-11-25', inicio: '08:00', fin: '20:00', tipo: 'RESCATE' }

/** What a cut of the budget needs. */
// The hash is that of the text.
const CORTE = {
  ...{ ejercicio: 2026, texto: 'Lado' },
  sha256: '3abe1df52a7240cd97a7edb7dd79e106305ec4632fa87c5a86ace269641d7c4a',
}

/** What a kept report needs. */
const INFORME = {
  titulo: 'Informe',
  desde: '2026-10-01',
  hasta: '2026-10-31',
  hecho: '2026-11-01T10:00:00.000Z',
}

const DESPACHO = { tipo: 'INCENDIO', instante: '2026-11-23T10:00:00.000Z' }

/** What a numeral of a month needs, that a month was filed, and where an index says that something is. */
const LOTAIP = { mes: '2026-10', numeral: '20', constancia: 'Trámite 123', fuente: 'Archivo de la brigada' }

/** What a request for information, a citizen's question, a task of the year and somebody who asks about their data need. */
const SOLICITUD = {
  ...{ nombre: 'Luz', pedido: 'Contratos', recibida: '2026-11-03', recibido: '2026-11-03' },
  ...{ fase: 'ENTREGA', derecho: 'ACCESO' },
}

/** What a holiday and the closing of a fiscal year need. */
const DIA = { dia: '2026-12-24', cerrado: true }

/** What a plan of revision and a revision need. */
const PLAN = { regla: 'CADA', cada: 1, item: 'inv-1', plan: 'plan-1' }

/** What one phone counted of an item. */
const CONTEO = { item: 'inv-1', equipo: 'a', cantidad: 2, cuando: '2026-10-01T10:00' }

/** What a visit and a checklist need. */
const VISITA = { local: 'local-1', plantilla: 'base-1', puntos: [{ id: 'p1', texto: 'Salida' }] }

/** What a kind of permit and a term need. */
const TIPO = { tipo: 'CASETA', nombre: 'Permiso de caseta', para: 'Caseta', norma: 'el artículo 1' }
const PLAZO = { que: 'PRIMERA', dias: 8, fuente: 'Ordenanza' }

/** Why a thing is out of service. */
const FALLA = { nombre: 'Autobomba 1', que: 'Frenos', fuera: true }
/** What a tariff, an order of payment and a payment need. */
const COBRO = {
  ...{ tramite: 'Permiso anual', concepto: 'Tienda', vigente: 2026, bandas: [{ desde: 0, centavos: 1000 }] },
  ...{ recibo: '001', centavos: 1000 },
}

/** What a paper of an inspection and a request for more time need. */
const ACTA = { ...VISITA, puntos: 'ex1', acta: 'acta-1', paso: 'PRIMERA', hasta: '2026-12-30' }
/** What a checklist, an answer and a look need. */
const REVISION = { lista: 'lista-1', nombre: 'Diaria', sujeto: 'inv-1', punto: 'p1' }

const MENSAJE = {
  nombre: 'Luz',
  email: 'luz@correo.example',
  asunto: 'Visita',
  mensaje: 'Gracias.',
  fecha: '2026-11-23T10:00:00.000Z',
  estado: 'NUEVO',
}

/** What a request for a permit needs. */
const PETICION = { clase: 'COMERCIO', direccion: 'Calle 1', contacto: 'Rosa', telefono: '0991234567' }

/** A record of the collection, without its id. */
let tarifas = 0
function recordOf(key: string): Record<string, unknown> {
  const stored = MODULES.flatMap(storedIn).find((candidate) => candidate.key === key)
  if (!stored) throw new Error(key)
  if (!('idPrefix' in stored)) return { ...(stored.defaults() as Record<string, unknown>) }
  const { id: _id, ...sample } = (stored.seed()[0] ?? {
    id: '',
    ...(key === mensajesList.key
      ? MENSAJE
      : {
          ...ASISTENCIA,
          ...GUARDIA,
          ...CORTE,
          ...INFORME,
          ...LOTAIP,
          ...SOLICITUD,
          ...DIA,
          ...PLAN,
          ...CONTEO,
          ...VISITA,
          ...(key === fallasList.key && FALLA),
          ...COBRO,
          ...REVISION,
          ...(key === respuestasList.key && { resultado: 'BIEN' }),
        }),
    ...(key === despachosList.key && DESPACHO),
    ...(key === ordenesList.key && { lineas: [{ concepto: 'Tienda', centavos: 1000 }], total: 1000 }),
    // Of one name and year there is one.
    ...(key === tarifasList.key && { concepto: `Tienda ${++tarifas}` }),
    ...([hechosList.key, pagosList.key].includes(key) && { dia: '2026-11-03' }),
    ...(key === movimientosList.key && { tipo: 'ENTRADA' }),
    ...(key === actasList.key && { tipo: 'ENTREGA', fecha: '2026-11-03' }),
    ...(key === tiposList.key && TIPO),
    ...(key === plazosList.key && PLAZO),
    ...(key === peticionesList.key && PETICION),
    ...(key === papelesList.key && ACTA),
    ...(key === prorrogasList.key && { ...ACTA, pide: 'Rosa' }),
  }) as { id: string } & Record<string, unknown>
  return { ...sample, ...('publicado' in sample && { publicado: false }) }
}

/** What the panel asks of a person: the module's own record, and the page for seeing it. */
function needed(key: string): { readers: readonly Permission[]; of(verb: Verb): readonly Permission[] } {
  const module = MODULES.find((candidate) => storedIn(candidate).some((stored) => stored.key === key))
  const stored = module && storedIn(module).find((candidate) => candidate.key === key)
  if (!stored) throw new Error(key)
  return {
    readers: stored.readers ?? (module.page ? [module.page.permission] : []),
    of: (verb) => ('idPrefix' in stored ? neededFor(stored as ModuleList, VERBS[verb]) : stored.writes.edit),
  }
}

const LISTS = collections().filter(({ only }) => !only)
const OBJECTS = collections().filter(({ only }) => only)

/** A call that was made, an order of payment, a payment and what was asked on a day stay, whoever asks. */
const KEPT = [...[despachosList.key, ordenesList.key, pagosList.key], ...[plantillasList.key, tiposList.key]]
const isKept = (key: string, verb: Verb): boolean => verb === 'delete' && KEPT.includes(key)

/** Each verb on a record of its own; `edit-…` and `delete-…` are there before. */
const opsOf = (device: string): (Op & { verb: Verb })[] => [
  ...LISTS.flatMap(({ key }) => [
    {
      verb: 'create' as const,
      c: key,
      id: `create-${device}`,
      campos: written(device, { [EXISTS]: true, ...recordOf(key) }),
    },
    { verb: 'edit' as const, c: key, id: `edit-${device}`, campos: written(device, { nota: 'nueva' }) },
    { verb: 'delete' as const, c: key, id: `delete-${device}`, campos: written(device, { [EXISTS]: false }) },
  ]),
  ...OBJECTS.map(({ key }) => ({
    verb: 'edit' as const,
    c: key,
    id: ONLY,
    campos: written(device, { [EXISTS]: true, ...recordOf(key) }),
  })),
]

describe.each(ENGINES)('rights · %s', (engine) => {
  const central = useCentral(engine)

  /** What the acts are done on. */
  async function plant(jefe: Client, device: string): Promise<void> {
    const { estados } = await jefe.sync(
      LISTS.flatMap(({ key }) =>
        ['edit', 'delete'].map((verb) => ({
          c: key,
          id: `${verb}-${device}`,
          campos: written(jefe.device, { [EXISTS]: true, ...recordOf(key) }),
        })),
      ),
    )
    expect(estados.filter(({ estado }) => estado !== 'ok')).toEqual([])
  }

  test.each(ROLES)('%s may over HTTP what the panel lets them, and nothing else', async (role) => {
    const jefe = await central.as('SUPERADMIN')
    const client = await central.as(role)
    await plant(jefe, client.device)
    const who = { role, active: true }
    const sees = (key: string) => {
      const { readers } = needed(key)
      return readers.length === 0 || readers.some((permission) => can(who, permission))
    }
    const ops = opsOf(client.device)
    const answer = await client.sync(ops.map(({ c, id, campos }) => ({ c, id, campos })))
    expect(answer.colecciones).toEqual(
      collections()
        .map(({ key }) => key)
        .filter(sees),
    )
    expect(answer.filas.every(({ c }) => sees(c))).toBe(true)
    const expected = ops.map(({ c, verb }) => {
      const allowed =
        sees(c) &&
        // Holidays are changed with either of two rights.
        (c !== feriadosList.key || can(who, 'personal:edit') || can(who, 'rendicion:edit')) &&
        needed(c)
          .of(verb)
          .every((permission) => can(who, permission))
      return `${c} ${verb} ${!allowed ? 'prohibido' : isKept(c, verb) ? 'invalido' : 'ok'}`
    })
    expect(answer.estados.map(({ c, estado }, index) => `${c} ${ops[index]?.verb} ${estado}`)).toEqual(
      expected,
    )
    const kept = (await jefe.sync()).filas
    for (const [index, { c, id, verb }] of ops.entries()) {
      if (id === ONLY) continue
      const row = kept.find((one) => one.c === c && one.id === id)
      const done =
        verb === 'create'
          ? row !== undefined
          : verb === 'edit'
            ? row?.campos.nota !== undefined
            : !isAlive(row?.campos)
      expect(done, `${c} ${verb}`).toBe(expected[index]?.endsWith(' ok'))
    }
  })

  test('what a SUPERADMIN gave or took counts at the next request', async () => {
    const jefe = await central.as('SUPERADMIN')
    const inspector = await central.as('INSPECTOR')
    const bodega = await central.as('BODEGA')
    const give = (permisos: object) =>
      jefe.sync([
        {
          c: 'bomberos_config_permisos',
          id: ONLY,
          campos: written(jefe.device, {
            [EXISTS]: true,
            ...recordOf('bomberos_config_permisos'),
            ...permisos,
          }),
        },
      ])
    await give({
      BODEGA: { 'inventario:edit': false },
      INSPECTOR: { 'personal:view': true, 'personal:create': true },
    })
    const personal = 'bomberos_personal_personal'
    const create = () => ({
      c: personal,
      id: 'staff-x',
      campos: written(inspector.device, { [EXISTS]: true, ...recordOf(personal) }),
    })
    expect((await inspector.sync([create()])).estados[0]?.estado).toBe('ok')
    const edited = {
      c: 'bomberos_inventario_items',
      id: 'edit',
      campos: written(bodega.device, { nombre: 'x' }),
    }
    expect((await bodega.sync([edited])).estados[0]?.estado).toBe('prohibido')
    expect((await bodega.get('/yo')).body.permisos).toEqual({ 'inventario:edit': false })
    // Nobody gives away what is the SUPERADMIN's alone, whatever a record says.
    await give({ BODEGA: { 'system:users': true, 'config:edit': true } })
    expect((await bodega.get('/yo')).body.permisos).toEqual({})
    expect(
      (await bodega.post('/usuarios', { name: 'x', email: 'x@example.org', role: 'SUPERADMIN' })).status,
    ).toBe(403)
  })

  test('publishing asks for its own right: with the record, by a change and after a deletion', async () => {
    const jefe = await central.as('SUPERADMIN')
    const role: Role = 'INSPECTOR'
    await jefe.sync([
      {
        c: 'bomberos_config_permisos',
        id: ONLY,
        campos: written(jefe.device, {
          [EXISTS]: true,
          ...recordOf('bomberos_config_permisos'),
          INSPECTOR: { 'rendicion:delete': true },
        }),
      },
    ])
    const inspector = await central.as(role)
    const c = rendicionesList.key
    const verdict = async (id: string, values: object) =>
      (await inspector.sync([{ c, id, campos: written(inspector.device, { ...values }) }])).estados[0]?.estado
    const draft = {
      [EXISTS]: true,
      ...newRendicion('2026-11-23', 'Eva'),
      titulo: 'Enero',
      cuerpoMarkdown: 'Agua',
    }
    expect(await verdict('rc-1', { ...draft, publicado: true })).toBe('prohibido')
    expect(await verdict('rc-1', draft)).toBe('ok')
    expect(await verdict('rc-1', { publicado: true })).toBe('prohibido')
    expect(await verdict('rc-1', { [EXISTS]: false })).toBe('ok')
    expect(await verdict('rc-1', { [EXISTS]: true, publicado: true })).toBe('prohibido')
    expect(await verdict('rc-1', { [EXISTS]: true })).toBe('ok')
    expect(await verdict('rc-1', { titulo: 'Febrero' })).toBe('ok')
  })

  test('what was deleted stays so for whoever may not delete; what came back is not deleted without the right', async () => {
    const jefe = await central.as('SUPERADMIN')
    const inspector = await central.as('INSPECTOR')
    const keys = [rendicionesList.key, eventosList.key, reportesList.key, mensajesList.key]
    const say = async (client: Client, values: object) =>
      (
        await client.sync(
          keys.map((c) => ({ c, id: `${c}-1`, campos: written(client.device, { ...values }) })),
        )
      ).estados
    const alive = async () => {
      const { filas } = await jefe.sync()
      return keys.filter((c) => isAlive(filas.find((row) => row.id === `${c}-1`)?.campos))
    }
    await jefe.sync(
      keys.map((c) => ({
        c,
        id: `${c}-1`,
        campos: written(jefe.device, { [EXISTS]: true, ...recordOf(c), publicado: true }),
      })),
    )
    const published = async () => {
      const { datos } = (await central.visitor().get('/publico')).body as unknown as { datos: object }
      return JSON.stringify(datos).includes(`"${rendicionesList.key}-1"`)
    }
    await expect.poll(published).toBe(true)
    await say(jefe, { [EXISTS]: false })

    for (const words of [{ nota: 'más tarde' }, { [EXISTS]: true }, { [EXISTS]: true, nota: 'otra vez' }]) {
      const estados = await say(inspector, words)
      expect(estados.map(({ estado }) => estado)).toEqual(keys.map(() => 'prohibido'))
      expect(estados[0]?.mensaje).toBe(
        'Este registro se eliminó mientras tanto, y su rol no permite recuperarlo.',
      )
    }
    expect(await alive()).toEqual([])
    await expect.poll(published).toBe(false)

    // Whoever may delete brings it back by what they write later: no deletion takes it along.
    await say(jefe, { nota: 'sigue aquí' })
    expect(await alive()).toEqual(keys)
    const estados = await say(inspector, { [EXISTS]: false })
    expect(estados.map(({ estado }) => estado)).toEqual(keys.map(() => 'prohibido'))
    expect(await alive()).toEqual(keys)
  })
})
