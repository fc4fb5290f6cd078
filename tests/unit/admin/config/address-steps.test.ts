import { expect, test } from 'vitest'
import { addressSteps } from '@/admin/config/central/direccion'

const missing = (origin: string, sitioWeb = '') =>
  addressSteps(origin, sitioWeb)
    .filter(({ done }) => !done)
    .map(({ words }) => words)

test('an address by https that stays, and that the configuration names, lacks nothing', () => {
  expect(missing('https://estacion.algo.ts.net', 'https://estacion.algo.ts.net/')).toEqual([])
  expect(missing('https://estacion.algo.ts.net', 'estacion.algo.ts.net')).toEqual([])
})

test('what the configuration doesn’t name, or names otherwise, is told with the address to write', () => {
  for (const sitioWeb of ['', 'https://bomberos.gob.ec'])
    expect(missing('https://estacion.algo.ts.net', sitioWeb)).toEqual([
      expect.stringContaining('escribir estacion.algo.ts.net en General → Sitio web'),
    ])
})

test('a quick tunnel is told to change at each start', () => {
  const address = 'https://red-fox.trycloudflare.com'
  expect(missing(address, address)).toEqual([expect.stringMatching(/^que sea siempre la misma/)])
})

test('the station’s own network lacks https and a name', () => {
  expect(missing('http://192.168.1.20:4173')).toEqual([
    expect.stringMatching(/^https/),
    expect.stringMatching(/^un nombre/),
    expect.stringMatching(/^que sea siempre la misma/),
    expect.stringMatching(/^escribir/),
  ])
})

test('on the central’s own machine nothing can be told of what phones use', () => {
  for (const origin of ['http://localhost:4173', 'http://127.0.0.1:4173', 'http://[::1]:4173'])
    expect(missing(origin)).toEqual([expect.stringContaining('en la propia máquina')])
})
