import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { DIBUJO_PATHS } from '@/entities/sitio/dibujos'
import { dibujosObject, sitioObject } from '@/entities/sitio/module'
import { newUuid } from '@/shared/storage/ids'
import { ONLY } from '@/sync/collections'
import { EXISTS } from '@/sync/fields'
import { DIST } from '../tools/build.mjs'
import { type Client, written } from './support/client'
import { DRAWN } from './support/drawn'
import { ENGINES } from './support/engines'
import { useCentral } from './support/world'

const CARD = '/img/compartir.png'

/** Bytes that begin as a PNG does, another for each picture. */
const PNG = (name: string) => Buffer.from(`\x89PNG\r\n\x1a\n${name}`, 'latin1')

const tell = (client: Client, { key, defaults }: { key: string; defaults: () => object }, values: object) => {
  const campos = written(client.device, { [EXISTS]: true, ...defaults(), ...values })
  return client.sync([{ c: key, id: ONLY, campos }])
}

/** As the chief's device does it: the photos, and where they stand. */
async function bringDrawn(client: Client, round: string): Promise<Record<string, string>> {
  const drawn: Record<string, string> = {}
  for (const which of Object.values(DIBUJO_PATHS)) {
    const id = newUuid()
    const { status } = await client.call('PUT', `/fotos/${id}`, { body: new Uint8Array(PNG(which + round)) })
    expect(status).toBe(201)
    drawn[which] = `idb:${id}`
  }
  await tell(client, dibujosObject, { de: round, ...drawn })
  return drawn
}

describe.each(ENGINES)('the look · %s', (engine) => {
  const central = useCentral(engine, DRAWN)
  const get = (path: string, headers: Record<string, string> = {}) => fetch(central.url + path, { headers })
  const bytes = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer())
  const page = async (path = '/servicios') => (await get(path)).text()
  /** What the page gives chats to show. */
  const shared = async () => /property="og:image" content="([^"]*)"/.exec(await page())?.[1]
  const manifest = async () => (await get('/manifest.webmanifest')).json()

  test('pages, manifest, icons and card follow what the chief chose, and go back to the build’s', async () => {
    const jefa = await central.claim('quitar')
    const built = await page()
    expect(built).toContain('name="theme-color" content="#B3261E"')
    expect(built).not.toContain(':root{--bomberos-marca')
    for (const path of Object.keys(DIBUJO_PATHS))
      expect((await bytes(path)).equals(readFileSync(join(DIST, path))), path).toBe(true)

    await tell(jefa, configuracionObject, { sitioWeb: 'https://bomberos.nabon.ec' })
    await tell(jefa, sitioObject, { ejemplo: false, color: '#1e6b43' })
    const drawn = await bringDrawn(jefa, 'uno')
    const card = () => `${CARD}?v=${drawn.compartir?.slice(-8)}`
    await expect.poll(shared).toBe(`https://bomberos.nabon.ec${card()}`)
    const html = await page()
    expect(html).toContain(
      '<style data-inicial>:root{--bomberos-marca:#1e6b43;--bomberos-marca-honda:#0f3622;--bomberos-marca-clara:#a5c4b4}</style>',
    )
    expect(html).toContain('name="theme-color" content="#1e6b43"')
    expect(html).toContain(`"image":"https://bomberos.nabon.ec${card()}"`)
    const icon = /<link rel="icon" href="([^"]*)"/.exec(html)?.[1] ?? ''
    const apple = /<link rel="apple-touch-icon" href="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(html.match(/rel="icon"/g)).toHaveLength(1)
    const { theme_color, icons } = await manifest()
    expect(theme_color).toBe('#1e6b43')
    expect(icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ])
    const named = [icon, apple, card(), ...icons.map(({ src }: { src: string }) => src)]
    for (const address of named) {
      const which = DIBUJO_PATHS[address.split('?')[0] ?? '']
      expect((await bytes(address)).equals(PNG(`${which}uno`)), address).toBe(true)
    }

    // The address without anything behind it is the same picture; an answer is kept until it changes.
    const first = await get(CARD)
    const etag = first.headers.get('etag') ?? ''
    expect([first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
      'image/png',
      'no-cache',
    ])
    const known = () => get(CARD, { 'if-none-match': etag })
    expect((await known()).status).toBe(304)
    await bringDrawn(jefa, 'dos')
    await expect.poll(async () => (await known()).status).toBe(200)
    expect((await bytes(CARD)).equals(PNG('compartirdos'))).toBe(true)
    expect(await shared()).not.toContain(card())

    const none = Object.fromEntries(Object.values(DIBUJO_PATHS).map((which) => [which, '']))
    await tell(jefa, dibujosObject, { de: '', ...none })
    await expect.poll(shared).toBe(`https://bomberos.nabon.ec${CARD}`)
    expect((await bytes(CARD)).equals(readFileSync(join(DIST, CARD)))).toBe(true)
    expect((await manifest()).icons).toHaveLength(4)
  })

  test('what chats and an installation show is named after the brigade', async () => {
    const jefa = await central.claim('quitar')
    const title = async (path: string) => /property="og:title" content="([^"]*)"/.exec(await page(path))?.[1]
    expect((await manifest()).screenshots).toHaveLength(3)
    await tell(jefa, configuracionObject, { nombreInstitucion: 'Bomberos de Nabón', canton: 'Nabón' })
    await expect.poll(() => title('/')).toBe('Bomberos de Nabón')
    expect(await title('/servicios')).toBe('Servicios · Bomberos de Nabón')
    const own = await manifest()
    expect(own).toMatchObject({ name: 'Bomberos de Nabón', short_name: 'Bomberos Nabón' })
    expect(own.description).toMatch(/^Bomberos de Nabón: /)
    expect(own).not.toHaveProperty('screenshots')
  })

  test('no sample figure is in the open data, with the samples left too', async () => {
    const jefa = await central.claim('dejar')
    const cifras = async () => (await (await get('/datos/cifras.json')).json()).filas
    const named = async () => (await cifras()).map(({ cifra }: { cifra: string }) => cifra)
    expect(await named()).toEqual(['compromiso'])
    expect(await page('/')).toContain('dato de muestra')
    await tell(jefa, sitioObject, { atenciones: '7' })
    await expect.poll(named).toContain('emergencias atendidas')
  })

  test('a drawing that isn’t here yet leaves the build’s own', async () => {
    const jefa = await central.claim('quitar')
    await tell(jefa, dibujosObject, { compartir: `idb:${newUuid()}` })
    await expect.poll(shared).toContain(`${CARD}?v=`)
    expect((await bytes(CARD)).equals(readFileSync(join(DIST, CARD)))).toBe(true)
  })

  test('what is no colour, no photo or a drawing with a script inside is refused', async () => {
    const jefa = await central.as('SUPERADMIN')
    const verdict = async (object: Parameters<typeof tell>[1], values: object) =>
      (await tell(jefa, object, values)).estados[0]?.estado
    expect(await verdict(sitioObject, { color: '#1e6b43' })).toBe('ok')
    for (const color of ['red;}</style><script>alert(1)</script>', 'red', '#12345g', 7])
      expect(await verdict(sitioObject, { color }), String(color)).toBe('invalido')
    for (const emblema of ['data:image/svg+xml,<svg onload="alert(1)"/>', 'javascript:alert(1)'])
      expect(await verdict(sitioObject, { emblema }), emblema).toBe('invalido')
    for (const compartir of ['https://example.org/x.png', 'idb:"><script>'])
      expect(await verdict(dibujosObject, { compartir }), compartir).toBe('invalido')
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    expect((await jefa.call('PUT', `/fotos/${newUuid()}`, { body: svg })).status).toBe(415)
    expect(await page()).not.toContain('alert(1)')
    const tesorera = await central.as('TESORERIA')
    for (const object of [sitioObject, dibujosObject])
      expect((await tell(tesorera, object, { de: 'x', color: '#1e6b43' })).estados[0]?.estado).toBe(
        'prohibido',
      )
  })
})
