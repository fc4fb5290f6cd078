import { describe, expect, test } from 'vitest'
import { dataVersion } from '@/sync/collections'
import { EXISTS, isAlive, mergeFields } from '@/sync/fields'
import { stampOf } from '@/sync/stamp'
import { CLOCK_AHEAD_MS, OPS_PER_CALL, type Op, ROWS_PER_CALL, type Row, type SyncAnswer } from '@/sync/wire'
import { type Client, INVENTARIO, newItem, stamp, written } from './support/client'
import { ENGINES } from './support/engines'
import { useCentral } from './support/world'

const rowOf = ({ filas }: SyncAnswer, id: string) => filas.find((row) => row.id === id)

/** Reads on from where it was, as a device does. */
function follower(client: Client) {
  const rows = new Map<string, Row>()
  let seqs: Record<string, number> = {}
  let epoca = ''
  return {
    rows,
    async pull(): Promise<SyncAnswer> {
      const answer = await client.sync([], { seqs, epoca })
      for (const row of answer.filas) rows.set(`${row.c}/${row.id}`, row)
      seqs = answer.seqs
      epoca = answer.epoca
      return answer
    },
  }
}

/** Hears the central's events until `done`. */
async function hear(
  client: Client,
  done: (events: string[]) => Promise<boolean> | boolean,
): Promise<string[]> {
  const stop = new AbortController()
  const response = await fetch(`${client.url}/api/eventos`, {
    headers: { cookie: client.cookie },
    signal: stop.signal,
  })
  const events: string[] = []
  let text = ''
  for await (const part of response.body ?? []) {
    text += Buffer.from(part).toString()
    const whole = text.split('\n\n')
    text = whole.pop() ?? ''
    events.push(
      ...whole.map((one) =>
        one
          .replace(/^event: /, '')
          .replace('\ndata: ', ' ')
          .trim(),
      ),
    )
    if (await done(events)) break
  }
  stop.abort()
  return events
}

describe.each(ENGINES)('sync · %s', (engine) => {
  const central = useCentral(engine)

  test('what one device tells, the other hears; the answer holds the row of each op', async () => {
    const bodega = await central.as('BODEGA')
    const jefe = follower(await central.as('SUPERADMIN'))
    await jefe.pull()
    const op = newItem(bodega.device, 'inv-1')
    const told = await bodega.sync([op])
    expect(told.estados).toEqual([{ c: INVENTARIO, id: 'inv-1', estado: 'ok' }])
    expect(rowOf(told, 'inv-1')?.campos).toEqual(op.campos)
    const { filas } = await jefe.pull()
    expect(filas).toEqual([rowOf(told, 'inv-1')])
    expect((await jefe.pull()).filas).toEqual([])
  })

  test('a replay changes nothing and is acknowledged; late fields lose, equal ones agree', async () => {
    const bodega = await central.as('BODEGA')
    const op = newItem(bodega.device, 'inv-1')
    const first = rowOf(await bodega.sync([op]), 'inv-1')
    const again = await bodega.sync([op, op])
    expect(again.estados.map(({ estado }) => estado)).toEqual(['ok', 'ok'])
    expect(rowOf(again, 'inv-1')).toEqual(first)
    const late = { ...op, campos: written('otro-uno', { nombre: 'Vieja' }, Date.now() - 60_000) }
    expect(rowOf(await bodega.sync([late]), 'inv-1')).toEqual(first)
    const two = [
      { ...op, campos: written(bodega.device, { nombre: 'Dos' }) },
      { ...op, campos: written(bodega.device, { cantidad: 9 }) },
    ]
    const merged = rowOf(await bodega.sync(two), 'inv-1')
    expect([merged?.campos.nombre?.[1], merged?.campos.cantidad?.[1]]).toEqual(['Dos', 9])
    const { body } = await bodega.get(`/historial/${INVENTARIO}/inv-1`)
    expect(body.cambios).toMatchObject([
      {
        quien: 'Guardalmacén',
        dispositivo: bodega.device,
        antes: { nombre: op.campos.nombre, cantidad: op.campos.cantidad },
        despues: { nombre: two[0]?.campos.nombre, cantidad: two[1]?.campos.cantidad },
      },
      { antes: null, despues: op.campos },
    ])
  })

  test('what one person wrote is not taken in the session of another', async () => {
    const bodega = await central.as('BODEGA')
    const op = newItem(bodega.device, 'inv-1')
    const { persona } = (await bodega.get('/yo')).body
    const jefe = await central.as('SUPERADMIN')
    const words = jefe.request([op])
    const refused = await jefe.post('/sync', { ...words, persona: persona.id })
    expect([refused.status, refused.body.error]).toEqual([409, 'otra-persona'])
    expect((await jefe.sync()).filas.map(({ id }) => id)).not.toContain('inv-1')
    expect((await bodega.post('/sync', { ...words, persona: persona.id })).status).toBe(200)
  })

  test('a deletion takes nobody’s later words along', async () => {
    const bodega = await central.as('BODEGA')
    await bodega.sync([newItem(bodega.device, 'inv-1')])
    const gone = await bodega.sync([
      { c: INVENTARIO, id: 'inv-1', campos: written(bodega.device, { [EXISTS]: false }) },
    ])
    expect(isAlive(rowOf(gone, 'inv-1')?.campos)).toBe(false)
    const later = await bodega.sync([
      { c: INVENTARIO, id: 'inv-1', campos: written(bodega.device, { notas: 'Sigue aquí' }) },
    ])
    expect(isAlive(rowOf(later, 'inv-1')?.campos)).toBe(true)
  })

  test('each op has its own verdict: clock, form, collection, id; the others go on', async () => {
    const bodega = await central.as('BODEGA')
    const good = newItem(bodega.device, 'inv-1')
    const ops: [string, Op][] = [
      ['ok', good],
      ['reloj', newItem(bodega.device, 'inv-2', 'x', Date.now() + CLOCK_AHEAD_MS + 60_000)],
      ['ok', newItem(bodega.device, 'inv-3', 'x', Date.now() + CLOCK_AHEAD_MS - 60_000)],
      ['invalido', { ...good, id: 'inv-4', campos: written(bodega.device, { [EXISTS]: true, nombre: 7 }) }],
      ['invalido', { ...good, id: '' }],
      ['invalido', { ...good, id: 'x'.repeat(101) }],
      ['invalido', { ...good, id: 'nul\0' }],
      ['invalido', { ...good, id: '\ud800' }],
      ['invalido', { ...good, id: 'inv-5', campos: { ...good.campos, id: [stamp(bodega.device), 'inv-1'] } }],
      [
        'invalido',
        { ...good, id: 'inv-6', campos: { ...good.campos, ['n'.repeat(101)]: [stamp(bodega.device), 1] } },
      ],
      ['prohibido', { ...good, c: 'bomberos_config_usuarios' }],
      ['prohibido', { ...good, c: 'nada' }],
      ['prohibido', { ...good, c: 'bomberos_presupuesto_gastos' }],
      [
        'ok',
        {
          ...good,
          id: 'inv-7',
          campos: { ...good.campos, notas: [stamp(bodega.device), 'nul \0, medio emoji \ud83d'] },
        },
      ],
    ]
    const answer = await bodega.sync(ops.map(([, op]) => op))
    expect(answer.estados.map(({ estado }) => estado)).toEqual(ops.map(([estado]) => estado))
    expect(answer.estados.every(({ estado, mensaje }) => estado === 'ok' || mensaje)).toBe(true)
    expect(rowOf(answer, 'inv-7')?.campos.notas?.[1]).toBe('nul \0, medio emoji \ud83d')
    expect(rowOf(answer, 'inv-2')).toEqual({ c: INVENTARIO, id: 'inv-2', campos: {}, seq: 0 })
    const { estados } = await (await central.as('SUPERADMIN')).sync([
      { c: 'bomberos_config_configSistema', id: 'otro', campos: written(bodega.device, { canton: 'x' }) },
      {
        c: 'bomberos_config_configSistema',
        id: 'unico',
        campos: written(bodega.device, { [EXISTS]: false }),
      },
      {
        c: 'bomberos_config_configSistema',
        id: 'unico',
        campos: written(bodega.device, { sesionTimeout: 'x' }),
      },
    ])
    expect(estados.map(({ estado }) => estado)).toEqual(['invalido', 'invalido', 'invalido'])
  })

  test('another version of the data, and what is no request, ask to update the app', async () => {
    const bodega = await central.as('BODEGA')
    const right = bodega.request()
    const stale = [bodega.device, 'no-stamp']
    for (const wrong of [
      { ...right, version: dataVersion() + 1 },
      { ...right, seqs: { [INVENTARIO]: -1 } },
      { ...right, seqs: { [INVENTARIO]: 1.5 } },
      { ...right, dispositivo: 'a\0' },
      { ...right, ops: Array(OPS_PER_CALL + 1).fill(newItem(bodega.device, 'inv-1')) },
      { ...right, ops: [{ c: INVENTARIO, id: 'inv-1', campos: { nombre: stale } }] },
      { ...right, ops: [{ c: INVENTARIO, id: 'inv-1', campos: { nombre: [stamp(bodega.device), 1, 2] } }] },
      { ...right, ops: [{ c: INVENTARIO, id: 7, campos: {} }] },
      [],
      null,
      'x',
    ]) {
      const { status, body } = await bodega.post('/sync', wrong)
      expect([status, body.mensaje], JSON.stringify(wrong).slice(0, 80)).toEqual([
        400,
        'Actualice la aplicación.',
      ])
    }
  })

  test('a long list comes in pages; the cursor reaches its end', async () => {
    const bodega = await central.as('BODEGA')
    const count = ROWS_PER_CALL + OPS_PER_CALL
    for (let from = 0; from < count; from += OPS_PER_CALL)
      await bodega.sync(
        Array.from({ length: Math.min(OPS_PER_CALL, count - from) }, (_, n) =>
          newItem(bodega.device, `inv-${from + n}`),
        ),
      )
    const reader = follower(await central.as('BODEGA'))
    const pages = []
    do pages.push(await reader.pull())
    while (pages.at(-1)?.mas)
    expect(pages.length).toBeGreaterThan(1)
    expect([...reader.rows.keys()].filter((key) => key.includes('/inv-')).length).toBeGreaterThanOrEqual(
      count,
    )
  })

  test('fifty writers at once, and every reader sees every row', async () => {
    const bodega = await central.as('BODEGA')
    const writers = Array.from({ length: 50 }, () => bodega.again())
    const jefe = await central.as('SUPERADMIN')
    const readers = Array.from({ length: 4 }, () => follower(jefe.again()))
    // PGlite takes one transaction after another anyway.
    const rounds = engine === 'PGlite' ? 1 : 4
    let writing = true
    const wrote = Promise.all(
      writers.map(async (writer, n) => {
        for (let round = 0; round < rounds; round++)
          await writer.sync([
            newItem(writer.device, `inv-${n}-${round}`),
            newItem(writer.device, `inv-${n}-${round}b`),
          ])
      }),
    ).finally(() => {
      writing = false
    })
    const read = Promise.all(
      readers.map(async (reader) => {
        while (writing) await reader.pull()
        while ((await reader.pull()).mas);
      }),
    )
    await Promise.all([wrote, read])
    const seen = readers.map(({ rows }) => [...rows.keys()].filter((key) => /inv-\d+-\d/.test(key)).length)
    expect(seen).toEqual(Array(4).fill(100 * rounds))
  })

  test('the stream tells of each change and of the session’s end', async () => {
    const jefe = await central.as('SUPERADMIN')
    const bodega = await central.as('BODEGA')
    const events = await hear(bodega, async (heard) => {
      if (heard.length === 1) await jefe.sync([newItem(jefe.device, 'inv-1')])
      if (heard.length === 2) await jefe.patch('/usuarios/user-5', { active: false })
      return heard.includes('salida')
    })
    const [first, second] = events.map((event) => Number(event.replace('cambio ', '')))
    expect(second).toBeGreaterThan(first ?? 0)
    expect(events.at(-1)).toBe('salida')
    expect((await bodega.get('/eventos')).status).toBe(401)
  })

  test('an older copy in the central’s place begins a new epoch, and the phones bring back what is missing', async () => {
    const bodega = await central.as('BODEGA')
    const op = newItem(bodega.device, 'inv-1')
    const told = await bodega.sync([op])
    const row = rowOf(told, 'inv-1')
    const { epoca, seqs, marca } = await bodega.sync([], { epoca: told.epoca })
    await central.database.query(`delete from registro where id = 'inv-1'`)
    await central.database.query('update contador set seq = seq - 1')
    // What is sent meanwhile is not taken before it: in the new epoch the device offers all it has.
    const healed = await bodega.sync([newItem(bodega.device, 'inv-2')], { epoca, seqs, marca })
    expect([healed.epoca === epoca, healed.estados, rowOf(healed, 'inv-2')]).toEqual([false, [], undefined])
    // The whole list comes, for the device to compare with its own.
    expect(healed.filas.length).toBeGreaterThan(1)
    const offered = await bodega.sync([{ c: INVENTARIO, id: 'inv-1', campos: row?.campos ?? {} }], {
      epoca: healed.epoca,
    })
    expect(rowOf(offered, 'inv-1')?.campos).toEqual(op.campos)
    const next = await bodega.sync([], { epoca: healed.epoca, seqs: healed.seqs, marca: offered.marca })
    expect(next.epoca).toBe(healed.epoca)
    // A second phone that tells of the same loss, or the first once more, begins no other.
    expect((await bodega.sync([], { epoca, seqs, marca })).epoca).toBe(healed.epoca)
  })

  test('an older copy shows also once the central has counted past what the phones had read', async () => {
    const bodega = await central.as('BODEGA')
    const old = await bodega.sync([newItem(bodega.device, 'inv-1')])
    const copy = await central.database.query<{ nombre: string }>('select nombre from arranque')
    await central.again()
    bodega.url = central.url
    const { epoca, seqs, marca } = await bodega.sync([newItem(bodega.device, 'inv-2')], { epoca: old.epoca })
    // The data as they were before the second start, put back, and a start over them.
    await central.database.query('delete from arranque where nombre <> all($1::text[])', [
      copy.map(({ nombre }) => nombre),
    ])
    await central.database.query(`delete from registro where id = 'inv-2'`)
    await central.again()
    bodega.url = central.url
    const other = bodega.again()
    await other.sync([newItem(other.device, 'inv-3'), newItem(other.device, 'inv-4')])
    expect((await other.sync([], { epoca, marca: old.marca })).epoca).toBe(epoca)
    expect((await bodega.sync([], { epoca, seqs, marca })).epoca).not.toBe(epoca)
  })

  test('no number, list or mark that somebody makes up begins an epoch', async () => {
    const inspector = await central.as('INSPECTOR')
    const { epoca, seqs, marca = '' } = await inspector.sync()
    const [arranque = '', seq = '', firma = ''] = marca.split('.')
    const forged = [
      '',
      '..',
      'x',
      `${arranque}.${Number(seq) + 1}.${firma}`,
      `otro.${seq}.${firma}`,
      `${arranque}.1e99.${firma}`,
      `${marca}.${marca}`,
    ]
    const huge = Number.MAX_SAFE_INTEGER
    for (const request of [
      { seqs: { x: huge } },
      { seqs: { [INVENTARIO]: huge } },
      { seqs: Object.fromEntries(Object.keys(seqs).map((key) => [key, huge])) },
      ...forged.map((one) => ({ seqs, marca: one })),
    ])
      for (let times = 0; times < 2; times++)
        expect((await inspector.sync([], { epoca, ...request })).epoca, JSON.stringify(request)).toBe(epoca)
    // A place that this central never counted to is none: the list comes from its start.
    const [key = ''] = Object.keys(seqs)
    const again = await inspector.sync([], { epoca, seqs: { [key]: huge } })
    expect(again.seqs[key]).toBe(seqs[key])
    expect((await central.visitor().get('/salud')).body).toMatchObject({ epoca })
  })

  test('history is for whoever reads the collection', async () => {
    const bodega = await central.as('BODEGA')
    expect((await bodega.get('/historial/bomberos_presupuesto_gastos/x')).status).toBe(403)
    expect((await bodega.get('/historial/nada/x')).status).toBe(403)
    expect((await bodega.get(`/historial/${INVENTARIO}/nadie%00`)).body).toEqual({ cambios: [] })
    expect((await central.visitor().get(`/historial/${INVENTARIO}/x`)).status).toBe(401)
  })
})

test('a merge is the same in any order', () => {
  const [a, b] = [stampOf(5, 0, 'aaaaaaaa'), stampOf(5, 0, 'bbbbbbbb')]
  const [one, two] = [{ x: [a, 1] as const }, { x: [b, 2] as const }]
  expect(mergeFields(one, two)).toEqual(two)
  expect(mergeFields(two, one)).toBeNull()
})
