import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { start } from '@/server/start'
import { EXISTS } from '@/sync/fields'
import { type Op, ROWS_PER_CALL, type Row } from '@/sync/wire'
import { type Client, INVENTARIO, newItem, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

/** What a device has read, and how far. */
function reader(client: Client) {
  const rows = new Map<string, Row>()
  let [seqs, epoca] = [{} as Record<string, number>, '']
  return {
    rows,
    async catchUp(): Promise<void> {
      for (let more = true; more; ) {
        const answer = await client.sync([], { seqs, epoca })
        for (const row of answer.filas) rows.set(`${row.c}/${row.id}`, row)
        ;({ seqs, epoca } = answer)
        more = answer.mas
      }
    },
  }
}

const renamed = ({ device }: Client, id: string, nombre: string): Op => ({
  c: INVENTARIO,
  id,
  campos: written(device, { nombre }),
})
const deleted = ({ device }: Client, id: string): Op => ({
  c: INVENTARIO,
  id,
  campos: written(device, { [EXISTS]: false }),
})

describe.each(ENGINES)('many devices that ask for news · %s', (engine) => {
  const central = useCentral(engine)

  test('of one change it is read together, and each of them hears it', async () => {
    const asked = vi.spyOn(central.database, 'query')
    onTestFinished(() => asked.mockRestore())
    await central.again()
    const jefe = await central.as('SUPERADMIN')
    const readers = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const one = reader(jefe.again())
        await one.catchUp()
        return one
      }),
    )
    await jefe.sync([newItem(jefe.device, 'inv-1')])
    asked.mockClear()
    await Promise.all(readers.map((one) => one.catchUp()))
    for (const { rows } of readers) expect(rows.has(`${INVENTARIO}/inv-1`)).toBe(true)
    const counts = (text: string) => asked.mock.calls.filter(([sql]) => sql.includes(text)).length
    // Who asks is looked at for each of them; the records are not.
    expect(counts('from sesion')).toBe(40)
    expect(counts('from central')).toBeLessThan(20)
    expect(counts('cross join lateral')).toBe(0)
  })

  test('who asks after a change was answered hears it, though others were being answered meanwhile', async () => {
    const jefe = await central.as('SUPERADMIN')
    const [one, ...others] = Array.from({ length: 8 }, () => reader(jefe.again()))
    await Promise.all([one, ...others].map((each) => each?.catchUp()))
    for (let n = 0; n < 20; n++) {
      const before = others.map((each) => each.catchUp())
      await jefe.sync([newItem(jefe.device, `inv-${n}`)])
      await one?.catchUp()
      expect(one?.rows.has(`${INVENTARIO}/inv-${n}`)).toBe(true)
      await Promise.all(before)
    }
  })

  test('whoever lags behind, by little or by much, has in the end what one has who begins anew', async () => {
    const jefe = await central.as('SUPERADMIN')
    const servers = [central.url]
    if (engine === 'PostgreSQL') {
      const second = await start({
        ...{ database: central.database, dist: central.dist, folder: central.copias },
        ...{ port: 0, host: '127.0.0.1', proxy: false, log: () => undefined },
      })
      onTestFinished(() => second.close())
      servers.push(second.url.replace('localhost', '127.0.0.1'))
    }
    const at = (n: number) => {
      const client = jefe.again()
      client.url = servers[n % servers.length] ?? ''
      return client
    }
    const readers = Array.from({ length: 6 }, (_, n) => ({
      every: [1, 1, 3, 3, 7, 7][n] ?? 1,
      ...reader(at(n)),
    }))
    for (let n = 0; n < 42; n++) {
      const writer = at(n >> 1)
      const ops = [newItem(writer.device, `inv-${n}`), renamed(writer, `inv-${n % 5}`, `Nombre ${n}`)]
      if (n % 6 === 5) ops.push(deleted(writer, `inv-${n - 3}`))
      await writer.sync(ops)
      // More at once than one answer holds.
      for (let k = 0; n === 20 && k <= ROWS_PER_CALL; k += 167)
        await writer.sync(Array.from({ length: 167 }, (_, m) => newItem(writer.device, `lote-${k + m}`)))
      for (const { every, catchUp } of readers) if (n % every === 0) await catchUp()
    }
    const anew = reader(at(0))
    await anew.catchUp()
    const told = ({ rows }: Pick<typeof anew, 'rows'>) =>
      [...rows.entries()].sort(([a], [b]) => (a < b ? -1 : 1))
    for (const one of readers) {
      await one.catchUp()
      expect(told(one)).toEqual(told(anew))
    }
  })

  test('nobody hears of what an older copy of the data, put in their place, has not', async () => {
    const jefe = await central.as('SUPERADMIN')
    const [near, far] = [reader(jefe.again()), reader(jefe.again())]
    await Promise.all([near.catchUp(), far.catchUp()])
    const { query } = central.database
    const [then] = await query<{ seq: number }>('select seq from contador')
    await jefe.sync([newItem(jefe.device, 'inv-1')])
    await near.catchUp()
    await query('delete from registro where seq > $1', [then?.seq])
    await query('update contador set seq = $1', [then?.seq])
    await far.catchUp()
    expect([near, far].map(({ rows }) => rows.has(`${INVENTARIO}/inv-1`))).toEqual([true, false])
  })

  test('a role gets of what all share only the lists that it may read', async () => {
    const [jefe, tesorera] = [await central.as('SUPERADMIN'), await central.as('TESORERIA')]
    const [one, other] = [reader(jefe), reader(tesorera)]
    await Promise.all([one.catchUp(), other.catchUp()])
    await jefe.sync([
      {
        c: 'bomberos_reportes_reportes',
        id: 'rep-ajeno',
        campos: written(jefe.device, { [EXISTS]: true, descripcion: 'Secreto' }),
      },
      newItem(jefe.device, 'inv-1'),
    ])
    await Promise.all([one.catchUp(), other.catchUp()])
    const { colecciones } = await tesorera.sync()
    for (const { c } of other.rows.values()) expect(colecciones).toContain(c)
    expect(one.rows.has(`${INVENTARIO}/inv-1`)).toBe(true)
    expect(other.rows.has(`${INVENTARIO}/inv-1`)).toBe(colecciones.includes(INVENTARIO))
    expect(colecciones.length).toBeLessThan((await jefe.sync()).colecciones.length)
  })
})
