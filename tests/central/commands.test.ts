import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { UsageError } from '@/server/commands/command'
import { runCommand } from '@/server/commands/run'
import { importFrom } from '@/server/copies/import'
import { dayName, listCopias, makeCopia } from '@/server/copies/kept'
import { progressOn } from '@/server/progress'
import { newUuid } from '@/shared/storage/ids'
import { INVENTARIO, newItem } from './support/client'
import { runHere } from './support/command'
import { ENGINES } from './support/engines'
import { JEFA, useCentral } from './support/world'

const PHOTO = new Uint8Array(Buffer.from(`\xff\xd8\xff${'\0\x01\xfe'.repeat(500)}`, 'latin1'))

describe.each(ENGINES)('commands of the console · %s', (engine) => {
  const central = useCentral(engine)
  const where = () => ({
    folder: dirname(central.copias),
    ...(engine === 'PostgreSQL' && { url: 'postgres://' }),
  })
  const tell = (name: string, flags: string[] = []) =>
    runHere(name, central.database, '', { ...where(), flags })
  const copy = () => makeCopia(central.database, central.copias, dayName(new Date()), () => null)

  /** Somebody of the brigade with an item and its photo. */
  async function brigade() {
    const jefa = await central.claim('quitar')
    const id = newUuid()
    await jefa.call('PUT', `/fotos/${id}`, { body: PHOTO })
    const item = newItem(jefa.device, 'inv-1')
    const [stamp] = item.campos.nombre ?? ['']
    await jefa.sync([{ ...item, campos: { ...item.campos, foto: [stamp, `idb:${id}`] } }])
    return { jefa, id }
  }

  test.skipIf(engine === 'PGlite')(
    'estado says whose it is, what it holds, who uses it and what waits',
    async () => {
      expect((await tell('estado')).text).toMatch(/Central +en modo de muestra/)
      const { jefa } = await brigade()
      await copy()
      const { text, code } = await tell('estado')
      expect(code).toBeUndefined()
      expect(text).toMatch(/Central +de Cuerpo de Bomberos/)
      expect(text).toMatch(/Versión +\d+, el programa y los datos/)
      expect(text).toMatch(/Base +PostgreSQL \d+.*, [\d,]+ MB/)
      expect(text).toMatch(/1 fotografía \(1,5 kB\), 1 cuenta activa/)
      expect(text).toMatch(/Copias +1 copia en .*\n +la última, central-.*\.ndjson\.gz, hace un momento/)
      expect(text).toContain(`${jefa.device}, de ${JEFA.nombre}: hace un momento`)
      expect(text).toMatch(/Avisos +ninguno espera/)
    },
  )

  test('revisar finds nothing in a central that is well', async () => {
    await brigade()
    await copy()
    const { text, code } = await tell('revisar')
    expect(text).not.toContain('·')
    expect(text.match(/: bien\./g)).toHaveLength(6)
    expect(code).toBeUndefined()
  })

  test('revisar names what is wrong, and without its flag changes nothing', async () => {
    const { id } = await brigade()
    rmSync(central.copias, { recursive: true, force: true })
    const { query } = central.database
    await query(`update foto set bytes = $1`, [Buffer.from([255, 216, 255])])
    await query('update contador set seq = 1')
    await query(
      `insert into reporte_clave (id, huella, dispositivo, propio) values ('reporte-sin-nada', $1, null, true)`,
      [Buffer.from([1])],
    )
    await query(`insert into registro values ('de_otro_programa', 'x-1', '{"":["1",true]}', 1)`)
    await query(`update registro set campos = '{"":["1",true]}' where coleccion = $1 and id = 'inv-1'`, [
      INVENTARIO,
    ])
    const before = await query('select * from contador')
    const { text, code } = await tell('revisar')
    expect(code).toBe(3)
    expect(text).toContain(`1 fotografía está dañada (${id})`)
    expect(text).toMatch(/Va en 1, y el último cambio es el \d+\. Con --reparar: se pone en/)
    expect(text).toContain('1 llave es de un reporte que no está (reporte-sin-nada)')
    expect(text).toContain('«de_otro_programa», que este programa no conoce')
    expect(text).toMatch(/1 registro no se puede leer \(inv-1\)/)
    expect(text).toContain('No hay ninguna en')
    expect(await query('select * from contador')).toEqual(before)
    expect(await query('select 1 from foto')).toHaveLength(1)
  })

  test('with --reparar it mends what it named; devices offer again what they hold', async () => {
    const { jefa, id } = await brigade()
    await copy()
    const { query } = central.database
    const { epoca } = await jefa.sync()
    await query(`update foto set bytes = $1`, [Buffer.from([255, 216, 255])])
    await query('update contador set seq = 1')
    const { text, code } = await tell('revisar', ['--reparar'])
    expect(text).toMatch(/dañada .*Reparado: se quitaron/)
    expect(text).toMatch(/Reparado: está en \d+/)
    expect(code).toBeUndefined()
    const again = await jefa.sync()
    expect(again.epoca).not.toBe(epoca)
    // Without that photo the record still names it: a device brings it again.
    expect((await tell('revisar')).text).toContain(`no está aquí (${id})`)
    expect((await jefa.call('PUT', `/fotos/${id}`, { body: PHOTO })).status).toBe(201)
    expect((await tell('revisar')).code).toBeUndefined()
  })

  test('exportar makes no copy of a database that has lost whose it is', async () => {
    await brigade()
    await central.database.query('delete from central')
    const file = join(central.copias, 'copia.ndjson.gz')
    await expect(runHere('exportar', central.database, file, where())).rejects.toThrow('le falta una parte')
    expect(existsSync(file)).toBe(false)
  })

  test('importar says how much room a copy needs, before it changes anything', async () => {
    await brigade()
    await copy()
    const [{ nombre } = { nombre: '' }] = await listCopias(central.copias)
    const file = join(central.copias, nombre)
    await expect(importFrom(central.database, file, { free: () => 1 })).rejects.toThrow(
      'No hay espacio para reponer la copia',
    )
    expect(await central.database.query('select 1 from foto')).toHaveLength(1)
  })

  test('a new code claims, the console’s earlier ones no more; a claimed central has none', async () => {
    const { text } = await tell('renovar-codigo')
    const [, codigo = ''] = /Código: ([A-Z0-9]{10})/.exec(text) ?? []
    const body = { ...JEFA, dispositivo: 'aaaaaaaa', muestras: 'quitar' }
    const visitor = central.visitor()
    expect((await visitor.post('/primera', { ...body, codigo: central.codigo })).status).toBe(403)
    expect((await visitor.post('/primera', { ...body, codigo })).status).toBe(201)
    await expect(tell('renovar-codigo')).rejects.toThrow('ya es de una brigada')
  })
})

describe('progress', () => {
  const written = (isTTY: boolean) => {
    let text = ''
    const { progress, end } = progressOn({
      isTTY,
      write: (part) => {
        text += part
      },
    })
    progress('Copiando', 1, 1200)
    progress('Copiando', 2, 1200)
    progress('Leyendo')
    end()
    return text
  }

  test('a file gets each step once', () => {
    expect(written(false)).toBe('  Copiando…\n  Leyendo…\n')
  })

  test('a person sees one line that changes, and goes', () => {
    const lines = written(true).split('\r\u001b[K')
    expect([lines.at(1), ...lines.slice(-2)]).toEqual(['  Copiando… 1 de 1.200', '  Leyendo…', ''])
  })
})

test('help is for who knows the command: an unknown word is told, with --ayuda too', async () => {
  const ask = (name: string, ...given: string[]) =>
    runCommand(name, given, { folder: 'no-hay', url: undefined }, undefined)
  for (const name of ['estado', 'brigadas', 'ayuda', '-h']) expect(await ask(name, '--ayuda')).toBe(0)
  for (const given of [[], ['--ayuda'], ['-h']]) {
    const refusal = ask('palabra-desconocida', ...given)
    await expect(refusal).rejects.toThrow('No existe la orden «palabra-desconocida».')
    await expect(refusal).rejects.toBeInstanceOf(UsageError)
  }
})
