import { describe, expect, test } from 'vitest'
import { ACK_BYTES, ANSWER_BYTES, RECORD_BYTES, WINDOWS } from '@/server/budgets'
import type { Query } from '@/server/database/database'
import { sweepPhotos } from '@/server/photos/sweep'
import { countBytes } from '@/server/photos/windows'
import { photoSource } from '@/shared/lib/picture/photo-source'
import { newUuid } from '@/shared/storage/ids'
import { EXISTS } from '@/sync/fields'
import { Citizen, newPhoto, newPhotoNames, newSecret, newSent, REPORTES } from './support/citizen'
import { type Client, INVENTARIO, newItem, written } from './support/client'
import { ENGINES } from './support/engines'
import { SendingPhone } from './support/phone'
import { useCentral } from './support/world'

const MB = 1024 * 1024
/** Just below the largest photo. */
const LARGE = newPhoto(1.9 * MB)
const HOUR_MS = 3_600_000

describe.each(ENGINES)('budgets in bytes · %s', (engine) => {
  const central = useCentral(engine)
  const query: Query = (sql, params) => central.database.query(sql, params)
  const bring = (client: Client, name = newUuid(), bytes = LARGE) =>
    client.call('PUT', `/fotos/${name}`, { body: new Uint8Array(bytes) })
  const stored = async () =>
    (await query<{ id: string }>('select id from foto order by id')).map(({ id }) => id)
  const aged = () => query(`update foto set creada = now() - interval '3 days'`)
  const tomorrow = () => new Date(Date.now() + 25 * HOUR_MS)

  test('one report brings no more than 8 MB of photos; its phone is told for good and nothing else waits behind it', async () => {
    const phone = new SendingPhone(central.url)
    const names = newPhotoNames(5)
    for (const name of names) phone.photos.set(photoSource(name), LARGE)
    const report = newSent({ imagenes: names.map(photoSource) })
    phone.file(report)
    expect(await phone.round()).toBe('done')
    expect(Object.values(phone.row(report.id).fotos ?? {})).toEqual([
      ...Array(4).fill(''),
      'Las fotografías de este reporte pasan de 8 MB.',
    ])
    expect(await stored()).toHaveLength(4)
  })

  test('leaving out which phone it is gives nobody more: all such senders of an address share 8 MB an hour', async () => {
    const send = async (headers: Record<string, string>) => {
      const [rosa, name] = [new Citizen(central.url), newUuid()]
      const report = newSent({ imagenes: [photoSource(name)] })
      expect((await rosa.report(report, headers)).status).toBe(201)
      return rosa.photo(report.id, name, LARGE, headers)
    }
    for (let n = 0; n < 4; n++) expect((await send({})).status).toBe(201)
    const { status, body } = await send({})
    expect([status, body.mensaje]).toEqual([429, expect.stringContaining('se enviará más tarde')])
    expect((await send({ 'x-dispositivo': newSecret() })).status).toBe(201)
    central.from = '10.0.0.9'
    expect((await send({})).status).toBe(201)
  })

  test('the texts of one phone have a share too: beyond it a new emergency keeps its first words, and the rest comes later', async () => {
    const [rosa, phone] = [new Citizen(central.url), { 'x-dispositivo': newSecret() }]
    const long = (categoria: 'Emergencia' | 'Otro') =>
      newSent({ categoria, titulo: 'Incendio', descripcion: 'Se quema el mercado. '.padEnd(9000, '🔥') })
    let [sent, rounds] = [long('Emergencia'), 0]
    const bytes = async () =>
      (
        await query<{ n: number }>(
          'select sum(octet_length(campos::text))::int as n from registro where coleccion = $1',
          [REPORTES],
        )
      )[0]?.n ?? 0
    for (; rounds < 60; rounds++) {
      sent = long('Emergencia')
      central.from = `10.0.${rounds}.1`
      expect((await rosa.report(sent, phone)).status).toBe(201)
    }
    expect(await bytes()).toBeLessThan(WINDOWS.phoneTexts.bytes + rounds * 5000)
    const [row] = await query<{ texto: string }>('select campos::text as texto from registro where id = $1', [
      sent.id,
    ])
    expect(row?.texto).toContain('Se quema el mercado.')
    expect(row?.texto).toContain('La central recortó este texto')
    // What it corrects has to wait, and so has what is none.
    const corrected = {
      ...sent,
      descripcion: `${sent.descripcion}y más`,
      fechaActualizacion: new Date().toISOString(),
    }
    expect((await rosa.report(corrected, phone)).status).toBe(429)
    central.from = '10.1.0.1'
    expect((await rosa.report(long('Otro'), { 'x-dispositivo': newSecret() })).status).toBe(201)
  })

  test('a share is counted to its last byte, not for what is refused, and begins again when its time is over', async () => {
    const take = (bytes: number, window: keyof typeof WINDOWS) =>
      central.database.transaction((within) => countBytes(within, bytes, [{ key: window, window }]))
    for (const window of Object.keys(WINDOWS) as (keyof typeof WINDOWS)[]) {
      await take(WINDOWS[window].bytes - 1, window)
      await expect(take(2, window), window).rejects.toMatchObject({ status: 429 })
      await take(1, window)
      await expect(take(1, window), window).rejects.toMatchObject({ status: 429 })
      await query(`update cuota set hasta = hasta - make_interval(hours => $1, mins => 1)`, [
        WINDOWS[window].hours,
      ])
      await take(1, window)
    }
  })

  test('an account leaves 24 MB of photos that no record names, and as many as it likes that one does', async () => {
    const bodega = await central.as('BODEGA')
    const names = newPhotoNames(14)
    for (const name of names.slice(0, 12)) expect((await bring(bodega, name)).status).toBe(201)
    const refused = await bring(bodega, names[12])
    expect([refused.status, refused.body.error]).toEqual([429, 'espere'])
    expect(refused.body.mensaje).toContain('ningún registro')
    const fotos = { [EXISTS]: true, nombre: 'Casa', categoria: 'HERRAMIENTA', cantidad: 1, estado: 'BUENO' }
    const campos = written(bodega.device, { ...fotos, imagenes: names.map(photoSource) })
    await bodega.sync([{ c: INVENTARIO, id: 'inv-con-fotos', campos }])
    for (const name of names.slice(12)) expect((await bring(bodega, name)).status).toBe(201)
  })

  test('photos that no record names go after two days; those that one named lately stay', async () => {
    const bodega = await central.as('BODEGA')
    const [orphan = '', named = '', replaced = '', fresh = ''] = newPhotoNames(4)
    const tell = (values: object) =>
      bodega.sync([{ c: INVENTARIO, id: 'inv-1', campos: written(bodega.device, { ...values }) }])
    for (const name of [orphan, named, replaced]) await bring(bodega, name, newPhoto())
    await bodega.sync([newItem(bodega.device, 'inv-1')])
    await tell({ imagen: photoSource(replaced) })
    await tell({ imagen: photoSource(named) })
    await aged()
    await bring(bodega, fresh, newPhoto())
    await sweepPhotos(central.database, new Date())
    expect(await stored()).toEqual([named, replaced, fresh].sort())
    await query(`update historial set instante = now() - interval '31 days'`)
    await aged()
    await sweepPhotos(central.database, tomorrow())
    expect(await stored()).toEqual([named])
    expect((await bodega.sync()).filas.find(({ id }) => id === 'inv-1')?.campos.imagen?.[1]).toBe(
      photoSource(named),
    )
  })

  test('a day after staff deleted a report, marked it or silenced its phone, its photos are gone, and no more come', async () => {
    const jefa = await central.claim('quitar')
    const names = newPhotoNames(4)
    const reports = names.map((name) => newSent({ imagenes: [photoSource(name)] }))
    const rosa = new Citizen(central.url)
    const phones = names.map(() => ({ 'x-dispositivo': newSecret() }))
    for (const [n, report] of reports.entries()) {
      await rosa.report(report, phones[n])
      expect((await rosa.photo(report.id, names[n] ?? '', newPhoto(), phones[n])).status).toBe(201)
    }
    const says = [
      { [EXISTS]: false },
      { infundado: true },
      { silenciado: 'Es una broma' },
      { prioridad: 'BAJA' },
    ]
    for (const [n, values] of says.entries())
      await jefa.sync([
        { c: REPORTES, id: reports[n]?.id ?? '', campos: written(jefa.device, { ...values }) },
      ])
    for (const n of [1, 2]) {
      const again = await rosa.photo(reports[n]?.id ?? '', names[n] ?? '', newPhoto(), phones[n])
      expect([again.status, again.body.mensaje]).toEqual([
        403,
        'La estación ya no recibe fotografías de este reporte.',
      ])
    }
    await sweepPhotos(central.database, new Date())
    expect(await stored()).toEqual([...names].sort())
    await sweepPhotos(central.database, tomorrow())
    expect(await stored()).toEqual([names[3]])
    const rows = (await jefa.sync()).filas.filter(({ c }) => c === REPORTES)
    const imagenes = reports.map(({ id }) => rows.find((row) => row.id === id)?.campos.imagenes?.[1])
    expect(imagenes).toEqual([[], [], [], [photoSource(names[3] ?? '')]])
    expect(rows.find(({ id }) => id === reports[0]?.id)?.campos[EXISTS]?.[1]).toBe(false)
    expect((await rosa.photo(reports[1]?.id ?? '', names[1] ?? '', newPhoto(), phones[1])).status).toBe(422)
  })

  test('a record has a largest size; what was stored larger is read, shrinks and is deleted', async () => {
    const bodega = await central.as('BODEGA')
    const say = async (id: string, values: Record<string, unknown>) =>
      (await bodega.sync([{ c: INVENTARIO, id, campos: written(bodega.device, values) }])).estados[0]
    await bodega.sync([newItem(bodega.device, 'inv-1'), newItem(bodega.device, 'inv-viejo')])
    expect(await say('inv-1', { desconocido: 'x'.repeat(RECORD_BYTES) })).toMatchObject({
      estado: 'invalido',
      mensaje: 'Este registro es demasiado grande para la central.',
    })
    expect((await say('inv-1', { desconocido: 'x'.repeat(RECORD_BYTES / 2) }))?.estado).toBe('ok')
    expect((await say('inv-1', { otro: 'x'.repeat(RECORD_BYTES / 2) }))?.estado).toBe('invalido')
    const large = written(bodega.device, { [EXISTS]: true, nombre: 'Vieja', desconocido: 'x'.repeat(MB) })
    await query(`update registro set campos = $1::json where id = 'inv-viejo'`, [JSON.stringify(large)])
    const read = (await bodega.sync()).filas.find(({ id }) => id === 'inv-viejo')
    expect(read?.campos.desconocido?.[1]).toHaveLength(MB)
    expect((await say('inv-viejo', { nombre: 'Viejas mangueras' }))?.estado).toBe('invalido')
    expect(
      (
        await say('inv-viejo', {
          desconocido: 'x'.repeat(MB / 2),
          categoria: 'HERRAMIENTA',
          cantidad: 1,
          estado: 'BUENO',
        })
      )?.estado,
    ).toBe('ok')
    expect((await say('inv-viejo', { [EXISTS]: false }))?.estado).toBe('ok')
  })

  test('sixty records of 1 MB, left by an earlier version, come one by one; an answer is no larger than it must be', async () => {
    const bodega = await central.as('BODEGA')
    const large = JSON.stringify(
      written('aaaaaaaa', { [EXISTS]: true, nombre: 'Vieja', desconocido: 'x'.repeat(MB) }),
    )
    await query(
      `insert into registro (coleccion, id, campos, seq)
       select $1, 'inv-grande-' || n, $2::json, 100000 + n from generate_series(1, 60) n`,
      [INVENTARIO, large],
    )
    await query('update contador set seq = 200000')
    const { epoca } = await bodega.sync()
    const seen = new Set<string>()
    let seqs = {}
    for (let more = true; more; ) {
      const answer = await bodega.sync([], { epoca, seqs })
      const bytes = answer.filas.reduce((sum, { campos }) => sum + JSON.stringify(campos).length, 0)
      expect(bytes).toBeLessThan(ANSWER_BYTES + 1.1 * MB)
      for (const { id } of answer.filas) seen.add(id)
      ;({ mas: more, seqs } = answer)
    }
    expect([...seen].filter((id) => id.startsWith('inv-grande-'))).toHaveLength(60)
  })

  test('what a call tells of large records is taken part by part, and the device knows that the rest is to be told again', async () => {
    const bodega = await central.as('BODEGA')
    const ids = Array.from({ length: 40 }, (_, n) => `inv-${n}`)
    for (const id of ids)
      await bodega.sync([
        newItem(bodega.device, id),
        { c: INVENTARIO, id, campos: written(bodega.device, { notas: 'x'.repeat(RECORD_BYTES * 0.9) }) },
      ])
    const { epoca } = await bodega.sync()
    const [last] = await query<{ seq: number }>('select seq from contador')
    let ops = ids.map((id) => ({ c: INVENTARIO, id, campos: written(bodega.device, { cantidad: 7 }) }))
    let calls = 0
    for (; ops.length > 0; calls++) {
      const answer = await bodega.sync(ops, { epoca, seqs: { [INVENTARIO]: last?.seq ?? 0 } })
      expect(answer.filas.reduce((sum, row) => sum + JSON.stringify(row).length, 0)).toBeLessThan(
        ACK_BYTES + ANSWER_BYTES + RECORD_BYTES,
      )
      const told = new Set(answer.estados.map(({ id }) => id))
      ops = ops.filter(({ id }) => !told.has(id))
      expect(told.size).toBeGreaterThan(0)
      expect(answer.mas || ops.length === 0).toBe(true)
    }
    expect(calls).toBeGreaterThan(1)
  })
})
