import { describe, expect, test, vi } from 'vitest'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { mediosList } from '@/entities/galeria/module'
import { sitioObject } from '@/entities/sitio/module'
import { SERVICIOS } from '@/entities/sitio/servicios'
import { VALORES } from '@/entities/sitio/textos'
import type { PublicCopy } from '@/server/publico/copy'
import type { OpenRenderer } from '@/server/publico/pages'
import { ONLY } from '@/sync/collections'
import { type Client, newItem, written } from './support/client'
import { DRAWN } from './support/drawn'
import { useCentral } from './support/world'

const slide = { id: 'a', titulo: 'Nuestra estación', url: '/img/hero-1.svg', creditos: '' }

const UNREADABLE = 'La central no pudo leer este registro.'

describe('rows that no page could draw', () => {
  const central = useCentral('PGlite', DRAWN)
  const page = async (path: string) => {
    const answer = await fetch(central.url + path)
    return { status: answer.status, text: await answer.text() }
  }
  const shows = async (word: string) => (await page('/')).text.includes(word)
  const say = async (client: Client, c: string, values: object, id = ONLY) =>
    (await client.sync([{ c, id, campos: written(client.device, { ...values }) }])).estados[0]

  /** What a central of an earlier version took. */
  async function stored(c: string, values: object, id = ONLY): Promise<void> {
    await central.database.query(
      `with n as (update contador set seq = seq + 1 returning seq)
       insert into registro (coleccion, id, campos, seq) select $1, $2, $3::json, seq from n
       on conflict (coleccion, id) do update set campos = excluded.campos, seq = excluded.seq`,
      [c, id, JSON.stringify(written('de-antes', { '': true, ...values }))],
    )
    await central.database.query(`select pg_notify('cambios', '')`)
  }

  test.each([
    ['a slide without anything', { diapositivas: [slide, {}] }, UNREADABLE],
    [
      'a value with an icon that every object has',
      { valores: [{ ...VALORES[0], icono: 'constructor' }] },
      UNREADABLE,
    ],
    ['a service of no kind', { servicios: [{ ...SERVICIOS[0], tipo: 'valueOf' }] }, UNREADABLE],
    ['a list that is none', { diapositivas: { 0: slide } }, 'Ese valor no se puede leer.'],
  ])('%s is refused in words, and the site stays as it was', async (_, values, mensaje) => {
    const jefa = await central.claim()
    expect((await say(jefa, sitioObject.key, { '': true, ejemplo: false, mision: 'Servir.' }))?.estado).toBe(
      'ok',
    )
    expect(await say(jefa, sitioObject.key, values)).toMatchObject({
      estado: 'invalido',
      mensaje,
    })
    await expect.poll(() => shows('Servir.')).toBe(true)
  })

  test('a name that every object has is no id and no field', async () => {
    const bodega = await central.as('BODEGA')
    for (const name of ['__proto__', 'constructor']) {
      const { estados } = await bodega.sync([newItem(bodega.device, name)])
      expect(estados[0]?.estado, name).toBe('invalido')
    }
    const item = newItem(bodega.device, 'inv-1')
    const field = { ...item, campos: { ...item.campos, ...written(bodega.device, { valueOf: 1 }) } }
    expect((await bodega.sync([field])).estados[0]?.estado).toBe('invalido')
  })

  test('one that is here already is left out, the rest stays, and the site can be edited', async () => {
    const jefa = await central.claim()
    await stored(sitioObject.key, {
      ejemplo: false,
      mision: 'Servir.',
      color: 'rojo',
      diapositivas: [{}, slide],
      valores: [{ ...VALORES[0], icono: 'constructor' }, VALORES[1]],
      servicios: [{ ...SERVICIOS[0], tipo: 'valueOf' }, SERVICIOS[1]],
    })
    await stored(configuracionObject.key, {
      ...configuracionObject.defaults(),
      nombreInstitucion: 'Bomberos de Nabón',
      telefono: 7,
      mesesDatosReporte: 'x',
    })
    await stored(mediosList.key, { titulo: 'Sin dirección', url: 7, seccion: 'GALERIA' }, 'malo')
    await expect.poll(() => shows('Servir.')).toBe(true)
    const { status, text } = await page('/')
    expect(status).toBe(200)
    for (const word of ['Bomberos de Nabón', 'Nuestra estación', 'Disciplina', SERVICIOS[1]?.nombre])
      expect(text.includes(word ?? ''), word).toBe(true)
    for (const word of ['Valentía', SERVICIOS[0]?.nombre ?? '', 'Sin dirección'])
      expect(text.includes(word), word).toBe(false)
    expect((await page('/galeria')).status).toBe(200)
    expect((await say(jefa, sitioObject.key, { mision: 'Servir mejor.' }))?.estado).toBe('ok')
    await expect.poll(() => shows('Servir mejor.')).toBe(true)
  })
})

describe('a page that can’t be drawn', () => {
  const copy: PublicCopy = {
    modo: 'suya',
    meses: [],
    publico: {
      ...{ version: '1', fecha: '2026-11-24T12:00:00Z', retiradas: [] },
      datos: {
        [configuracionObject.key]: configuracionObject.defaults(),
        [sitioObject.key]: { ejemplo: false, valores: 7 },
      },
    },
  }

  test('keeps its title and the number to call, and tells why only to whoever keeps the log', async () => {
    const { text, fault } = (await DRAWN.renderer?.(DRAWN.dist).draw('/', copy)) ?? {}
    expect(fault).toBeInstanceOf(TypeError)
    expect(text).toMatch(/<title data-inicial>Inicio · /)
    expect(text).toContain('href="tel:911"')
    expect(text).toContain('Unexpected Application Error!')
    expect(text).not.toContain('is not a function')
  })
})

describe('a central whose renderer fails', () => {
  const draws = vi.fn()
  const renderer: OpenRenderer = () => ({
    placeOf: (path) => (path === '/' ? { path, status: 200 } : null),
    async draw() {
      draws()
      return { type: 'text/html', text: '911', fault: new TypeError('x') }
    },
  })
  const central = useCentral('PGlite', { ...DRAWN, renderer })

  test('says so with the status, logs it, and draws it once', async () => {
    for (let times = 0; times < 2; times++) {
      const answer = await fetch(central.url)
      expect([answer.status, await answer.text()]).toEqual([500, '911'])
    }
    expect(draws).toHaveBeenCalledOnce()
    expect(central.lines.filter((line) => line.includes('"pagina":"/"'))).toHaveLength(1)
  })
})
